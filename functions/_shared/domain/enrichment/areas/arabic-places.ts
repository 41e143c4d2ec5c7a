import { isFamousPlace } from "./gazetteer.ts";

export const isArabic = (text: string): boolean => /^\p{Script=Arabic}/u.test(text);

/** Words around places, and those that end a list of them. */
const around =
  /^(?:و?كذلك|و?أيضاً|مدينة(?= ال)|مدن|محافظة|منطقة|مناطق|إمارة|حي|أحياء|جميع|كافة|كل|أنحاء|كل من|وإلى|إلى|في|وفي|داخل)\s+/u;
const ends =
  /^(?:دون|بدون|من|في|على|مع|خلال|يوم|يومي|أيام|يومياً|مجاناً|مجانا|لمدة|عند|عن|إلى|حتى|أو|التي|الذي|حيث|بما|فقط|وما|طوال|كل|بعد|قبل|لكل|لجميع|للطلبات|والمناطق|وضواحيها|وحولها|بأسعار|بسعر|بضمان|برسوم|الآن|\d.*|[–—|·(-].*)$/u;
const notPlaces =
  /(?<!\p{L})(?:خدمة|خدمات|العملاء|عملائنا|المنازل|المنزل|البيوت|البيت|الشركات|المكاتب|الفلل|الشقق|المدارس|الفنادق|الوقت|الموعد|أسرع|وقت|موعد|طلب|مكان|باب|الزبائن|السيارات|الأسبوع|الساعة|الجمعة|السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|المجال|مجال)(?!\p{L})/u;

/** "عمّان والزرقاء والسلط دون رسوم" // => the three towns: Arabic has no capitals to know them by. */
export function arabicPlaces(text: string, isListed = false): string[] {
  const names: string[] = [];
  for (const part of text.replace(/[.!؟:]+\s*$/u, "").split(/\s*[،,؛|·•]\s*و?|\s+و(?=\p{L}{2})/u)) {
    let rest = part.trim().replace(/[.!؟:]+$/u, "");
    for (let bare = rest.replace(around, ""); bare !== rest; bare = rest.replace(around, "")) {
      rest = bare;
    }
    const words = rest.split(/\s+/);
    const stop = words.findIndex((word) => ends.test(word));
    const name = words.slice(0, stop < 0 ? words.length : stop).join(" ");
    const count = name.split(" ").length;
    if (name.length < 3 || name.length > 25 || count > 3 || notPlaces.test(name)) break;
    names.push(name);
    if (stop >= 0) break;
  }
  // One word after a preposition is anything; several, or one that is known, are places.
  return isListed || names.length >= 2 || names.some(isFamousPlace) ? names : [];
}
