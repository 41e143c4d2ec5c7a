/** How a language is typed in a hurry, and which of its words say nothing. */
export interface ChatWords {
  shorthand: ReadonlyMap<string, readonly string[]>;
  /** Words that change nothing, even inside a phrase: "don't even have". */
  hedges: ReadonlySet<string>;
  /** Words that may be passed over between phrases. */
  polite: ReadonlySet<string>;
  /** Details that an entry of the lexicon leaves out, by its kind: the first that fits. */
  details: Readonly<Record<string, readonly (readonly [RegExp, string])[]>>;
  /** Columns' names that say an average: "average stars" is one of stars. */
  averaged: RegExp;
  /** Phrases that add nothing: "round here". */
  passed: ReadonlySet<string>;
  /** Words of names that people write or leave out. */
  joints: ReadonlySet<string>;
  /** Words that open a message and say nothing. */
  greetings: ReadonlySet<string>;
  /** How people begin to speak of themselves. */
  ownStarts: readonly string[];
  /** Words that may make a condition of any remark. */
  wishes: ReadonlySet<string>;
  /** Nouns of a situation: "early flight", "lunch break". */
  occasions: ReadonlySet<string>;
  /** Words of days and times. */
  times: ReadonlySet<string>;
  /** Words of no type or name here that still are words: no slip of one. */
  common: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const whoever = [
  "i",
  "we",
  "my boss",
  "my client",
  "my clients",
  "my team",
  "our team",
  "my company",
  "our company",
];
const doing = `
  selling deciding planning doing writing working researching preparing starting launching running
  studying comparing pitching prospecting advertising marketing recruiting supplying building making
  designing organising organizing hosting arranging moving relocating thinking trying calling
  cold-calling phoning ringing emailing mailing visiting scouting checking looking-into putting-together
  learning teaching freelancing collecting gathering mapping practising training wondering testing
  new
`;
const does = `
  sell work write do run own roast bake make build supply represent study design install repair fix
  import distribute deliver organise organize teach train freelance consult market advertise pitch
  print clean service lease recruit
`;
const tasks = `
  call cold-call ring phone email mail write pitch sell visit contact approach present report decide
  compare plan
`;
const listOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("-", " "));

const ownStarts: readonly string[] = [
  ...whoever.flatMap((who) => [
    ...listOf(doing).flatMap((verb) => [
      `${who} am ${verb}`,
      `${who} are ${verb}`,
      `${who} is ${verb}`,
    ]),
    ...listOf(does).flatMap((verb) => [`${who} ${verb}`, `${who} ${verb}s`]),
    ...["need to", "have to", "want to", "got to", "am going to", "are going to", "will"].flatMap(
      (must) => listOf(tasks).map((task) => `${who} ${must} ${task}`),
    ),
    ...["am a", "am an", "am the", "are a", "are an", "am new"].map((be) => `${who} ${be}`),
  ]),
  ...listOf(doing).filter((verb) => verb !== "new"),
  ...["need to", "have to", "got to", "going to", "trying to", "about to"].flatMap((must) =>
    listOf(tasks).map((task) => `${must} ${task}`),
  ),
  ...["for my", "it is for", "this is for", "for a", "for our"].flatMap((start) =>
    listOf(
      "thesis report blog article presentation client boss project research pitch deck homework slides newsletter campaign study paper dissertation uni class colleague",
    ).map((what) => `${start} ${what}`),
  ),
  "it is for my",
  "it is for a",
  "this is for my",
  "this is for a",
  "just curious",
  "just wondering",
  "out of curiosity",
  "quick question",
  "quick one",
  "one more thing",
  "one more question",
  "last question",
  "another one",
  "next question",
  "good morning",
  "good afternoon",
  "good evening",
];

const shorthand = `
u: you
ur: your
r: are
n: and
w: with
nr: number
nrs: numbers
nums: numbers
hrs: hours
em: them
y: why
im: i am
ive: i have
id: i would
theyre: they are
youve: you have
thats: that is
hows: how is
wheres: where is
whos: who is
theres: there is
wont: will not
wanna: want to
gonna: going to
gotta: have to
gimme: give me
lemme: let me
whatre: what are
b4: before
abt: about
btw: by the way
veggie: vegetarian
veg: vegetarian
veggy: vegetarian
`;

