import { businessesOf } from "./business.ts";
import { eachOnce } from "./each-once.ts";
import { evidenceOn, type Found, type Page } from "./page.ts";
import { type Statement, textsOf } from "./structured-data.ts";

/** Ways to pay by the name people know them by. */
const ways: [string, RegExp][] = [
  [
    "cash",
    /(?<!\p{L})(cash|bargeld|bar(zahlung)?|espèces|especes|efectivo|contanti|contant|dinheiro|numerário|numerario|gotówka|hotovost|نقدا|نقداً|كاش)(?!\p{L})/iu,
  ],
  ["check", /(?<!\p{L})(che(ck|que)s?|chèques?|scheck|assegn[oi])(?!\p{L})/iu],
  [
    "credit card",
    /(?<!\p{L})(credit ?cards?|kreditkarten?|cartes? (de crédit|bancaires?|bleues?)|tarjetas?( de crédito)?|carte di credito|carta di credito|بطاقات? الائتمان|البطاقات الائتمانية|creditcards?|cart(ão|ões) de crédito|all major cards|major credit cards)(?!\p{L})/iu,
  ],
  [
    "debit card",
    /(?<!\p{L})(debit ?cards?|ec[- ]?karten?|bankomat(karten?)?|girocard|maestro|tarjetas? de débito|bancomat|pinpas|pinnen|cart(ão|ões) de débito|carte di debito|مدى|interac|switch)(?!\p{L})/iu,
  ],
  ["Visa", /\bvisa\b|(?<!\p{L})(فيزا)(?!\p{L})/iu],
  ["MasterCard", /\bmaster ?card\b|(?<!\p{L})ماستر ?كارد(?!\p{L})/iu],
  ["American Express", /(?<!\p{L})(american ?express|amex)(?!\p{L})/iu],
  ["Discover", /\bdiscover( card)?\b/i],
  ["Diners Club", /\bdiners?( club)?\b/i],
  ["JCB", /\bjcb\b/i],
  ["PayPal", /\bpay ?pal\b/i],
  ["Apple Pay", /\bapple ?pay\b/i],
  ["Google Pay", /\bg(oogle)? ?pay\b/i],
  [
    "bank transfer",
    /(?<!\p{L})(bank transfers?|wire transfers?|überweisung|vorkasse|virements?( bancaires?)?|transferencias?( bancarias?)?|bonific[oi]( bancari[oi])?|overschrijving|bankoverschrijving|transferência bancária|bacs|sepa|تحويل بنكي|حوالة بنكية)(?!\p{L})/iu,
  ],
  [
    "invoice",
    /(?<!\p{L})(auf rechnung|per rechnung|kauf auf rechnung|rechnungskauf|pay by invoice|by invoice|op rekening|sur facture)(?!\p{L})/iu,
  ],
  ["iDEAL", /\bideal\b/i],
  ["Bancontact", /\bbancontact\b/i],
  ["Klarna", /\bklarna\b/i],
  ["Sofort", /\bsofort(überweisung)?\b/i],
  ["Bizum", /\bbizum\b/i],
  ["MB WAY", /\bmb ?way\b/i],
  ["Multibanco", /\bmultibanco\b/i],
  ["TWINT", /\btwint\b/i],
  ["Alipay", /\balipay\b/i],
  ["WeChat Pay", /\bwechat( pay)?\b/i],
  ["UnionPay", /\bunion ?pay\b/i],
  ["Venmo", /\bvenmo\b/i],
  ["Zelle", /\bzelle\b/i],
  ["Stripe", /\bstripe\b/i],
  ["CareCredit", /\bcare ?credit\b/i],
  [
    "meal vouchers",
    /(?<!\p{L})(tickets? restaurants?|titres?-restaurant|meal vouchers?|buoni pasto|cheque gourmet|edenred|sodexo)(?!\p{L})/iu,
  ],
  ["gift card", /(?<!\p{L})(gift (cards?|certificates?|vouchers?) accepted)(?!\p{L})/iu],
  ["Bitcoin", /\bbitcoin\b/i],
  ["financing", /(?<!\p{L})(financing available|0 ?% financing)(?!\p{L})/iu],
];
const structured: Record<string, string> = {
  Cash: "cash",
  ByBankTransferInAdvance: "bank transfer",
  PayPal: "PayPal",
  MasterCard: "MasterCard",
  VISA: "Visa",
  AmericanExpress: "American Express",
  CheckInAdvance: "check",
  ByInvoice: "invoice",
  Discover: "Discover",
  JCB: "JCB",
  DinersClub: "Diners Club",
};

