/** How a language is typed in a hurry, and which of its words say nothing. */
export interface ChatWords {
  shorthand: ReadonlyMap<string, readonly string[]>;
  /** Words that stand anywhere, also inside a phrase, and change nothing: "don't even have". */
  hedges: ReadonlySet<string>;
  /** Words that may be passed over between phrases. */
  polite: ReadonlySet<string>;
  /** Details that an entry of the lexicon leaves out, by its kind: the first that fits. */
  details: Readonly<Record<string, readonly (readonly [RegExp, string])[]>>;
  /** Columns' names that say an average: "average stars" is one of stars. */
  averaged: RegExp;
  /** Words of names that people write or leave out. */
  joints: ReadonlySet<string>;
  /** Words of no type or name here that still are words: no slip of one. */
  common: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

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
      [/./, ""],
    ],
    subject: [
      [/\bones?\b/, "ones"],
      [/s$|everything|data|everyone|everybody/, "many"],
      [/./, "one"],
    ],
  },
  averaged: /average|on average/,
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
