import type { Language } from "../reader/lexicon.ts";

/**
 * A question of two sets, `a` and `b`. `compare`: which are more. `ratio`: how many of one per other.
 * `shares`: of which a larger part has `x`.
 */
export interface Frame {
  kind: "compare" | "ratio" | "shares";
  pattern: RegExp;
}

const end = "[\\s?.!؟]*$";
const frame = (kind: Frame["kind"], pattern: string): Frame => ({
  kind,
  pattern: new RegExp(`^[\\s¿¡]*${pattern}${end}`, "iu"),
});

const set = "(?<a>.{2,60}?)";
const other = "(?<b>.{2,60}?)";
const has = "(?<x>.{2,60}?)";

const german: readonly Frame[] = [
  frame("ratio", `(?:gibt es )?(?:hier )?mehr als doppelt so viele ${set} wie ${other}`),
  frame("ratio", `wie ?viele ${set} kommen auf (?:ein|einen|eine|jeden|jede|jedes) ${other}`),
  frame("ratio", `verhältnis (?:von|der) ${set} (?:zu|und|zu den) ${other}`),
  frame(
    "compare",
    `(?:gibt es |was gibt es |sind )?(?:hier |da |dort )?mehr ${set} (?:als|oder)(?: mehr)? ${other}(?:,? und um wie ?viele?)?`,
  ),
  frame("compare", `wovon gibt es mehr,?:? ${set} oder ${other}`),
  frame(
    "shares",
    `wie ?viel(?:e)? prozent (?:der|von|aller) ${set} (?:haben|hat) ${has},? (?:und|gegenüber|im vergleich zu) (?:wie ?viel(?:e)? )?(?:prozent )?(?:bei )?(?:den |der |von |die )?${other}`,
  ),
  frame("shares", `haben (?:die )?${set} eher ${has} als (?:die )?${other}`),
];

const french: readonly Frame[] = [
  frame(
    "ratio",
    `(?:y a[- ]t[- ]il |il y a |y a )?(?:plus de )?(?:deux|trois) fois plus de ${set} que (?:de |d[’'])${other}`,
  ),
  frame("ratio", `combien de ${set} pour (?:un|une|chaque) ${other}`),
  frame(
    "compare",
    `(?:est-ce qu[’']|est ce qu[’'])?(?:y a[- ]t[- ]il |il y a |y a |a t[- ]on )?plus (?:de |d[’'])${set} (?:que|ou) (?:de |d[’'])?${other}(?: ici)?`,
  ),
  frame(
    "shares",
    `quel(?:le)? (?:pourcentage|part|proportion) (?:des |de |d[’'])${set} (?:ont|a) ${has},? (?:par rapport aux|comparé aux|contre les|face aux|et des|et quel pourcentage des) ${other}`,
  ),
];

const spanish: readonly Frame[] = [
  frame("ratio", `(?:hay )?(?:más )?(?:del |el )?(?:doble|triple) de ${set} que (?:de )?${other}`),
  frame("ratio", `cu[aá]nt[oa]s ${set} (?:hay )?por cada ${other}`),
  frame(
    "compare",
    `(?:hay |qué hay )?más ${set} (?:que|o)(?: más)? ${other}(?:,? y cuánt[oa]s más)?`,
  ),
  frame(
    "shares",
    `qu[eé] (?:porcentaje|proporci[oó]n|parte) de (?:los |las )?${set} (?:tiene|tienen|con) ${has},? (?:comparado con|comparada con|comparados con|en comparaci[oó]n con|frente a|respecto a) (?:el de )?(?:los |las )?${other}`,
  ),
];

const arabic: readonly Frame[] = [
  frame("compare", `هل (?:عدد )?${set} (?:أكثر|أكبر) من (?:عدد )?${other}(?:،? ?وكم الفرق)?`),
  frame("compare", `(?:أيهما|أيها|ما) أكثر:? ${set} (?:أم|أو) ${other}`),
];

export const frames: Readonly<Partial<Record<Language, readonly Frame[]>>> = {
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};

/** The question for one of the sets alone, and for businesses that have something. */
export const askedAlone: Readonly<Record<Language, { set: string; has: string }>> = {
  en: { set: "how many {x} are there", has: "how many businesses have {x}" },
  de: { set: "wie viele {x} gibt es", has: "wie viele Unternehmen haben {x}" },
  fr: { set: "combien de {x} y a-t-il", has: "combien d'entreprises ont {x}" },
  es: { set: "cuántos {x} hay", has: "cuántos negocios tienen {x}" },
  ar: { set: "كم عدد {x}", has: "كم عدد الأعمال التي لديها {x}" },
};
