import { describe, expect, test } from "vitest";
import { planOf, snapshot } from "./asked-sample.ts";

const hotel = { f: "category", in: ["Hotel"] };
const phone = { f: "phone", has: true };
const email = { f: "emails", has: true };
const none = (has: object) => ({ ...has, has: false });

describe("whoever is to be reached by something is known to have it", () => {
  test.each([
    ["which hotels are reachable by email", [email]],
    ["hotels reachable by phone or email", [{ or: [phone, email] }]],
    ["which hotels can be reached by both phone and email?", [phone, email]],
    ["how many hotels can be contacted by email?", [email]],
    ["how many hotels can we email?", [email]],
    ["hotels I can call", [phone]],
    ["which hotels can we contact via Facebook?", [{ f: "socials", has: true, role: "facebook" }]],
    ["how many hotels cannot be reached by email?", [none(email)]],
    ["hotels that are not reachable by phone", [none(phone)]],
    ["welche Hotels sind per E-Mail erreichbar?", [email]],
    ["wie viele Hotels kann man per Telefon erreichen?", [phone]],
    ["Hotels, die weder per Telefon noch per E-Mail erreichbar sind", [none(phone), none(email)]],
    ["welche Hotels sind telefonisch erreichbar?", [phone]],
    ["combien d'hôtels sont joignables par téléphone ?", [phone]],
    ["quels hôtels peut-on contacter par e-mail ?", [email]],
    ["¿cuántos hoteles se pueden contactar por correo electrónico?", [email]],
    ["كم عدد الفنادق التي يمكن التواصل معها عبر البريد الإلكتروني؟", [email]],
  ])("%j", (question, filters) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, ...filters] });
  });

  test("how to contact one business is answered with what is known of it", () => {
    const [one] = snapshot.listings;
    const plan = planOf(`how can I contact "${one?.name}"?`);
    expect(plan).toMatchObject({ op: "describe", target: { id: one?.id } });
  });

  test.each([["hotels reachable"], ["email them all"]])("%j is refused", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test.each([
    ["hotels that can only be reached by phone"],
    ["hotels that can solely be contacted via Facebook"],
    ["Welche Hotels sind nur telefonisch erreichbar?"],
  ])("%j is refused: nothing else would have to be known", (question) => {
    expect(planOf(question)).toBeNull();
  });
});