/** Words that open a sentence or a heading on how to pay. */
const topic =
  /(?<!\p{L})(we (also )?(accept|take)|accept(ed|ing|s)?\b.{0,30}\b(cards?|cash|payments?|visa|paypal)|payments? (methods?|modes?|options?|types?|accepted|can be made|by|via|is)|methods? of payment|modes? of payment|forms? of payment|ways? to pay|pay (by|with|via|using)|cards? accepted|cash (only|or)|zahlungs(arten|mittel|möglichkeiten|weisen|methoden)|bezahl(en|ung|möglichkeiten)|(sie|kunden) können.{0,30}zahlen|wir (akzeptieren|nehmen)|zahlung (per|mit|in)|moyens? de paiement|modes? de (paiement|règlement)|règlements?|paiements? (par|accepté)|nous acceptons|formas? de pago|métodos? de pago|medios? de pago|aceptamos|pagos? (con|en|por)|metodi di pagamento|modalità di pagamento|pagament[oi]|accettiamo|betaal(methoden|mogelijkheden|wijzen)|betalen|betaling|wij accepteren|formas? de pagamento|métodos de pagamento|aceitamos|meios de pagamento|طرق الدفع|وسائل الدفع|نقبل|الدفع (عبر|ب|نقدا))(?!\p{L})/iu;
const negated =
  /(?<!\p{L})(no|not|don'?t|do not|only accept|keine?|nicht|pas de|ne .{0,20}pas|no se|non|geen|niet|não)(?!\p{L})[^.;,]{0,25}$/iu;

/** How customers can pay, from statements and from sentences on paying, not from a stray "visa". */
export function paymentsOf(
  pages: readonly Page[],
  statements: readonly Statement[],
): Found<string>[] {
  const found = [
    ...stated(statements),
    ...pages.flatMap((page) => [...inSentences(page), ...inPictures(page)]),
  ];
  return eachOnce(found);
}

function stated(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "paymentAccepted", "acceptedPaymentMethod").flatMap((text) => {
      const known = structured[text.split(/[/#]/).at(-1) ?? ""];
      const values = known ? [known] : waysIn(text);
      return values.map((value) => ({
        value,
        ...evidenceOn(page, method, `paymentAccepted: ${text}`),
      }));
    }),
  );
}

function waysIn(text: string): string[] {
  return ways.flatMap(([name, pattern]) => {
    const at = text.search(pattern);
    return at >= 0 && !negated.test(text.slice(Math.max(0, at - 40), at)) ? [name] : [];
  });
}

const heading =
  /^\W*(accepted )?(how to pay|c[oó]mo pagar|comment payer|so (bezahlen|zahlen) sie|payment\w*( (options?|methods?|types?|accepted|information))*|ways to pay|methods of payment|zahlung\w*|bezahl\w*|(moyens?|modes?) de (paiement|règlement)|paiements?|formas? de pago|métodos? de pago|medios? de pago|pagos?|metodi di pagamento|modalità di pagamento|pagament[oi]|betaal\w*|betaling\w*|formas? de pagamento|métodos de pagamento|meios de pagamento)\W*$/i;

function inSentences(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, heading: over }, at) => {
    const isUnder = heading.test(over) || heading.test(page.lines[at - 1]?.text ?? "");
    if ((!topic.test(text) && !isUnder) || text.length > 600) return [];
    return waysIn(isUnder ? text : sentences(text)).map((value) => ({
      value,
      ...evidenceOn(page, "text", text),
    }));
  });
}

/** Only the sentences on paying: "Visa" in another one is a stamp in a passport. */
const sentences = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => topic.test(sentence))
    .join(" ");

/** A row of card logos: two of a kind are enough to trust them. */
function inPictures(page: Page): Found<string>[] {
  const names = page.pictures.flatMap((text) =>
    ways.slice(4).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
  );
  const different = [...new Set(names)];
  const isRow =
    different.length >= 2 && different.some((name) => /Visa|MasterCard|PayPal/.test(name));
  return isRow
    ? different.map((value) => ({
        value,
        page: page.ref,
        method: "picture of the card",
        snippet: value,
      }))
    : [];
}
