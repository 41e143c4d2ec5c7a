/** Stretches of English questions and plainer words for them, in this order. */
const day =
  "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?s?|(?:wednes|satur)days?|today|tomorrow|tonight";
const clock = "\\d{1,2}(?:[:.]\\d{2})?";
const patient = "(?:kids|children|people|customers|visitors|guests|me|us|you|ppl)";
const timed = "(?=\\s+(?:before|by|until|till|after|at|from|on|now|past|around)\\b)";

const table: readonly (readonly [pattern: string, plainer: string])[] = [
  // Hedges and chat.
  [
    "(?:,\\s*)?\\b(?:like|say|i mean|as in)\\b,?\\s+(?=which\\b|what\\b|how many\\b|where\\b)",
    ", ",
  ],
  ["\\b(?:hiya|yo|heya|alright|right so|ok so|okay so|so yeah|yeah so|so like)\\b,?\\s*", ""],
  [
    "\\b(?:real quick|super quick|if that'?s ok|or whatever|or something|or sth|at the mo|tbh|imo|fyi|asap|just wondering)\\b",
    "",
  ],
  [
    "\\b(?:any idea|any clue|do you happen to know|d'?you know|can you tell me|could you tell me|tell me|i wonder|i'?d like to know|wondering)\\s+(?=how many\\b|which\\b|what\\b|where\\b|if\\b)",
    "",
  ],
  ["\\b(?:is|are) there (?:anything|somewhere|anywhere|any place) (?=open\\b)", "anything "],
  // Times.
  [
    `\\b(?:at\\s+)?(?:say|like|around|about|roughly|approx\\.?)\\s+(?=${clock}\\s*(?:am|pm)?\\b(?!\\s*(?:m|km|metres|meters|miles|hotels|of)\\b))`,
    "at ",
  ],
  [`(?<=${clock}\\s?(?:am|pm)?)[- ]?ish\\b`, ""],
  [`\\b(${day}) mornings? (?:at )?(${clock})(?!\\s*(?:am|pm|:|\\d))\\b`, "$1 at $2 am"],
  [
    `\\b(${day}) (?:evenings?|nights?|afternoons?) (?:at )?(${clock})(?!\\s*(?:am|pm|:|\\d))\\b`,
    "$1 at $2 pm",
  ],
  [`\\b(?:lunch|dinner|breakfast|brunch|supper)(?:time)?,?\\s+(?=at ${clock})`, ""],
  [
    "\\bbefore (?:work|school|class|my shift|the office|uni),?\\s+(?=(?:that )?(?:is |are )?open )",
    "",
  ],
  ["^(.{3,50}?),\\s*(.{3,40}?) (?:that are |that'?s )?open then\\W*$", "$2 open $1"],
  [
    `\\b(?:take|takes|taking|let|lets|letting|accept|accepts)(?: in)? ${patient}(?: in)?${timed}`,
    "open",
  ],
  [`\\b(?:still )?(?:taking|seeing|serving) ${patient}${timed}`, "open"],
  [
    "\\b(?:can|could) (?:i|we|you) (?:still )?(?:get in|get into|go in|pop in|drop in)\\b",
    "are open",
  ],
  ["\\bopen (?:up )?for business\\b", "open"],
  [
    "\\b(?:where (?:can|could) (?:i|we|you|one) (?:still )?|somewhere to |anywhere to |(?:a )?places? to )(?:have|get|grab|eat) (?:some )?(lunch|dinner)\\b",
    "restaurants open for $1",
  ],
  [
    "\\b(?:where (?:can|could) (?:i|we|you|one)|somewhere to|anywhere to|(?:a )?places? to) eat (?:outside|outdoors)\\b",
    "restaurants with outdoor seating",
  ],
  // Wheelchairs, seats outside, food.
  [
    "\\b(?:where |that )?(?:a wheelchair|wheelchairs|wheelchair users?|someone in a wheelchair|people in wheelchairs|my wheelchair) (?:can|could) (?:get in|get into|enter|go in|use|get in and out)\\b",
    "with wheelchair access",
  ],
  [
    "\\b(?:where |that )?(?:i|you|we|one) can (?:get in|get into|enter|go in|use) (?:with|in|by) (?:a|my) wheelchair\\b",
    "with wheelchair access",
  ],
  [
    "\\b(?:ok|okay|good|fine|suitable|accessible|fit|usable|doable) (?:for|with|by|in) (?:a )?wheelchairs?(?: users)?\\b",
    "wheelchair accessible",
  ],
  ["\\bstep[- ]?free(?: access)?\\s*(?:/|,|or|and)\\s*(?=wheelchair)", ""],
  [
    "\\b(?:where |that )?(?:i|you|we|u|one) can (?:sit|eat|drink|have a seat) (?:outside|outdoors|out in the sun|in the sun|al fresco|in the open air)\\b",
    "with outdoor seating",
  ],
  [
    "\\b(?:with )?(?:seats|tables|seating|chairs|a place|space) (?:in the sun|out front|on the pavement|out back|al fresco|in the open)\\b",
    "with outdoor seating",
  ],
  [
    "\\b(?:al fresco|outdoor|outside) (?:dining|eating|area|tables|seats|spots|space)\\b",
    "outdoor seating",
  ],
  [
    "\\b(?:do|does|doing|offer|offers) (?:take ?outs?|take ?aways?|food to go|to go)\\b",
    "with takeaway",
  ],
  // Contacts.
  ["\\b(?:ph|phone|tel|telephone|contact)\\.? ?(?:no|nr|num|#)s?\\b\\.?", "phone number"],
  [
    "\\b(site|website|web ?page|page|homepage) (?:that |where )?(?:i|we|you) can (?:look at|check|visit|open|see|click|click on|check out|go to)\\b",
    "$1",
  ],
  [
    "\\b(site|website|web ?page|page) (?:that |where )?(?:i|we|you) can (?:check|see|look at|read) the menu on\\b",
    "$1",
  ],
  ["\\b(?:on|have|has|with|got) (?:an? )?(?:insta|ig|the gram)\\b", "on instagram"],
  // Having and being known.
  [
    "\\b(?:anything|a value|something|info|data) (?:filled in|on file|entered|recorded|listed|in there) (?:for|under|in|as)\\b",
    "known",
  ],
  [
    "\\b(?:do|does) (?:you|we|u) (?:even )?(?:have|hold|keep|track|store) (?:the |any )?(?=\\w+ (?:for|of) )",
    "what are the ",
  ],
  ["\\bdo(?:es)? (?:not|n['’]?t) (?:seem to |appear to )?(?:have|list|show|give)\\b", "have no"],
  ["\\bwith zero\\b|\\bwith not? a single\\b", "without"],
  [
    "\\b(?:is|are) (?:listed )?(?:with|w/) (?:an?|the|any) (?=phone|website|site|email|address)",
    "have a ",
  ],
  // Groups and comparisons.
  [
    "\\b(?:broken|break|split|sort|bucket|divide|group|cluster|tally|slice|grouped|bucketed|sorted|divided|sliced|count)(?: them| those| these| it| all)?(?: up| down| out)?(?: in)?(?:to)? (?:by|per|into) (?=(?:type|category|kind|street|suburb|area|district|city|town|cuisine|brand|chain|stars?|postcode|zip|country)\\b)",
    "per ",
  ],
  [
    "\\b(?:give me|show me|need|want|get me)? ?(?:a |the )?(?:tally|breakdown|split|count|headcount|histogram|pivot|distribution) (?:of|for) (?=.{2,40} (?:by|per)\\b)",
    "number of ",
  ],
  [
    "\\bhow do (?:the )?(.{3,40}?) and (?:the )?(.{3,40}?) compare(?: (?:in|by) numbers?| in count)?\\W*$",
    "compare $1 with $2",
  ],
  [
    "\\b(?:are|is) (?:there )?(.{3,30}?) outnumber(?:ed|ing)(?: by)? (.{3,30}?)\\W*$",
    "are there more $1 than $2",
  ],
  [
    "\\bdo(?:es)? (.{3,30}?) (?:outnumber|beat|top|exceed) (.{3,30}?)(?: in (?:number|count)s?)?\\W*$",
    "are there more $1 than $2",
  ],
  [
    "\\b(.{3,30}?) (?:against|over|versus|vs\\.?|v\\.) (.{3,30}?),? (?:who wins|which wins|what'?s more|which one is bigger|who'?s got more|which is it)\\W*$",
    "are there more $1 than $2",
  ],
  ["\\bwhich (?:is|are) there (?:more|most) of\\b", "which are more"],
  ["\\bthe most common (?=(?:one|ones)\\b)", "the biggest "],
  // Lists.
  // A question after an answer: only "of them" is sure.
  [
    "\\b(?:and )?(?:which|what|who) (?:of (?:them|those|these) )(?:has|have|got|has got|have got) (?:an? |any )(?=(?:site|website|phone|email|facebook|insta\\w*|address)\\b)",
    "which of them have a ",
  ],
];

