import { gunzipSync } from "node:zlib";
import type { Bounds } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import type { Listing } from "#domain/listing/listing.ts";
import { phoneText } from "#domain/phone/phone-text.ts";
import type { Answer } from "#domain/query/answer.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn, zoneOf } from "#domain/query/clock.ts";
import { decodeSnapshot, type Snapshot } from "#domain/snapshot/snapshot.ts";
import { dark, light, sampleTown } from "../stand-ins/index.ts";
import { collectSample } from "./collect-sample.ts";
import { drawGround, drawSketch, groundBounds } from "./draw-town.ts";

/** One question about the sample with what the product's engine makes of it. */
export interface SampleAnswer extends Pick<Answer, "answer" | "explanation" | "notes"> {
  question: string;
  /** The number in the answer. */
  value: number;
  /** Every business behind the number, its phone number as people write it. */
  rows: Pick<Listing, "id" | "name" | "category" | "address" | "phone">[];
}

export interface Sample {
  task: Task;
  snapshot: Uint8Array;
  answer: SampleAnswer;
  /** One picture for each theme. */
  ground: { light: string; dark: string; bounds: Bounds };
  sketch: { svg: string; width: number; height: number };
}

const question = "How many restaurants have a phone number but no website?";

/** The finished preset that visitors see, made by the product's own code. */
export async function makeSample(): Promise<Sample> {
  const town = sampleTown();
  const { task, snapshot } = await collectSample(town);
  const content = decodeSnapshot(gunzipSync(snapshot));
  const { answer, found } = askSample(content, new Date(town.osmTimestamp));
  return {
    task,
    snapshot,
    answer,
    ground: {
      light: drawGround(town, light),
      dark: drawGround(town, dark),
      bounds: groundBounds(town),
    },
    sketch: drawSketch(town, task.bounds, { businesses: [...content.listings], found }),
  };
}

function askSample(snapshot: Snapshot, now: Date): { answer: SampleAnswer; found: Listing[] } {
  const { answer } = answerQuestion({
    question,
    snapshot,
    clock: clockIn(zoneOf(snapshot.listings, now), now),
    rowsMax: Number.POSITIVE_INFINITY,
  });
  const { value, rows = [] } = answer.result;
  const ids = new Set(rows.map(({ id }) => id));
  const found = [...snapshot.listings].filter(({ id }) => ids.has(id));
  if (typeof value !== "number" || value === 0 || found.length !== value) {
    throw new Error(`The sample's question was not answered by a number: ${answer.answer}`);
  }
  return {
    found,
    answer: {
      question,
      value,
      answer: answer.answer,
      explanation: answer.explanation,
      notes: answer.notes,
      rows: found.map(({ id, name, category, address, phone }) => ({
        id,
        name,
        category,
        address,
        phone: phone === null ? null : phoneText(phone),
      })),
    },
  };
}
