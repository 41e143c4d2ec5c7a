const street =
  /\s(?:road|rd|street|avenue|ave|lane|drive|blvd|boulevard|highway|hwy|parkway|pkwy|crescent|turnpike)\.?$|(?:stra(?:ss|ß)e|[ -]str\.?|gasse|straat)$|^(?:rue|avenue|av\.|boulevard|chemin|impasse|allée|quai|calle|c\/|avenida|avda\.?|paseo|carretera|via|viale|rua|شارع|طريق) /iu;

/** `Mill Road`, `Lindenstraße`, `Calle Mayor` // => true: the business is there, it works elsewhere. */
export const isStreet = (name: string): boolean => street.test(name);
