#!/usr/bin/env python3
"""`jury lsp` as an editor uses it: a recorded client. What is shown after a document is opened, edited and saved; what
can be done about a finding, carried out and checked again; and how long it takes on a class of about 500 lines.
usage: lsp_test.py --jury PATH"""
import os
import time

import make_class
from rpc import Client
from setting import Setting

test = Setting()
expect, expect_that = test.expect, test.expect_that

SHOP = """package shop;

import java.util.List;

public class Shop {
  private int orders;

  public void order() { if (orders < 9) orders++; }

  public static int length(String name) {
    int extra = 1;
    return name.length() + extra;
  }

  public int perOrder(int pieces) {
    return pieces / orders;
  }

  public static int half(int x) {
    return Helper.halve(x);
  }

  @Deprecated
  public static int first(int[] numbers) {
    return numbers[0];
  }

  public static void checked(int size) {
    if (size < 0) throw new IllegalArgumentException("size");
  }
}
"""
root = test.folder + "/project"
path = test.write("project/src/main/java/shop/Shop.java", SHOP)
test.write("project/src/main/java/shop/Helper.java",
           "package shop;\nclass Helper {\n  static int halve(int x) { return x / 2; }\n}\n")
uri = "file://" + path
CAPABILITIES = {"textDocument": {"publishDiagnostics": {"relatedInformation": True}},
                "workspace": {"codeLens": {"refreshSupport": True}},
                "window": {"showDocument": {"support": True}, "workDoneProgress": True}}


def start(folder, **environment):
    client = Client([test.jury, "lsp"], dict(test.environment, **environment), test.folder)
    expect("before initialize", -32002, client.call("textDocument/hover", {})["error"]["code"])
    answer = client.call("initialize", {"rootUri": "file://" + folder, "capabilities": CAPABILITIES,
                                        "initializationOptions": {"status": True}})
    client.notify("initialized")
    return client, answer["result"]["capabilities"]


def opened(client, uri, text):
    client.notify("textDocument/didOpen",
                  {"textDocument": {"uri": uri, "languageId": "java", "version": 1, "text": text}})


def changed(client, uri, text):
    client.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text}]})


def saved(client, uri, text):
    with open(uri[len("file://"):], "w") as file:
        file.write(text)
    client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})


class Shown:
    """What the editor shows of a document when a check has ended."""

    def __init__(self, client, uri):
        self.client, self.uri = client, uri

    def wait(self):
        """Until a check has ended; the diagnostics, the statuses, and what came on the way."""
        last = self.client.wait_for(lambda m: m.get("method") == "jury/status" and m["params"]["uri"] == self.uri and
                                    m["params"]["state"] == "done")
        self.status = {m["name"]: m for m in last["params"]["methods"]}
        self.on_the_way = [m for m in self.client.inbox if m.get("params", {}) and
                           (m["params"].get("uri") == self.uri)]
        self.client.inbox.clear()
        published = [m for m in self.on_the_way if m["method"] == "textDocument/publishDiagnostics"]
        if published:
            self.diagnostics = published[-1]["params"]["diagnostics"]
        return self

    def lines(self):
        return sorted((d["range"]["start"]["line"], d["severity"], d["code"]) for d in self.diagnostics)


client, capabilities = start(root)
expect("it offers", ["codeActionProvider", "codeLensProvider", "executeCommandProvider", "hoverProvider",
                     "textDocumentSync"], sorted(capabilities))
opened(client, uri, SHOP)
shown = Shown(client, uri).wait()

# Diagnostics: what counts is an error, what needs an argument is information; guards are none.
expect("diagnostics", [(11, 3, "jury/exceptions"), (15, 1, "jury/exceptions"), (24, 3, "jury/exceptions")], shown.lines())
by_line = {d["range"]["start"]["line"]: d for d in shown.diagnostics}
expect("the range is the code of the line", ({"line": 15, "character": 4}, {"line": 15, "character": 27}),
       (by_line[15]["range"]["start"], by_line[15]["range"]["end"]))
expect_that("the message begins with what happens",
            by_line[15]["message"].startswith("java.lang.ArithmeticException: / by zero\nshop.Shop.perOrder: "))
expect_that("and shows the calls", "perOrder(" in by_line[15]["message"], by_line[15]["message"])
steps = by_line[11]["relatedInformation"]
expect("the execution as related places", [10, 10, 11, 11], [s["location"]["range"]["start"]["line"] for s in steps])
expect("in order", ["1.", "2.", "3.", "4."], [s["message"].split()[0] for s in steps])
expect_that("with what changes", "extra = 1" in steps[1]["message"], steps[1]["message"])

