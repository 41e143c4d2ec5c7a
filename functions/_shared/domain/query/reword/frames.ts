import type { Language } from "../reader/lexicon.ts";
import { loose } from "./rewording.ts";

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
  pattern: new RegExp(`^[\\s¿¡]*${loose(pattern)}${end}`, "iu"),
});

const set = "(?<a>.{2,60}?)";
const other = "(?<b>.{2,60}?)";
const has = "(?<x>.{2,60}?)";
/** A verb and its object, where another word comes between: "abren más los domingos". */
const hasEs = "(?<verb>tienen?|abren?|cierran?|aceptan?|están?)";
const rest = "(?<rest>.{2,60}?)";

const oftenDe =
  "(?:eher|häufiger|öfter|anteilig (?:eher|öfter|häufiger|mehr)|prozentual (?:eher|öfter|häufiger|mehr))";
const inShareDe = "(?:,? (?:in prozent|prozentual|anteilig))?";
const german: readonly Frame[] = [
  frame("ratio", `(?:gibt es )?(?:hier )?mehr als doppelt so viele ${set} wie ${other}`),
  frame("ratio", `wie ?viele ${set} kommen auf (?:ein|einen|eine|jeden|jede|jedes) ${other}`),
  frame("ratio", `verhältnis (?:von|der) ${set} (?:zu|und|zu den) ${other}`),
  frame(
    "compare",
    `(?:gibt es |was gibt es |sind )?(?:hier |da |dort |(?<place>in [^,]{3,30}?) )?mehr ${set} (?:als|oder)(?: mehr)? ${other}(?:,? und um wie ?viele?)?`,
  ),
  frame("compare", `wovon gibt es mehr,?:? ${set} oder ${other}`),
  frame(
    "shares",
    `wie ?viel(?:e)? prozent (?:der|von|aller) ${set} (?:haben|hat) ${has},? (?:und|gegenüber|im vergleich zu) (?:wie ?viel(?:e)? )?(?:prozent )?(?:bei )?(?:den |der |von |die )?${other}`,
  ),
  frame(
    "compare",
    `(?:was|wovon) (?:gibt es|ist) (?:hier |da )?(?:mehr|häufiger|öfter),?:? ${set} oder (?:mehr )?${other}`,
  ),
  frame("shares", `(?:haben|hat|sind) (?:die )?${set} ${oftenDe} ${has} als (?:die )?${other}`),
  frame(
    "shares",
    `(?:haben|hat|sind) (?:die )?${set} oder (?:die )?${other} ${oftenDe} ${has}${inShareDe}`,
  ),
  frame(
    "shares",
    `(?:wer|was) (?:hat|ist|haben|sind) ${oftenDe} ${has}, ?(?:die )?${set} oder (?:die )?${other}${inShareDe}`,
  ),
  frame(
    "shares",
    `(?:der )?anteil (?:der |von |an )?${set} mit ${has} (?:im vergleich zu|gegenüber|versus|vs\\.?|verglichen mit) (?:den )?${other}`,
  ),
];

const oftenFr = "(?:plus (?:souvent|fréquemment)|proportionnellement plus(?: souvent)?)";
const french: readonly Frame[] = [
  frame(
    "ratio",
    `(?:y a[- ]t[- ]il |il y a |y a )?(?:plus de )?(?:deux|trois) fois plus de ${set} que (?:de |d[’'])${other}`,
  ),
  frame("ratio", `combien de ${set} pour (?:un|une|chaque) ${other}`),
  frame(
    "compare",
    `(?:est-ce qu[’']|est ce qu[’'])?(?:(?<place>à [^,]{3,30}?),? )?(?:y ?[’']?a[- ]t[- ]il |il y a |y ?[’']?a |a t[- ]on )?plus (?:de |d[’'])${set} (?:que|ou)(?: plus)? (?:de |d[’'])?${other}(?: ici)?`,
  ),
  frame(
    "shares",
    `quel(?:le)? (?:pourcentage|part|proportion) (?:des |de |d[’'])${set} (?:ont|a) ${has},? (?:par rapport aux|comparé aux|contre les|face aux|et des|et quel pourcentage des) ${other}`,
  ),
  frame(
    "shares",
    `(?:les |est-ce que les )?${set} (?:ont|sont)(?:-(?:ils|elles))? ${oftenFr} ${has} que (?:les |des )?${other}`,
  ),
  frame(
    "shares",
    `qui (?:a|est|ont|sont) ${oftenFr} ${has},? ?(?:les |des )?${set} ou (?:les |des )?${other}`,
  ),
  frame(
    "shares",
    `qui (?:a|est|ont|sont) ${has} ${oftenFr},? ?(?:les |des )?${set} ou (?:les |des )?${other}`,
  ),
  frame(
    "shares",
    `(?:la )?(?:part|proportion|pourcentage) (?:des |de |d[’'])${set} (?:avec|qui ont) ${has},? (?:contre|vs\\.?|versus|par rapport à|face à|comparé à|comparée à) (?:celle des |les |des |aux )?${other}`,
  ),
];

