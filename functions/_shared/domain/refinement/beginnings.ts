/** Words for the beginning of a business, in the languages the crawler reads. */
const beginning =
  /(?<!\p{L})(?:found|establish|est\.|estd|since|start|open|began|begun|beginning|incorporated|inception|launch|seit|gegr|gründ|eröffn|besteh|depuis|fond|cré|ouvert|desde|fundad|fundó|abri|abre|creada|nació|dal\s|fondat|nasce|nata\s|aperto|sinds|opgericht|gestart|تأسس|أسس|منذ)/iu;
/** Other things than a business begin in a year. */
const otherBeginning =
  /(?<!\p{L})(?:copyright|©|all rights|licen[cs]e|member|mitglied|membre|miembro|certified|born|geboren|né[e]?\s|graduat\w*|award\w*|renovat\w*)/iu;

/** Whether a sentence says that a business began, and not somebody's career or a licence. */
export const tellsBeginning = (sentence: string): boolean =>
  beginning.test(sentence) && !otherBeginning.test(sentence);
