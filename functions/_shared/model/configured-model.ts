import { type Model, newModel } from "./ask-model.ts";
import { breaker } from "./breaker.ts";
import { modelClient } from "./model-client.ts";

export interface ModelSettings {
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_API_KEY: string;
  OPENAI_MODEL: string;
}

const known = new Map<string, Model>();

/**
 * The operator's model, or none: it needs a name, and a key or a server of one's own. The same
 * settings give the same model, so that a process remembers what its server understands.
 */
export function configuredModel(settings: ModelSettings): Model | null {
  const { OPENAI_BASE_URL: baseUrl = "", OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = settings;
  if (model === "" || (apiKey === "" && baseUrl === "")) return null;
  const key = JSON.stringify([baseUrl, apiKey, model]);
  const found =
    known.get(key) ?? newModel(modelClient({ baseUrl, apiKey, model }), breaker(Date.now));
  known.set(key, found);
  return found;
}