# Status beside every method.
expect("status", {"shop.Shop.order": "proved", "shop.Shop.length": "conditional", "shop.Shop.perOrder": "refuted",
                  "shop.Shop.half": "proved", "shop.Shop.first": "conditional", "shop.Shop.checked": "accepted"},
       {name: m["status"] for name, m in shown.status.items() if name != "shop.Shop.checked"} |
       {"shop.Shop.checked": "accepted" if shown.status["shop.Shop.checked"]["status"] in ("accepted", "proved") else "?"})
statuses = [m["params"] for m in shown.on_the_way if m["method"] == "jury/status"]
expect_that("running first", any(m["status"] == "running" for s in statuses for m in s["methods"]) or
            len(statuses) == 0, statuses[:1])
lenses = client.call("textDocument/codeLens", {"textDocument": {"uri": uri}})["result"]
expect("a lens for every method", [7, 9, 14, 18, 23, 27], sorted(l["range"]["start"]["line"] for l in lenses))
title = {l["range"]["start"]["line"]: l["command"]["title"] for l in lenses}
expect_that("says proved", title[7].endswith("proved"), title[7])
expect_that("says what is excluded", "name != null" in title[9], title[9])
expect_that("says refuted", "refuted: ArithmeticException" in title[14], title[14])
first = client.call("workspace/executeCommand", lenses[0]["command"])
expect_that("a click explains", "no exception escapes" in first["result"], first)


def hover(line):
    return client.call("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": line, "character": 5}})["result"]


text = hover(14)["contents"]["value"]
for part in ("**refuted**", "by the engine", "`java.lang.ArithmeticException: / by zero`", "```java", "assuming that"):
    expect_that("hover has " + part, part in text, text)
expect_that("hover tells evidence", "complete: " in hover(7)["contents"]["value"], hover(7))
expect("hover elsewhere", None, hover(1))


def actions(line):
    place = {"line": line, "character": 0}
    return client.call("textDocument/codeAction", {"textDocument": {"uri": uri}, "range": {"start": place, "end": place},
                                                   "context": {"diagnostics": []}})["result"]


def titled(line, part):
    return next(a for a in actions(line) if part in a["title"])


def apply(text, action):
    """The text after the edits of an action."""
    lines = text.split("\n")
    for edit in action["edit"]["changes"][uri]:
        start, end = edit["range"]["start"], edit["range"]["end"]
        before = lines[start["line"]][:start["character"]]
        after = lines[end["line"]][end["character"]:]
        lines[start["line"]:end["line"] + 1] = (before + edit["newText"] + after).split("\n")
    return "\n".join(lines)


# What can be done about it.
expect("no precondition excludes a state", 3, len(actions(15)))
expect("nothing to do about what is proved", [], actions(19))
required = apply(SHOP, titled(11, "require name != null"))
expect_that("the precondition stands above the method", "\n  //@ requires name != null;\n  public static int length" in required)
annotated = apply(SHOP, titled(24, "require"))
expect_that("and above its annotations", "requires numbers != null && numbers.length > 0;" in annotated and
            annotated.index("//@ requires") < annotated.index("@Deprecated"), annotated)
page = client.call("workspace/executeCommand", titled(15, "open the page")["command"])["result"]["page"]
expect_that("the page is there", os.path.isfile(page), page)
expect("and is shown", "file://" + page, client.told("window/showDocument")["uri"])
client.call("workspace/executeCommand", titled(15, "JUnit")["command"])
file = client.told("window/showDocument", external=False)["uri"][len("file://"):]
expect("the test", root + "/jury-tests/shop", os.path.dirname(file))
expect_that("calls the method", "perOrder(" in open(file).read())

# An edit moves what is shown along, and what was edited is shown no more. A check that runs ends.
moved = SHOP.replace("  private int orders;\n", "  private int orders;\n\n  // one\n  // two\n")
changed(client, uri, moved)
client.drain(0.5)
published = [m["params"] for m in client.inbox if m.get("method") == "textDocument/publishDiagnostics"]
expect("lines move with the text", [14, 18, 27], sorted(d["range"]["start"]["line"] for d in published[-1]["diagnostics"]))
edited = SHOP.replace("return pieces / orders;", "return pieces / (orders + 1);")
client.inbox.clear()
changed(client, uri, edited)
client.drain(0.5)
published = [m["params"] for m in client.inbox if m.get("method") == "textDocument/publishDiagnostics"]
expect("an edited line loses its finding", [11, 24], sorted(d["range"]["start"]["line"] for d in published[-1]["diagnostics"]))

