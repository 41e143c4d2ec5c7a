import type { TagQuery } from "../listing/element.ts";
import { formsOf, wordsOf } from "./phrase.ts";
import type { BusinessType } from "./vocabulary.ts";

/** Attributes that narrow a type, by tag; the words are in five languages. */
interface Attribute {
  tag: TagQuery;
  /** English, before the type's label. */
  name: string;
  /** Which types it can narrow. */
  fits: (type: BusinessType) => boolean;
}

const hasTag =
  (key: string, values?: ReadonlySet<string>) =>
  ({ tags }: BusinessType): boolean =>
    tags.some((query) => {
      const value = query[key];
      return value !== undefined && (values?.has(value) ?? true);
    });

const servesFood = hasTag(
  "amenity",
  new Set(["restaurant", "cafe", "fast_food", "bar", "pub", "food_court", "ice_cream"]),
);
const sells = hasTag("shop");
const sellsFood = (type: BusinessType): boolean => servesFood(type) || sells(type);
const employs = (type: BusinessType): boolean => servesFood(type) || sells(type);
const teaches = hasTag("amenity", new Set(["school", "kindergarten", "college", "university"]));

const cuisines = `
african: afrikanisch, africain, africano, افريقي
american: amerikanisch, américain, americano, امريكي
argentinian: argentinisch, argentin, argentino, ارجنتيني
asian: asiatisch, asiatique, asiático, اسيوي
austrian: österreichisch, autrichien, austriaco, نمساوي
balkan: balkanisch, balkanique
barbecue: bbq, grill, parrilla, مشويات
brazilian: brasilianisch, brésilien, brasileño, برازيلي
breakfast: brunch, frühstück, petit déjeuner, desayuno, فطور
british: english, britisch, britannique, británico, بريطاني
burger: burgers, hamburger, hamburguesa, برجر, برغر
cantonese: kantonesisch, cantonais
caribbean: karibisch, caribéen, caribeño
chicken: hähnchen, poulet, pollo, دجاج
chinese: chinesisch, chinois, chino, صيني
colombian: kolumbianisch, colombien, colombiano
crepe: crêpe, crepes
cuban: kubanisch, cubain, cubano
curry: currys
doner: döner, donner
ethiopian: äthiopisch, éthiopien, etíope, اثيوبي
filipino: philippine, philippinisch, فلبيني
fish_and_chips: fish and chips
french: französisch, français, francés, فرنسي
georgian: georgisch, géorgien, georgiano
german: deutsch, allemand, alemán, الماني
greek: griechisch, grec, griego, يوناني
hot_dog: hot dog, hotdog
hungarian: ungarisch, hongrois, húngaro
indian: indisch, indien, indio, hindú, هندي
indonesian: indonesisch, indonésien, indonesio, اندونيسي
international: internationale
iranian: persian, persisch, iranisch, iranien, persan, iraní, persa, ايراني
iraqi: irakisch, irakien, عراقي
irish: irisch, irlandais, irlandés, ايرلندي
israeli: israelisch, israélien, israelí
italian: italienisch, italien, italiano, ايطالي
jamaican: jamaikanisch, jamaïcain
japanese: japanisch, japonais, japonés, ياباني
kebab: kebap, kabab, كباب
korean: koreanisch, coréen, coreano, كوري
latin_american: lateinamerikanisch, latino, latin
lebanese: libanesisch, libanais, libanés, لبناني
malaysian: malaysisch, malaisien
mediterranean: mediterran, méditerranéen, mediterráneo
mexican: mexikanisch, mexicain, mexicano, tex mex, مكسيكي
middle_eastern: middle eastern, orientalisch, oriental
moroccan: marokkanisch, marocain, marroquí, مغربي
nepalese: nepali, nepalesisch, népalais
noodle: noodles, nudel, nouilles
pakistani: pakistanisch, pakistanais, باكستاني
palestinian: palästinensisch, فلسطيني
pasta: pâtes
peruvian: peruanisch, péruvien, peruano
pizza: pizzas, بيتزا
polish: polnisch, polonais, polaco
portuguese: portugiesisch, portugais, portugués
ramen: رامن
regional: regionale
russian: russisch, russe, ruso, روسي
salad: salat, salade, ensalada
sandwich: sandwiches, sandwichs, bocadillo
seafood: fish, fisch, poisson, fruits de mer, pescado, marisco, بحري, سمك, اسماك
spanish: spanisch, espagnol, español, اسباني
steak_house: steak, steaks
sushi: سوشي
swiss: schweizer, schweizerisch, suisse, suizo
syrian: syrisch, syrien, sirio, سوري
taiwanese: taiwanesisch, taïwanais
tapas: tapa
tea: tee, thé, té
thai: thailändisch, thaïlandais, tailandés, تايلندي
tunisian: tunesisch, tunisien, تونسي
turkish: türkisch, turc, turco, تركي
ukrainian: ukrainisch, ukrainien, ucraniano
vietnamese: vietnamesisch, vietnamien, vietnamita, فيتنامي
yemeni: jemenitisch, yéménite, يمني
`;