/** English as people chat. */
export const englishChat: ChatWords = {
  shorthand: new Map(
    shorthand
      .trim()
      .split("\n")
      .map((line) => {
        const [typed = "", meant = ""] = line.split(":");
        return [typed, meant.trim().split(" ")];
      }),
  ),
  hedges: words(
    "even really actually literally basically roughly approximately approx maybe perhaps kinda",
  ),
  polite: words(`
    a an the do does did got get gets please pls plz thanks thank you thx hi hello hey ok okay me us
    my our i we can could would there here so well just all roughly approximately approx maybe
    perhaps basically quickly exactly even really actually lol ta cheers mate
  `),
  details: {
    file: [
      [/excel|xls/, "xlsx"],
      [/./, "csv"],
    ],
    closed: [
      [/\bnot\b/, "not"],
      [/^shut$/, "shut"],
      [/./, ""],
    ],
    subject: [
      [/\bones?\b/, "ones"],
      [/s$|everything|data|everyone|everybody/, "many"],
      [/./, "one"],
    ],
  },
  averaged: /average|on average/,
  greetings: words(
    "hi hello hey hiya morning ok okay so well right um hmm thanks cheers please pls yo and",
  ),
  ownStarts,
  wishes: words(`
    want wants wanted need needs prefer prefers like likes must should only no not without except
    never unless but cheap budget vegan vegetarian gluten halal kosher wheelchair kids child children
    dog dogs pet pets allergy allergic cash card quiet which what how who where when open closed near
    nearest close
  `),
  occasions: words(`
    flight break trip meeting project thesis wedding party holiday errand errands deadline
    presentation appointment interview weekend night day morning question one
  `),
  times: words(`
    noon midnight today tomorrow tonight now monday tuesday wednesday thursday friday saturday
    sunday weekday early late night evening morning afternoon lunch breakfast dinner weekend
  `),
  passed: new Set(
    "round here,around here,in these parts,round these parts,around this area,in town,if possible,if you can,by the way,right here,over here,out there,as far as you know,for me,for us,if any,if you have it,if you have them,at all,in your list,in your data,to be honest,or so,of yours,you know of,that you know of,you have got,on your list,for me please,at least roughly,do you know".split(
      ",",
    ),
  ),
  joints: words("and the a an of n"),
  common: words(`
    about above after again ahead alone along already always among around away back badly beach
    beautiful become before begin below best better between birth board boat book both bring
    building built busy call calm care carry charming cheap check child children choice chosen city
    class classic clean clear close cold comfortable common cool cosy cozy couple cover crowded cute
    dance dark date deal decent deep dirty dog double down dress drink drive early easy eat elegant
    empty enough ever every extra fair false fame family famous fancy fast father feel fine fire first
    fish floor flower food foreign forest form found four free fresh friend friendly front full fun
    funny game garden gay general girl given glass going gold good grand great green group grow guest
    guide hall hand handle happy hard have head health healthy hear heart heavy help hidden high hire
    historic hold home honest hope horse host hour house huge human hungry hurry idea inside island
    jazz join keep kids kind know known lake land large last late later learn least leave left less
    letter life light like little live local lonely long look loud love lovely lunch made main make
    many market matter mean meat meet middle might mind modern money moon more most mother mountain
    move music must name near nearby need never new next nice night noise noisy none normal north
    number offer office often old once only open order other outside over own paint paper parent park
    part party past people pet piece place plain plan plant play point pool poor popular posh power
    pretty price private public pure quick quiet quite rain reach read ready real reason recent rest
    rich right river road romantic room round rustic safe sale same save school sea seat second sell
    send serious service seven shared sharp short show side simple since single sister size sleep
    slow small smart smoke smooth soft some song soon sort sound south space speak special spend sport
    spot spring stand star start state station stay step still stop store story street strong style
    such sugar summer sunny sure sweet swim table take talk tall taste tasty teach team tell terrace
    test than thank that their them then there these they thick thin thing think third this those
    three through time today together told tomorrow too top total touch tour tourist toward town trade
    train travel tree trendy trip true trust truth turn under unique until upper use used useful usual
    vegan very view vintage visit wait walk wall want warm watch water wear week welcome well west
    what wheel when where which while white whole wide wild will wind window wine winter wish with
    woman wonder wood word work world worse worst worth write wrong year yellow young
  `),
};
