"""What the tests of this folder have in common: a scratch directory, the program, and a count of what failed."""
import argparse
import os
import shutil
import sys
import tempfile


class Setting:
    def __init__(self):
        parser = argparse.ArgumentParser()
        parser.add_argument("--jury", required=True)
        self.jury = os.path.realpath(parser.parse_args().jury)
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="jury-serve-test-"))
        self.environment = dict(os.environ, JURY_STORE="none", NO_COLOR="1", TMPDIR=self.folder + "/tmp")
        os.mkdir(self.folder + "/tmp")
        self.failures = 0

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
        return path

    def expect(self, what, expected, got):
        if expected == got:
            print("ok  %s: %s" % (what, got), flush=True)
        else:
            self.failures += 1
            print("FAILED %s: expected %s, got %s" % (what, expected, got), flush=True)

    def expect_that(self, what, holds, got=""):
        self.expect(what, True, bool(holds) or got)

    def finish(self):
        left = os.listdir(self.folder + "/tmp")
        self.expect("temporary files that are left", [], left)
        shutil.rmtree(self.folder, ignore_errors=True)
        sys.exit(1 if self.failures else 0)
