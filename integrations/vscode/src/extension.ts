// Starts `jury lsp` for Java files. What it finds is shown by the editor's own means: problems, code lenses, hover and
// quick fixes. Beside these, the status of each method stands behind its declaration and their sum in the status bar.
import * as vscode from "vscode";
import { LanguageClient, ServerOptions, LanguageClientOptions, TransportKind } from "vscode-languageclient/node";
import { FileStatus, mark, summary } from "./status";

let client: LanguageClient | undefined;
let bar: vscode.StatusBarItem;
const files = new Map<string, FileStatus>();

const decorations: Record<string, vscode.TextEditorDecorationType> = {};
const colours: Record<string, string> = {
  refuted: "editorError.foreground", conditional: "editorWarning.foreground", undecided: "editorInfo.foreground",
};

function decoration(status: string): vscode.TextEditorDecorationType {
  return (decorations[status] ??= vscode.window.createTextEditorDecorationType({
    after: { margin: "0 0 0 2em", color: new vscode.ThemeColor(colours[status] ?? "editorCodeLens.foreground") },
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  }));
}

function settings(): { path: string; marks: boolean; server: object } {
  const all = vscode.workspace.getConfiguration("jury");
  return {
    path: all.get<string>("path", "jury"),
    marks: all.get<boolean>("marks", true),
    server: {
      inputs: all.get<string[]>("inputs", []),
      options: all.get<object>("options", {}),
      testDirectory: all.get<string>("testDirectory", ""),
      status: true,
    },
  };
}

function show(editor: vscode.TextEditor): void {
  const file = files.get(editor.document.uri.toString());
  const isShown = settings().marks;
  for (const status of new Set([...Object.keys(decorations), ...(file?.methods ?? []).map(method => method.status)])) {
    const of = isShown ? (file?.methods ?? []).filter(method => method.status === status) : [];
    editor.setDecorations(decoration(status), of.map(method => ({
      range: new vscode.Range(method.range.end.line, method.range.end.character, method.range.end.line, method.range.end.character),
      renderOptions: { after: { contentText: mark(method) } },
    })));
  }
}

function showBar(): void {
  const file = vscode.window.activeTextEditor && files.get(vscode.window.activeTextEditor.document.uri.toString());
  if (!file) return bar.hide();
  bar.text = summary(file);
  bar.show();
}

function told(file: FileStatus): void {
  const uri = vscode.Uri.parse(file.uri).toString();
  files.set(uri, file);
  for (const editor of vscode.window.visibleTextEditors) if (editor.document.uri.toString() === uri) show(editor);
  showBar();
}

async function start(): Promise<void> {
  const { path, server } = settings();
  const serverOptions: ServerOptions = { command: path, args: ["lsp"], transport: TransportKind.stdio };
  const clientOptions: LanguageClientOptions = {
    documentSelector: [{ scheme: "file", language: "java" }],
    initializationOptions: server,
  };
  client = new LanguageClient("jury", "Jury", serverOptions, clientOptions);
  client.onNotification("jury/status", told);
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    void vscode.window.showErrorMessage(`Jury: '${path} lsp' does not start (${error}). Is jury installed? The setting jury.path says where.`);
  }
}

async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  await running?.stop();
}

async function check(options: object): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (!client || document?.languageId !== "java") return;
  await document.save();
  await client.sendRequest("workspace/executeCommand", { command: "jury.check", arguments: [document.uri.toString(), options] });
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  bar = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  bar.command = "workbench.actions.view.problems";
  context.subscriptions.push(
    bar,
    vscode.commands.registerCommand("jury.checkFile", () => check({})),
    vscode.commands.registerCommand("jury.checkLonger", () => check({ "entry-timeout": 60 })),
    vscode.commands.registerCommand("jury.restart", async () => { await stop(); await start(); }),
    vscode.window.onDidChangeActiveTextEditor(editor => { if (editor) show(editor); showBar(); }),
    vscode.workspace.onDidCloseTextDocument(document => { files.delete(document.uri.toString()); }),
    vscode.workspace.onDidChangeConfiguration(async event => {
      if (event.affectsConfiguration("jury.path")) { await stop(); await start(); }
      else if (event.affectsConfiguration("jury")) await client?.sendNotification("workspace/didChangeConfiguration", { settings: { jury: settings().server } });
    }),
  );
  await start();
}

export function deactivate(): Promise<void> {
  return stop();
}
