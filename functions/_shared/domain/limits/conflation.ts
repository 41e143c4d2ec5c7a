/**
 * When a business of the map and a place of Overture are one; measured in the README of
 * `domain/conflation`.
 */
export const conflationLimits = {
  /** Nine in ten real pairs lie within this distance, all but one in a hundred within the far one. */
  nearM: 150,
  farM: 400,
  /** The loss of score for each metre between the two. */
  lossPerM: 0.25 / 400,
  /** Probability from which a pair of two sources is one business, and may be one. */
  mergeProbability: 0.45,
  twinProbability: 0.35,
  /** From which it is one where each name says more than the other, and where much speaks against it. */
  mergeOfTwoNames: 0.55,
  mergeInDoubt: 0.65,
  /**
   * The same where the type is unknown and the names are not alike, where neither names, house nor contact
   * agree, where house and number both differ or each has a site and a telling word of its own, or where another pair
   * is nearly as likely.
   */
  mergeUnknown: 0.9,
  /** The same where a name says that it is in the other, and they have a type or an own contact in common. */
  mergeInside: 0.9,
  /** The least score of a pair that the rules find. */
  plainScore: 0.9,
  /** Loss of log odds where another pair of either business is less likely by the lead at most. */
  crowdLoss: 1.5,
  crowdLead: 1.5,
  /** Weight of words from which they tell one business from another. */
  tellingMin: 0.4,
  /** Share of letters in both, from which names are spellings of one. */
  lettersMin: 0.6,
  /** Names and links less alike have nothing in common. */
  namedMin: 0.3,
  /** How alike names must be for a pair of two sources to be looked at, near and far away. */
  lookName: 0.4,
  lookFarName: 0.35,
  /** The same within `peersM`, unless the types contradict. */
  lookNameAround: 0.2,
  /** The same of one type, at any distance. */
  lookSameType: 0.25,
  /** A house of at most ten rows; so much of a name in the other's link. */
  lookHouseShare: 0.2,
  lookLink: 0.5,
  /** Within this distance a business has peers: others of its type. */
  peersM: 100,
  /** Of so few peers each is looked at, whatever its name; of more, where a name tells nothing. */
  fewPeers: 2,
  untoldPeers: 6,
  /** Score of a pair that is one business, and of one that may be. */
  mergeScore: 0.7,
  twinScore: 0.6,
  /** Names less alike are never one business, whatever else they share. */
  nameMin: 0.62,
  /** The same where house and phone number are equal and the number is nobody else's. */
  nameMinWithBoth: 0.55,
  /** The least where the phone numbers or houses differ, or several around have a name like it. */
  nameInDoubt: 0.85,
  crowd: 2,
  /** From here on a source that gives a name two numbers in one house means one business. */
  nameSame: 0.9,
  /** Names that count as equal, and as equal where house and phone number are. */
  nameEqual: 0.95,
  nameWithBoth: 0.85,
  /** Log odds from which a name within another is one business, and their worth as a score. */
  oddsMin: 2.5,
  scoreOfOdds: 0.05,
  /** By how much a pair has to be likelier than the next one of either business. */
  rivalLead: 1,
  /** A house of more rows is an office block, and says the less. */
  houseRows: 2,
  houseGain: 0.1,
  houseLoss: 0.12,
  phoneGain: 0.1,
  phoneLoss: 0.04,
  domainGain: 0.07,
  /** Of two types that are not the same, but of one family. */
  typeLoss: 0.03,
  /** All gains together: contacts can't make up for a name. */
  gainMax: 0.16,
  /** A number of more rows is a switchboard's and says nothing. */
  phoneRowsMax: 3,
  domainRowsMax: 5,
  /** The least share that outweighs another number: a domain of two rows at most. */
  domainShareMin: 0.5,
  /** From so many businesses of one name on it is a chain's. */
  chainRows: 3,
  /** Businesses of both sources that are compared at a time; a larger area is compared in parts. */
  partMax: 15_000,
  /** Rows of one block that are looked at: names that begin alike in one cell. */
  blockMax: 300,
} as const;
