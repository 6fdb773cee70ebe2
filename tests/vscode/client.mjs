// The protocol library of VS Code's language client, connected to `jury lsp`: messages are read and written by the same
// code, with the same types, as in the editor. usage: client.mjs JURY
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const protocol = require("vscode-languageserver-protocol/node");
const { mark, summary } = require("./out/status.js");

const folder = mkdtempSync(join(tmpdir(), "jury-vscode-"));
const path = join(folder, "Till.java");
const text = "public class Till {\n  public static int half(int x) { return x / 2; }\n" +
  "  public static int share(int all, int people) {\n    return all / people;\n  }\n}\n";
writeFileSync(path, text);
const uri = pathToFileURL(path).href;

const server = spawn(process.argv[2], ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
const connection = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(server.stdout), new protocol.StreamMessageWriter(server.stdin));
const diagnostics = [], statuses = [];
let done;
const checked = new Promise(resolve => { done = resolve; });
connection.onNotification(protocol.PublishDiagnosticsNotification.type, params => diagnostics.push(params));
connection.onNotification("jury/status", params => { statuses.push(params); if (params.state === "done") done(); });
connection.onRequest(protocol.CodeLensRefreshRequest.type, () => null);
connection.listen();

const { capabilities } = await connection.sendRequest(protocol.InitializeRequest.type, {
  processId: process.pid, rootUri: pathToFileURL(folder).href, workspaceFolders: null, initializationOptions: { status: true },
  capabilities: { textDocument: { publishDiagnostics: { relatedInformation: true } }, workspace: { codeLens: { refreshSupport: true } } },
});
assert.equal(capabilities.textDocumentSync.change, protocol.TextDocumentSyncKind.Full);
await connection.sendNotification(protocol.InitializedNotification.type, {});
await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type,
  { textDocument: { uri, languageId: "java", version: 1, text } });
await checked;

const [found] = diagnostics.at(-1).diagnostics;
assert.ok(protocol.Diagnostic.is(found), "a diagnostic as the library has it");
assert.equal(found.severity, protocol.DiagnosticSeverity.Information);
assert.deepEqual(found.range, { start: { line: 3, character: 4 }, end: { line: 3, character: 24 } });
for (const place of found.relatedInformation) assert.ok(protocol.DiagnosticRelatedInformation.is(place));

const lenses = await connection.sendRequest(protocol.CodeLensRequest.type, { textDocument: { uri } });
assert.equal(lenses.length, 2);
for (const lens of lenses) assert.ok(protocol.CodeLens.is(lens) && protocol.Command.is(lens.command));
const hover = await connection.sendRequest(protocol.HoverRequest.type, { textDocument: { uri }, position: { line: 3, character: 6 } });
assert.ok(protocol.Hover.is(hover) && hover.contents.value.includes("ArithmeticException"));
const actions = await connection.sendRequest(protocol.CodeActionRequest.type,
  { textDocument: { uri }, range: found.range, context: { diagnostics: [found] } });
for (const action of actions) assert.ok(protocol.CodeAction.is(action), JSON.stringify(action));
assert.ok(actions.some(action => action.title === "Jury: require people != 0"));

// What the extension makes of the statuses.
const last = statuses.at(-1);
assert.equal(summary(last), "Jury: 1 conditional, 1 proved");
assert.equal(mark(last.methods[0]), "✓ proved");
assert.equal(summary({ ...last, state: "running", methods: [] }), "Jury: running");

const unknown = await connection.sendRequest("textDocument/rename", {}).catch(error => error);
assert.equal(unknown.code, protocol.ErrorCodes.MethodNotFound);
await connection.sendRequest(protocol.ShutdownRequest.type);
await connection.sendNotification(protocol.ExitNotification.type);
const code = await new Promise(resolve => server.on("exit", resolve));
assert.equal(code, 0);
connection.dispose();
rmSync(folder, { recursive: true });
console.log("ok  the language client's library and the server understand each other");
