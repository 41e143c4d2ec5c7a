import type { ServerResponse } from "node:http";
import { send, sendJson } from "../http.ts";

/** What a client asked, as far as an answer depends on it. */
export interface AskedOfModel {
  /** How the client wants its JSON. */
  toolChoice: "named-tool" | "any-tool" | "text";
  tool: string | null;
  lengthParameter: string | null;
  /** How often this scenario was asked before. */
  before: number;
}

/** The form a right answer has, and one that no check lets through. */
export interface Forms {
  right: unknown;
  wrong: unknown;
}

type Scenario = (res: ServerResponse, asked: AskedOfModel, forms: Forms) => void;

const answer = (res: ServerResponse, message: object, finishReason = "stop"): void =>
  sendJson(res, 200, {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 0,
    model: "stand-in",
    choices: [
      { index: 0, message: { role: "assistant", ...message }, finish_reason: finishReason },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 120, total_tokens: 820 },
  });
const text = (content: string) => ({ content });
const call = (name: string, fields: string) => ({
  content: null,
  tool_calls: [{ id: "call_1", type: "function", function: { name, arguments: fields } }],
});
const fill = (res: ServerResponse, { tool }: AskedOfModel, form: unknown): void => {
  const fields = JSON.stringify(form);
  answer(res, tool === null ? text(fields) : call(tool, fields), "tool_calls");
};
const refuse = (
  res: ServerResponse,
  status: number,
  error: { message: string; param?: string },
  headers: Record<string, string> = {},
): void =>
  send(
    res,
    status,
    { "content-type": "application/json", ...headers },
    JSON.stringify({ error: { type: "invalid_request_error", code: null, ...error } }),
  );
const field = (forms: Forms, value: string) =>
  JSON.parse(JSON.stringify(forms.wrong).replaceAll('"no_such_column"', JSON.stringify(value)));

/** The pause a busy server asks for. */
export const busy = { retryAfterSeconds: 50 };

/** Every way a model or its server was seen to answer. */
export const scenarios: Record<string, Scenario> = {
  right: (res, asked, { right }) => fill(res, asked, right),
  fenced: (res, _, { right }) => answer(res, text(`\`\`\`json\n${JSON.stringify(right)}\n\`\`\``)),
  "wrong-then-right": (res, asked, { right, wrong }) =>
    fill(res, asked, asked.before === 0 ? wrong : right),
  "no-named-tool": (res, asked, { right }) =>
    asked.toolChoice === "named-tool"
      ? refuse(res, 400, { message: "tool_choice must be none, auto or required" })
      : fill(res, asked, right),
  "no-tools": (res, asked, { right }) =>
    asked.toolChoice === "text"
      ? fill(res, asked, right)
      : refuse(res, 400, { message: "tools are not supported", param: "tools" }),
  "other-length-parameter": (res, asked, { right }) =>
    asked.lengthParameter === "max_tokens"
      ? refuse(res, 400, { message: "Unsupported parameter: 'max_tokens'", param: "max_tokens" })
      : fill(res, asked, right),
  "busy-then-right": (res, asked, { right }) =>
    asked.before === 0
      ? refuse(res, 429, { message: "slow down" }, { "retry-after": "1" })
      : fill(res, asked, right),
  "invalid-json": (res, { tool }) => answer(res, call(tool ?? "", '{"plan": {"v": 2,')),
  "cut-off": (res, { tool }) => answer(res, call(tool ?? "", '{"plan": {"v"'), "length"),
  "made-up-column": (res, asked, { wrong }) => fill(res, asked, wrong),
  "sql-as-column": (res, asked, forms) =>
    fill(res, asked, field(forms, "name; DROP TABLE listings --")),
  "unknown-tool": (res) => answer(res, call("run_sql", '{"sql": "SELECT 1"}')),
  "tool-loop": (res) => answer(res, call("find_value", '{"text": "again"}')),
  "deep-nesting": (res, { tool }) =>
    answer(res, call(tool ?? "", `${'{"not":'.repeat(500)}{}${"}".repeat(500)}`)),
  "endless-list": (res, asked) =>
    fill(res, asked, {
      plan: { v: 2, op: "count", where: Array.from({ length: 200_000 }, () => 1) },
    }),
  "prose-with-a-number": (res) => answer(res, text("There are 42 dentists without a web site.")),
  "no-choices": (res) => sendJson(res, 200, { id: "chatcmpl-1", choices: [] }),
  html: (res) => send(res, 200, { "content-type": "text/html" }, "<html>Sign in</html>"),
  "key-refused": (res) => refuse(res, 401, { message: "Incorrect API key provided: sk-ab***" }),
  busy: (res) =>
    refuse(res, 429, { message: "slow down" }, { "retry-after": String(busy.retryAfterSeconds) }),
  down: (res) => refuse(res, 500, { message: "internal" }),
  hanging() {},
  dribbling(res) {
    res.writeHead(200, { "content-type": "application/json" });
    const drop = setInterval(() => res.write(" "), 100);
    res.on("close", () => clearInterval(drop));
  },
  truncated(res) {
    res.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    res.write('{"choices": [{"message": {"role": "assistant", "content": "', () => res.destroy());
  },
};