const rewordings = table.map(([pattern, plainer]) => ({
  from: new RegExp(pattern, "giu"),
  to: plainer,
}));

/** The question in plainer words; the same text where there are none. */
export function plainEnglish(question: string): string {
  let text = question;
  for (const { from, to } of rewordings) text = text.replace(from, to);
  return text === question ? question : text.replace(/\s+/g, " ").trim();
}

const ofThose =
  /^(?:(?:and|so|ok|okay|well|but) )*(?:which|who)(?: ones?)? (?=(?:has|have|got|are|is|accept|accepts|take|takes|offer|offers|do not|don'?t|doesn'?t)\b)/i;

/** "which have a phone" as "which of them have a phone"; undefined for a question of another form. */
export function askedOfThose(question: string): string | undefined {
  const [start] = ofThose.exec(question.trim()) ?? [];
  if (start === undefined) return undefined;
  return `which of them ${question
    .trim()
    .slice(start.length)
    .replace(/^got\b/i, "have")}`;
}

const hoursOfThose =
  /^(?:(?:and|so|ok|okay|well|but) )*(?:when|until when|(?:at )?what times?) (?:do|does|are|is) (?:they|it|those|these)\b/i;

/** "when do they close" asks for times, not for closed businesses. */
export const asksHoursOfThose = (question: string): boolean => hoursOfThose.test(question.trim());

const hedged = /(?<=\b(?:can|could) )(?:actually|really|even|literally|just) /gi;

/** "that I can actually phone"; blanks in its place, so positions stay. */
export const withoutHedges = (question: string): string =>
  question.replace(hedged, (hedge) => " ".repeat(hedge.length));
