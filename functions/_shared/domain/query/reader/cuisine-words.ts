/** Adjectives of cuisines in the languages beside English: the map has them in English. */
const stems: Readonly<Record<string, string>> = {
  vegetarian:
    "veggie, vegetarisch, végétarien, végétarienne, vegetariano, vegetariana, نباتي, نباتية",
  vegan: "végan, végane, vegane, veganes, veganer, vegano, vegana",
  italian: "italienisch, italien, italienne, italiano, italiana, إيطالي, إيطالية, ايطالي, ايطالية",
  japanese: "japanisch, japonais, japonaise, japonés, japonesa, ياباني, يابانية",
  chinese: "chinesisch, chinois, chinoise, chino, china, صيني, صينية",
  indian: "indisch, indien, indienne, indio, india, هندي, هندية",
  thai: "thailändisch, thaïlandais, thaïlandaise, tailandés, tailandesa, تايلندي, تايلندية",
  vietnamese: "vietnamesisch, vietnamien, vietnamienne, vietnamita, فيتنامي, فيتنامية",
  mexican: "mexikanisch, mexicain, mexicaine, mexicano, mexicana, مكسيكي, مكسيكية",
  greek: "griechisch, grec, grecque, griego, griega, يوناني, يونانية",
  turkish: "türkisch, turc, turque, turco, turca, تركي, تركية",
  spanish: "spanisch, espagnol, espagnole, español, española, إسباني, إسبانية",
  french: "französisch, français, française, francés, francesa, فرنسي, فرنسية",
  german: "deutsch, allemand, allemande, alemán, alemana, ألماني, ألمانية",
  portuguese: "portugiesisch, portugais, portugaise, portugués, portuguesa, برتغالي, برتغالية",
  korean: "koreanisch, coréen, coréenne, coreano, coreana, كوري, كورية",
  lebanese: "libanesisch, libanais, libanaise, libanés, libanesa, لبناني, لبنانية",
  american: "amerikanisch, américain, américaine, americano, americana, أمريكي, أمريكية",
  asian: "asiatisch, asiatique, asiático, asiática, آسيوي, آسيوية",
  brazilian: "brasilianisch, brésilien, brésilienne, brasileño, brasileña, برازيلي, برازيلية",
  argentinian: "argentinisch, argentin, argentine, argentino, argentina, أرجنتيني, أرجنتينية",
  moroccan: "marokkanisch, marocain, marocaine, marroquí, مغربي, مغربية",
  mediterranean:
    "mediterran, méditerranéen, méditerranéenne, mediterráneo, mediterránea, متوسطي, متوسطية",
  russian: "russisch, russe, ruso, rusa, روسي, روسية",
  persian: "persisch, persan, persane, persa, فارسي, فارسية",
  peruvian: "peruanisch, péruvien, péruvienne, peruano, peruana, بيروفي, بيروفية",
};

const endings = (word: string): string[] => {
  if (/\p{Script=Arabic}/u.test(word)) return [word];
  if (/(isch|deutsch|mediterran)$/.test(word))
    return ["", "e", "en", "er", "es"].map((end) => word + end);
  return /[ns]$/.test(word) ? [word, `${word}s`, `${word}es`] : [word, `${word}s`];
};

/** `["italienne", "italian"]`, in every form. */
export const cuisineWords: readonly (readonly [said: string, cuisine: string])[] = Object.entries(
  stems,
).flatMap(([cuisine, said]) =>
  said.split(",").flatMap((word) => endings(word.trim()).map((form) => [form, cuisine] as const)),
);
