// What the server tells of the methods of a file (the notification jury/status), without the editor: counted for the
// status bar, and as marks behind the declarations.

export interface Place {
  line: number;
  character: number;
}

export type Standing = "running" | "refuted" | "conditional" | "undecided" | "accepted" | "bounded" | "proved" | "unknown";

export interface MethodStatus {
  name: string;
  range: { start: Place; end: Place };
  status: Standing;
  text: string;
}

export interface FileStatus {
  uri: string;
  state: "none" | "running" | "done" | "failed" | "changed";
  methods: MethodStatus[];
}

const marks: Record<Standing, string> = {
  running: "…", refuted: "✗", conditional: "!", undecided: "?", accepted: "✓", bounded: "≤", proved: "✓", unknown: "·",
};

export function mark(method: MethodStatus): string {
  return `${marks[method.status]} ${method.text}`;
}

// "Jury: 2 refuted, 5 proved": the worst first; methods that hold within bounds count as such.
export function summary(file: FileStatus): string {
  if (file.state === "failed") return "Jury: not checked";
  const order: Standing[] = ["refuted", "conditional", "undecided", "bounded", "proved", "accepted"];
  const parts = order
    .map(standing => ({ standing, count: file.methods.filter(method => method.status === standing).length }))
    .filter(part => part.count > 0)
    .map(part => `${part.count} ${part.standing}`);
  const running = file.state === "running" ? "running" : "";
  return ["Jury:", [running, ...parts].filter(Boolean).join(", ") || "no methods"].join(" ");
}
