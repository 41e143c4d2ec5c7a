import { fold } from "../text/fold.ts";

export type EmailRole =
  | "info"
  | "sales"
  | "support"
  | "booking"
  | "owner"
  | "person"
  | "accounting"
  | "jobs"
  | "press"
  | "other";

const words = (text: string): string[] => text.split(" ");

/** Words before the @, and words next to an address, in six and more languages. */
const roleWords: [EmailRole, string[]][] = [
  [
    "booking",
    words(
      "booking bookings book reservation reservations reserve reservas reserva reservierung reservierungen reservering reserveringen reserveren prenotazioni prenotazione buchung buchungen termin termine termini appointment appointments rendezvous rdv cita citas agenda citaprevia afspraak afspraken rezervace rezerwacje varaukset bokning marcacoes agendamento tables frontdesk receptie reception rezeption recepcion recepcao accueil empfang",
    ),
  ],
  [
    "jobs",
    words(
      "jobs job career careers karriere bewerbung bewerbungen hr recruiting recruitment recrutement emploi empleo trabajo rrhh vacatures vacature lavoro cv personal personnel hiring lavoraconnoi candidatures stage",
    ),
  ],
  [
    "press",
    words(
      "press presse prensa stampa pers media imprensa pr publicrelations redaktion medien marketing communications comunicacion communication werbung publicidad",
    ),
  ],
  [
    "accounting",
    words(
      "accounting accounts account accountant buchhaltung rechnung rechnungen billing invoice invoices payable payables receivable facturation factures compta comptabilite contabilidad facturacion facturas administratie boekhouding facturatie amministrazione contabilita fatture finance finances finanzen ar ap payroll contabilidade bookkeeping bookkeeper controller invoicing",
    ),
  ],
  [
    "sales",
    words(
      "sales sale vertrieb verkauf vente ventes ventas venta verkoop vendite vendas commerciale commercial comercial order orders bestellung bestellungen commande commandes pedidos bestellingen bestelling ordini quote quotes devis offerte offertes angebot angebote presupuesto preventivi preventivo orcamentos purchase shop boutique tienda webshop estimates estimate b2b wholesale grosshandel leads salg rentals rental catering events event weddings groups",
    ),
  ],
  [
    "support",
    words(
      "support service customerservice customer customers kundenservice kundendienst helpdesk help hilfe aide ayuda soporte sav assistance assistenza klantenservice suporte returns retour retouren rma werkstatt werkplaats planning atencion atencionalcliente technik technical reparatur reparaturen serviceclient servicio care feedback complaints warranty garantie",
    ),
  ],
  [
    "owner",
    words(
      "owner inhaber inhaberin owners ceo chef chefin geschaeftsfuehrung geschaeftsfuehrer gf director directeur gerant patron dueno propietario titolare proprietario eigenaar president founder direction direccion direktion direktor leitung",
    ),
  ],
  [
    "info",
    words(
      "info infos information informacion informatie informazioni contact contacto contatto contato contatti kontakt kontakty office mail email e-mail post posta postbox poste hello hallo hola hi ciao bonjour ola salut enquiries enquiry inquiry inquiries general geral allgemein buero buro kanzlei praxis zentrale sekretariat secretariat secretaria secretary team studio admin administration webmaster welcome hq main mailbox correo bureau ufficio segreteria cabinet clinic clinica hotel restaurant ristorante restaurante cafe salon atelier company firma ask ask-us connect reach letstalk",
    ),
  ],
];

const roleOfWord = new Map(roleWords.flatMap(([role, list]) => list.map((word) => [word, role])));

/** A word for the kind of business, not for a desk in it. */
export const isNameOfBusiness = (local: string): boolean =>
  /(restaurant|ristorante|hotel|cafe|salon|studio|clinic|clinica|cabinet|kanzlei|praxis|atelier|company|firma|team)/.test(
    fold(local),
  );

/** `reservations`, `infokirkland`, `sales.uk` // => the role of the word before the @ */
export function roleOfLocalPart(local: string): EmailRole | null {
  const parts = fold(local)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const joined = parts.join("");
  const whole = roleOfWord.get(joined);
  if (whole) return whole;
  // "info" beside a word that says more, as in `info.jobs`, gives way to it.
  const roles = parts.flatMap((part) => roleOfWord.get(part) ?? []);
  const special = roles.find((role) => role !== "info") ?? roles[0];
  if (special) return special;
  const start = [...roleOfWord.keys()].find((word) => word.length >= 4 && joined.startsWith(word));
  const end = [...roleOfWord.keys()].find((word) => word.length >= 5 && joined.endsWith(word));
  return (start && roleOfWord.get(start)) || (end && roleOfWord.get(end)) || null;
}

const contexts: [EmailRole, RegExp][] = [
  [
    "owner",
    /\b(owner|proprietor|founder|ceo|president|inhaber(in)?|gesch[aä]ftsf[uü]hr\w*|g[eé]rante?|propri[eé]taire|propietari[oa]|due[nñ][oa]|titolare|proprietari[oa]|eigena(ar|resse)|managing director|principal|medeeigenaar|zaakvoerder|vertreten durch)\b/,
  ],
  [
    "accounting",
    /\b(account(s|ing|ant)|accounts? (receivable|payable)|billing|invoic\w*|buchhaltung|rechnung\w*|comptabilit\w*|contabilidad|facturaci\w*|boekhouding|facturatie|amministrazione|contabilit\w*|bookkeep\w*|administraci[oó]n contable|auxiliar contable)\b/,
  ],
  [
    "jobs",
    /\b(jobs?|careers?|apply|application|resume|cv|bewerbung\w*|karriere|recrut\w*|recruit\w*|emploi|empleo|trabaja con|vacatures?|lavora con)\b/,
  ],
  [
    "press",
    /\b(press|media (enquir|contact|relations)\w*|presse\w*|prensa|stampa|pers(contact)?)\b/,
  ],
  [
    "booking",
    /\b(reserv\w*|bookings?|book (a|your|now|online)\w*|appointments?|buchung\w*|termin(e|vereinbarung)?|rendez-vous|citas?|prenotazion\w*|afspra\w*)\b/,
  ],
  [
    "sales",
    /\b(sales|orders?|quotes?|estimates?|verkauf|vertrieb|bestell\w*|vente|devis|ventas|pedidos|presupuestos?|verkoop|offerte|vendite|preventiv\w*)\b/,
  ],
  [
    "support",
    /\b(support|customer (service|care)|help ?desk|kundendienst|kundenservice|klantenservice|service client|sav|atenci[oó]n al cliente|assistenza|werkplaats|werkstatt|returns?|repairs?)\b/,
  ],
];

/** The role given by the words next to an address. */
export function roleOfContext(text: string): EmailRole | null {
  const plain = text.toLowerCase();
  return contexts.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