const others: readonly [words: string, attribute: Attribute][] = [
  [
    "vegan, végane, végétalien, vegano, نباتي صرف",
    { tag: { "diet:vegan": "yes" }, name: "Vegan", fits: sellsFood },
  ],
  [
    "vegetarian, veggie, vegetarisch, végétarien, vegetariano, نباتي",
    { tag: { "diet:vegetarian": "yes" }, name: "Vegetarian", fits: sellsFood },
  ],
  ["halal, حلال", { tag: { "diet:halal": "yes" }, name: "Halal", fits: sellsFood }],
  [
    "kosher, koscher, casher, cacher, kasher",
    { tag: { "diet:kosher": "yes" }, name: "Kosher", fits: sellsFood },
  ],
  [
    "gluten free, glutenfrei, sans gluten, sin gluten, خالي من الغلوتين",
    { tag: { "diet:gluten_free": "yes" }, name: "Gluten-free", fits: sellsFood },
  ],
  [
    "organic, bio, biologique, ecologico, organico, عضوي",
    { tag: { organic: "yes" }, name: "Organic", fits: sellsFood },
  ],
  [
    "drive through, drive thru",
    { tag: { drive_through: "yes" }, name: "Drive-through", fits: employs },
  ],
  [
    "second hand, secondhand, used, gebraucht, occasion, d'occasion, segunda mano, مستعمل",
    { tag: { second_hand: "yes" }, name: "Second-hand", fits: sells },
  ],
  [
    "wheelchair accessible, barrierefrei, rollstuhlgerecht, accessible",
    { tag: { wheelchair: "yes" }, name: "Wheelchair-accessible", fits: () => true },
  ],
  ["montessori", { tag: { pedagogy: "montessori" }, name: "Montessori", fits: teaches }],
  ["waldorf, steiner", { tag: { pedagogy: "waldorf" }, name: "Waldorf", fits: teaches }],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const namedBy = (words: readonly string[], attribute: Attribute): [string, Attribute][] =>
  words.map((said) => [wordsOf(said).join(" "), attribute]);

const attributeByWords: ReadonlyMap<string, Attribute> = new Map([
  ...cuisines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [cuisine = "", words = ""] = line.split(":");
      const english = cuisine.replaceAll("_", " ");
      const attribute = { tag: { cuisine }, name: capital(english), fits: servesFood };
      return namedBy([english, ...words.split(",")], attribute);
    }),
  ...others.flatMap(([words, attribute]) => namedBy(words.split(","), attribute)),
]);

const attributeMaxWords = 4;
const adjectiveEndings = /(er|es|en|em|e|a|as|os|s|ne|nne|ين|ه)$/;

/** Takes the first attribute out of the words; `null` when there is none. */
export function takeAttribute(
  words: readonly string[],
): { attribute: Attribute; rest: string[] } | null {
  for (let length = Math.min(attributeMaxWords, words.length - 1); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const attribute = attributeNamed(words.slice(at, at + length));
      if (attribute) return { attribute, rest: words.toSpliced(at, length) };
    }
  }
  return null;
}

function attributeNamed(words: readonly string[]): Attribute | undefined {
  const whole = attributeByWords.get(words.join(" "));
  const [word = ""] = words;
  if (whole || words.length > 1) return whole;
  const forms = [...formsOf(word), word.replace(adjectiveEndings, "")];
  return forms.map((form) => attributeByWords.get(form)).find((found) => found !== undefined);
}

/** The type's tags with the attribute's beside each. */
export const narrowed = (type: BusinessType, attribute: Attribute): BusinessType => ({
  label: `${attribute.name} ${type.label}`,
  tags: type.tags.map((query) => ({ ...query, ...attribute.tag })),
  broader: type.label,
  depth: type.depth + 1,
});
