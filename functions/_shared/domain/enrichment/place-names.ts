const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** First names that are towns, states or countries just as well. */
const namesOfPlaces = words(
  "adelaide alexandria asia augusta austin barry bethlehem carolina chad charlotte chelsea chester cheyenne cordoba dakota dallas darwin devon douglas eugene florence gary geneva georgia helena houston india ireland israel jackson jersey jordan kent kerry kingston lancaster leon lincoln logan london lorraine lourdes lucia madison malaga marion melbourne memphis milan montana nancy odessa olympia orlando paris perth phoenix preston regina roman salem santiago savannah siena sienna sofia sydney tracy trinidad troy valencia verona victoria vienna virginia",
);

/** The first words of places with names of several words. */
const placeStarts = words(
  "abu addis aix alice alto ann bad bahia bangkok banja baton belo bloem boca bowling buenos cape castle chiang chula ciudad college colorado coral corpus costa council dar daytona den des downtown east el falls fort frankfurt ft garden gold grand great green gulf ha haute high ho hong hot ile inner iowa isle istanbul jersey johor kansas key kota kuala la lake las le les little long los lower mexico mid middle mont monte mount mt navi new newport north nova novi novo nueva nuevo nuovo oklahoma old outer overland palm palo panama phnom playa pointe port porto puerto quebec quezon red rio rock round saint sainte saintes salt san sankt santa santo sao sioux south spring st stara ste sugar tel terre the thunder upper vila villa virginia walnut west white winston",
);

/** Words after a place, or the name of one, that rule out a person. */
const placeEnds = words(
  "airport area arena avenue bay beach branch bridge building center central centre church city clinic coast corner county court creek cross district downtown east falls garden gardens gate green grove heights hill hills hotel house island islands junction lake lane library mall market mountain north office park place plaza point port quarter region river road school shop showroom south springs square state station store street studio team terminal terrace tower town university valley view village west",
);

/** `victoria`, `paris` // => true; `anna` // => false */
export const isNameOfPlace = (word: string): boolean => namesOfPlaces.has(word);

/** Whether two words beside each other name a place or a part of a business: `San Diego`. */
export const namesPlace = ([first, last]: readonly [string, string]): boolean =>
  placeStarts.has(first) || placeEnds.has(last);

export const startsPlace = (word: string): boolean => placeStarts.has(word);
