import { allLexicons } from "./lexicons/all.ts";
import type { Language } from "./reader/lexicon.ts";
import { keyOf } from "./reader/tokens.ts";

/**
 * Words that people use of businesses and that no grammar reads. However near one is to a name, it is
 * meant as it is: "quiet" isn't a slip for "Quint".
 */
const words: Readonly<Record<Language, string>> = {
  en: `about again amazing awesome awful beautiful better black blue boring bright broken brown busy
    calm careful central charming child children clean clear clever comfortable common cool corner cosy
    cozy crowded customer customers dark decent delicious different dirty dream easy elegant empty
    excellent expert extra fair family famous fancy fantastic fast fine first floor fresh friend friends
    friendly front funny garden gentle girls good grand great green group guest guests happy hard healthy
    heavy helpful hidden historic holiday honest horrible house huge hungry ideal important indoor
    interesting kids kind large later laugh light lively local lonely long lovely lower lucky market
    massive maybe middle mixed modern money moody music narrow nasty natural nearly neat never nice
    night noisy normal north often online organic original other outdoor outside party peaceful people
    perfect person pets place places plain pleasant polite poor popular posh power pretty private proper
    proud public quick quiet quite ready real really reasonable recent regular reliable rich right river
    romantic rough round royal rude rural safe scenic sea secret serious service share shiny short
    silent silver simple slow small smart smelly smoke smooth social soft some south space special
    specific spicy square staff stage stairs state still stone stop strange strict strong stupid stylish
    sunny super sure sweet table tall tasty terrible thing things tiny together top total tourist town
    traditional trendy tropical typical ugly unique unusual upper urban useful usual vegan view village
    visit walk warm water weather weird west wheel white whole wide wild wine winter wise wonder
    wonderful wood work world worse worst worth wrong year young`,
  de: `angenehm anders angesagt aufregend ausgezeichnet authentisch bekannt beliebt bequem beste
    besonders biologisch blau bunt dunkel edel ehrlich einfach elegant entspannt ernst exotisch familie
    familien freundlich freunde frisch ganz garten gast gäste gemütlich genau gesund gross grosse grün
    gute gutes guter hell herrlich hervorragend hübsch hund hunde idyllisch innen interessant jung
    kinder klassisch klein kleine komisch kostenlos kunden laut langsam lebendig lecker leise lieb
    lokal lustig luxuriös mann markt menschen mittag modern nacht nahe natürlich nett nette normal
    online ordentlich original party perfekt preis privat pünktlich qualität regional reich richtig
    romantisch rot ruhig sauber scharf schick schlecht schnell schwarz schön schöne sehr selbst
    sicher sonnig speziell spät stark stilvoll super süss teilweise tisch toll tolle traditionell
    trendig typisch urig vegan vegetarisch viele vielleicht voll warm wasser weiss wenig wichtig wild
    wirklich wunderbar würzig zentral zuverlässig`,
  fr: `agréable aimable ami amis amusant ancien animé authentique beau beaucoup beaux belle belles
    bien bio blanc bleu bon bonne bonnes bons bruyant calme central charmant chaud chic chien client
    clients confortable connu convivial copieux correct délicieux difficile discret doux drôle
    élégant enfant enfants ensoleillé épicé excellent familial famille fiable fameux frais froid
    génial gens gentil grand grande gratuit historique honnête idéal important incroyable intéressant
    intime jardin jeune joli jolie joyeux large léger lent local luxueux magnifique marché mauvais
    meilleur moderne monde naturel noir normal nouveau nuit original paisible parfait petit petite
    pittoresque place plein populaire pratique prix propre public qualité rapide réel riche romantique
    rouge rustique sain sale secret simple soirée soleil spécial splendide super sûr sympa table
    tranquille traditionnel très typique unique utile végan végétarien vert vie vieux vraiment vue`,
  es: `acogedor agradable alegre alto amable amigo amigos amplio animado antiguo auténtico bajo barato
    bastante bien blanco bonito bonita bueno buena buenos buenas calidad caliente cálido calle céntrico
    cerca chulo claro cliente clientes cómodo conocido correcto decente delicioso diferente difícil
    divertido dulce elegante especial excelente excepcional exquisito fácil familia familiar familias
    famoso fantástico feo fiable fresco frío fuerte genial gente grande grandes gratis guapo hermoso
    histórico honesto ideal importante increíble interesante jardín joven limpio lindo local lujoso
    maravilloso mascotas mejor mercado moderno mundo natural negro niño niños noche normal nuevo
    original pequeño perfecto picante plaza popular práctico precioso precio privado propio público
    rápido raro recomendado rico rojo romántico ruidoso sabroso sano seguro sencillo simpático sol
    sucio súper tradicional tranquilo típico único útil vegano vegetariano verde viejo vista vivo`,
  ar: `جيد جيدة جميل جميلة رائع رائعة ممتاز ممتازة نظيف نظيفة هادئ هادئة لذيذ لذيذة حديث حديثة قديم قديمة
    كبير كبيرة صغير صغيرة سريع سريعة بطيء شعبي شعبية عائلي عائلية رومانسي رومانسية مشهور مشهورة معروف
    مريح مريحة مناسب مناسبة خاص خاصة عام محلي محلية تقليدي تقليدية صحي صحية نباتي نباتية أطفال عائلة
    أصدقاء ناس زبائن ضيوف حديقة سوق طاولة منظر شمس ليل صباح ماء موسيقى فاخر فاخرة بسيط بسيطة مميز مميزة
    حقيقي لطيف لطيفة مزدحم ممل غريب ساخن بارد حلو حار كثير قليل أبيض أسود أحمر أخضر أزرق`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** A word of the language, or one that means something in any of the languages read. */
export function isCommonWord(word: string, language: Language): boolean {
  const known = sets.get(language) ?? new Set(words[language].split(/\s+/).map(keyOf));
  sets.set(language, known);
  return known.has(word) || allLexicons().some(({ vocabulary }) => vocabulary.has(word));
}