# Saved with the precondition and a suppression: both are gone.
fixed = required.replace("return pieces / orders;", "return pieces / (orders + 1);")
changed(client, uri, fixed)
saved(client, uri, fixed)
client.inbox.clear()
shown = Shown(client, uri).wait()
expect("after the precondition and the mend", [25], [line for line, severity, code in shown.lines()])
expect_that("the method holds", shown.status["shop.Shop.length"]["status"] in ("bounded", "proved"),
            shown.status["shop.Shop.length"])
accepted = apply(fixed, titled(25, "accept it")).replace("say here why", "callers have some")
changed(client, uri, accepted)
saved(client, uri, accepted)
client.inbox.clear()
shown = Shown(client, uri).wait()
expect("after the suppression", [], [d for d in shown.diagnostics if d["severity"] < 4])
expect("the status says why", "suppressed: callers have some", shown.status["shop.Shop.first"]["text"])

# What does not compile is no finding: it says why nothing is checked.
wrong = accepted.replace("return numbers[0];", "return numbers[0]")
changed(client, uri, wrong)
saved(client, uri, wrong)
told = client.wait_for(lambda m: m.get("method") == "textDocument/publishDiagnostics" and
                       any("does not compile" in d["message"] for d in m["params"]["diagnostics"]))
expect("javac's error at its line", [(26, 3)],
       [(d["range"]["start"]["line"], d["severity"]) for d in told["params"]["diagnostics"]])
client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
client.wait_for(lambda m: m.get("method") == "textDocument/publishDiagnostics" and not m["params"]["diagnostics"])
expect("closed: nothing is shown", -32602, client.call("textDocument/codeLens", {"textDocument": {"uri": uri}})["error"]["code"])
expect("unknown requests are refused", -32601, client.call("textDocument/rename", {})["error"]["code"])
expect("exit code", 0, client.end())

# A class of about 500 lines: from save to the first and the last diagnostic, with nothing known and with what an
# earlier check knows.
source = "".join([make_class.HEAD] + [make_class.GROUP.format(n=n, d=n + 2) for n in range(8)] + [make_class.WRONG])
path = test.write("large/Warehouse.java", source)
uri = "file://" + path
client, capabilities = start(test.folder + "/large", JURY_STORE=test.folder + "/results.db")


def measure(what, text, is_new):
    client.inbox.clear()
    if is_new:
        opened(client, uri, text)
    else:
        changed(client, uri, text)
        client.drain(0.3)
        client.inbox.clear()
    begun = time.monotonic()
    saved(client, uri, text)
    last = client.wait_for(lambda m: m.get("method") == "jury/status" and m["params"]["state"] == "done")
    came = [(m["at"], m["params"]) for m in client.inbox]
    status = [at for at, p in came if p and any(e["status"] not in ("running", "unknown") for e in p.get("methods", []))]
    finding = [at for at, p in came if p and p.get("diagnostics")]
    print("%s: first status %.2f s, first diagnostic %.2f s, last %.2f s" %
          (what, (status or [last["at"]])[0] - begun, (finding or [last["at"]])[0] - begun, last["at"] - begun), flush=True)
    findings = [p["diagnostics"] for at, p in came if p and "diagnostics" in p]
    return sorted((d["range"]["start"]["line"], d["severity"]) for d in findings[-1]) if findings else None


lines = source.split("\n")
division = next(i for i, line in enumerate(lines) if "pieces / orders" in line)
beyond = next(i for i, line in enumerate(lines) if "shelves[shelves.length]" in line)
expect("findings of %d lines" % len(lines), [(division, 1), (beyond, 1)], measure("nothing known", source, True))
worse = source.replace("return shelves[shelf] / 5;", "return shelves[shelf + 1] / 5;")
edited_line = next(i for i, line in enumerate(worse.split("\n")) if "shelf + 1" in line)
expect("after one more mistake", [(edited_line, 1), (division, 1), (beyond, 1)], measure("one method changed", worse, False))

# A check that runs ends when the text changes, and nothing more is heard of it.
options = {"entry-timeout": 0, "property": "exceptions"}
client.call("workspace/executeCommand", {"command": "jury.check", "arguments": [uri, options]})
changed(client, uri, worse + "\n")
client.drain(0.5)
client.inbox.clear()
client.drain(2)
expect("after an edit nothing more comes", [], [m for m in client.inbox if m.get("method") == "jury/status"])
expect("exit code", 0, client.end())
test.finish()
