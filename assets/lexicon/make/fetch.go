package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// fetch makes sure that every package lies in the folder cache and is the very
// one that was pinned. What already lies there isn't downloaded again.
func fetch(cache string, pkgs []pkg) error {
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return err
	}
	var wrong []error
	for _, p := range pkgs {
		if err := p.fetch(cache); err != nil {
			wrong = append(wrong, fmt.Errorf("%s %s: %w", p.Name, p.Version, err))
		}
	}
	if wrong != nil {
		return fmt.Errorf("%w\n(a package that its registry doesn't offer any more may also be put into %s by hand)",
			errors.Join(wrong...), cache)
	}
	return nil
}

func (p pkg) fetch(cache string) error {
	path := filepath.Join(cache, p.File)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if err := p.download(cache); err != nil {
			return err
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("the client left no %s: %w", p.File, err)
	}
	if got := sum(data); got != p.SHA256 {
		return fmt.Errorf("%s is another file than the pinned one: its SHA-256 is %s, not %s (remove it to fetch it again)",
			path, got, p.SHA256)
	}
	return nil
}

// download calls the registry's ordinary client, which takes its mirrors from
// its own settings.
func (p pkg) download(cache string) error {
	cmd := exec.Command("npm", "pack", "--ignore-scripts", "--silent", p.Name+"@"+p.Version)
	if p.Kind == "deb" {
		cmd = exec.Command("apt-get", "download", "-qq", p.Name+"="+p.Version)
	}
	cmd.Dir = cache
	if out, err := cmd.CombinedOutput(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return fmt.Errorf("%s is needed to fetch it", cmd.Args[0])
		}
		return fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, bytes.TrimSpace(out))
	}
	return nil
}

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}

// open is the package as a tar stream, and what must be called after reading it.
func (p pkg) open(cache string) (io.Reader, func() error, error) {
	path := filepath.Join(cache, p.File)
	if p.Kind == "deb" {
		cmd := exec.Command("dpkg-deb", "--fsys-tarfile", path)
		r, err := cmd.StdoutPipe()
		if err != nil {
			return nil, nil, err
		}
		return r, cmd.Wait, cmd.Start()
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	r, err := gzip.NewReader(f)
	return r, f.Close, err
}

// unpack reads the wanted files of a package: those whose path begins with one of
// the prefixes. Paths have no leading "./".
func (p pkg) unpack(cache string, prefixes ...string) (map[string][]byte, error) {
	r, done, err := p.open(cache)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.Name, err)
	}
	files, err := untar(r, prefixes)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", p.Name, err), done())
	}
	if _, err := io.Copy(io.Discard, r); err != nil {
		return nil, errors.Join(err, done())
	}
	return files, done()
}

func untar(r io.Reader, prefixes []string) (map[string][]byte, error) {
	files := map[string][]byte{}
	for t := tar.NewReader(r); ; {
		h, err := t.Next()
		if errors.Is(err, io.EOF) {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		name := strings.TrimPrefix(h.Name, "./")
		for _, prefix := range prefixes {
			if h.Typeflag == tar.TypeReg && strings.HasPrefix(name, prefix) {
				if files[name], err = io.ReadAll(t); err != nil {
					return nil, err
				}
			}
		}
	}
}
