import { type Handler, type Reading, sendJson, textReader } from "../http.ts";
import { type AskedOfModel, type Forms, scenarios } from "./scenarios.ts";

interface Knobs extends Forms {
  scenario: string;
  /** Right forms by question: the first one whose key the request contains counts. */
  replay: Record<string, unknown>;
}

const refusal = { refuse: "not_understood" };
const defaultKnobs: Knobs = {
  scenario: "right",
  right: refusal,
  wrong: { plan: { v: 2, op: "count", where: [{ f: "no_such_column", has: true }] } },
  replay: {},
};

/**
 * A language model's server that understands nothing: it replays plans, or answers in one of the
 * ways real ones were seen to fail. `GET …/log` tells what it was asked.
 */
export function createModel(reading: Reading = {}): Handler {
  const readText = textReader(reading);
  let knobs = { ...defaultKnobs };
  let log: Record<string, unknown>[] = [];

  const complete: Handler = async (req, res) => {
    const body = await readText(req, res);
    const sent = parsed(body);
    const asked: AskedOfModel = {
      toolChoice: toolChoiceOf(sent.tool_choice),
      tool:
        (sent.tools as { function?: { name: string } }[] | undefined)?.[0]?.function?.name ?? null,
      lengthParameter: ["max_tokens", "max_completion_tokens"].find((name) => name in sent) ?? null,
      before: log.length,
    };
    log.push(sent);
    const replayed = Object.entries(Object(knobs.replay)).find(([question]) =>
      body.includes(JSON.stringify(question).slice(1, -1)),
    );
    const forms = replayed ? { ...knobs, right: replayed[1] } : knobs;
    await scenarios[knobs.scenario]?.(res, asked, forms);
  };

  const answer: Handler = async (req, res, url) => {
    const place = url.pathname.split("/").slice(3).join("/");
    if (place === "v1/chat/completions") return complete(req, res, url);
    if (place === "log") return sendJson(res, 200, log);
    if (place === "knobs" && req.method === "POST") {
      const sent = parsed(await readText(req, res));
      if (sent.scenario !== undefined && !Object.hasOwn(scenarios, String(sent.scenario))) {
        return sendJson(res, 400, { error: `unknown scenario ${sent.scenario}` });
      }
      knobs = { ...defaultKnobs, ...sent };
      log = [];
      return sendJson(res, 200, { knobs });
    }
    sendJson(res, 404, { error: "This address doesn't exist." });
  };

  return answer;
}

function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const toolChoiceOf = (choice: unknown): AskedOfModel["toolChoice"] => {
  if (choice === undefined) return "text";
  return typeof choice === "string" ? "any-tool" : "named-tool";
};