const oftenEs =
  "(?:más(?: a menudo| frecuentemente| veces)?|con más frecuencia|en mayor proporción)";
const inShareEs = "(?:,? (?:en proporción|proporcionalmente|en porcentaje|porcentualmente))?";
const spanish: readonly Frame[] = [
  frame("ratio", `(?:hay )?(?:más )?(?:del |el )?(?:doble|triple) de ${set} que (?:de )?${other}`),
  frame("ratio", `cuánt[oa]s ${set} (?:hay )?por cada ${other}`),
  frame(
    "compare",
    `(?:(?<place>en [^,]{3,30}?),? )?(?:hay |qué hay )?más ${set} (?:que|o)(?: más)? ${other}(?:,? y cuánt[oa]s más)?`,
  ),
  frame(
    "shares",
    `qué (?:porcentaje|proporción|parte) de (?:los |las )?${set} (?:tiene|tienen|con) ${has},? (?:comparado con|comparada con|comparados con|en comparación con|frente a|respecto a) (?:el de )?(?:los |las )?${other}`,
  ),
  frame(
    "shares",
    `(?:qué|quién|quiénes|qué negocios|cuáles) ${has} ${oftenEs}${inShareEs}, ?(?:los |las )?${set} o (?:los |las )?${other}`,
  ),
  frame(
    "shares",
    `(?:qué|quién|quiénes|qué negocios|cuáles) ${hasEs} ${oftenEs} ${rest},? ?(?:los |las )${set} o (?:los |las )${other}`,
  ),
  frame(
    "shares",
    `(?:qué|quién|quiénes|qué negocios|cuáles) ${hasEs} ${oftenEs} ${rest}${inShareEs}, ?(?:los |las )?${set} o (?:los |las )?${other}`,
  ),
  frame(
    "shares",
    `(?:el |la )?(?:porcentaje|proporción|parte) de (?:los |las )?${set} (?:con|que tienen|que tiene) ${has},? (?:comparado con|comparada con|en comparación con|frente a|respecto a|contra|versus|vs\\.?) (?:el de |la de )?(?:los |las )?${other}`,
  ),
  frame("shares", `(?:los |las )?${set} ${hasEs} ${oftenEs} ${rest} que (?:los |las )${other}`),
];

const arabic: readonly Frame[] = [
  frame("compare", `هل (?:عدد )?${set} (?:أكثر|أكبر) من (?:عدد )?${other}(?:،? ?وكم الفرق)?`),
  frame("compare", `(?:أيهما|أيها|ما) أكثر:? ${set} (?:أم|أو) ${other}`),
  frame("compare", `هل (?:هناك|يوجد|توجد) (?:عدد )?${set} (?:أكثر|أكبر) من (?:عدد )?${other}`),
  frame("compare", `${set} أكثر أم ${other}`),
  frame(
    "shares",
    `(?:ما |ما هي |كم )?نسبة ${set} (?:التي|الذين|اللواتي) (?:لديها|لها|لديهم|لهم|عندها|عندهم) ${has} (?:مقارنة مع|مقارنة ?ب|مقارنة ل|مقابل|بالمقارنة مع) ?${other}`,
  ),
  frame("shares", `هل ${set} أكثر امتلاكا ل(?:ل)?${has} من ${other}`),
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
