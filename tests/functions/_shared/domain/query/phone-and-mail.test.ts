import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const emails = [{ role: "info", value: "info@pier.example" }];
const town = snapshotOf(
  [
    listing(1, { category: "Cafe", phone: "+447700900001", phone_type: "mobile", emails }),
    listing(2, { category: "Cafe", phone: "+447700900002", phone_type: "mobile" }),
    listing(3, { category: "Cafe", phone: "+442079460003", phone_type: "landline" }),
    listing(4, { category: "Cafe", phone: "+448081570004", phone_type: "toll-free" }),
    listing(5, { category: "Cafe", phone: "+12125550123" }),
    listing(6, { category: "Cafe", emails, takes_mail: "yes" }),
    listing(7, { category: "Cafe", emails, takes_mail: "yes" }),
    listing(8, { category: "Cafe", emails, takes_mail: "yes" }),
    listing(9, { category: "Cafe", emails, takes_mail: "no" }),
  ],
  { niche: ["Cafe"] },
);
const ask = (question: string) => answerQuestion({ question, snapshot: town, clock }).answer;

describe("a question about lines of phones and about mail that arrives", () => {
  test.each([
    ["how many have a mobile number?", 2],
    ["how many cafes have mobile numbers?", 2],
    ["how many have a cell phone number?", 2],
    ["how many have a landline?", 1],
    ["how many have a toll-free number?", 1],
    ["how many have a phone number?", 5],
    ["how many take mail?", 3],
    ["how many have a deliverable e-mail?", 3],
    ["how many have an email?", 5],
    ["Wie viele haben eine Handynummer?", 2],
    ["Wie viele haben eine Festnetznummer?", 1],
    ["Wie viele haben eine zustellbare E-Mail-Adresse?", 3],
    ["Wie viele nehmen E-Mails an?", 3],
    ["Combien ont un portable ?", 2],
    ["Combien ont un numéro fixe ?", 1],
    ["Combien ont une adresse e-mail valide ?", 3],
    ["¿Cuántos tienen móvil?", 2],
    ["¿Cuántos tienen teléfono fijo?", 1],
    ["¿Cuántos tienen correo válido?", 3],
    ["كم عدد التي لديها جوال؟", 2],
    ["كم عدد التي لديها رقم ثابت؟", 1],
    ["كم عدد التي لديها بريد إلكتروني صالح؟", 3],
  ])("%s", (question, count) => {
    const { result, answer } = ask(question);
    expect([result.kind, result.value], answer).toEqual(["count", count]);
  });

  test.each([
    ["which take mail?", [6, 7, 8]],
    ["show cafes with mobile numbers", [1, 2]],
    ["Welche haben eine Handynummer?", [1, 2]],
    ["cafés avec un portable", [1, 2]],
  ])("%s", (question, ids) => {
    expect((ask(question).result.rows ?? []).map(({ id }) => Number(id)).sort()).toEqual(ids);
  });

  test("is answered by groups where it asks for the type of phone", () => {
    const { result, answer } = ask("how many per phone type?");
    expect(result.kind, answer).toBe("aggregate");
    expect(answer).toMatch(/landline: 1/i);
  });
});
