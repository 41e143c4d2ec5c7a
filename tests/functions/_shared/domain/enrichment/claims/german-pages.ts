import type { ClaimPage } from "./claim-page.ts";

export const germanPages: ClaimPage[] = [
  {
    about: "ein Dachdecker mit Leistungen als Kacheln und einem Einzugsgebiet im Satz",
    country: "DE",
    html: `<html lang="de"><title>Dachdecker Kranich – Ihr Dachdecker in Buchenried</title><nav><a href="/">Start</a><a href="/ueber-uns">Über uns</a><a href="/referenzen">Referenzen</a><a href="/kontakt">Kontakt</a></nav>
<h1>Dicht seit drei Generationen</h1><h2>Unsere Leistungen</h2><div><h3>Dachsanierung</h3><p>Vom Ziegel bis zum Sparren.</p></div><div><h3>Flachdachabdichtung</h3><p>Auch im Winter.</p></div><div><h3>Fassadenverkleidung</h3><p>Schiefer und Holz.</p></div>
<p>Der Betrieb wurde 1952 von Wilhelm Kranich gegründet; heute führt ihn seine Enkelin Jutta.</p>
<p>Wir arbeiten in Buchenried, Hagenau und im gesamten Landkreis Lindental.</p>
<div class="kundenstimmen"><p>„Wir kommen aus Altmühl und würden jederzeit wieder anrufen.“</p></div>
<p>Dachdecker Kranich, Am Anger 4, 84101 Buchenried</p>`,
    services: ["Dachsanierung", "Flachdachabdichtung", "Fassadenverkleidung"],
    areas: ["Buchenried", "Hagenau"],
    alsoAreas: ["Lindental"],
    founders: ["Wilhelm Kranich"],
    year: 1952,
  },
  {
    about: "eine Kanzlei, deren Rechtsgebiete im Menü liegen",
    country: "DE",
    html: `<html lang="de"><title>Kanzlei Morgenthau</title><ul><li><a href="/">Startseite</a></li><li><a href="/rechtsgebiete">Rechtsgebiete</a><ul><li><a href="/a">Arbeitsrecht</a></li><li><a href="/b">Familienrecht</a></li><li><a href="/c">Mietrecht</a></li></ul></li><li><a href="/team">Team</a></li><li><a href="/impressum">Impressum</a></li></ul>
<h1>Recht verständlich</h1><p>Rechtsanwältin Dr. Selma Morgenthau hat in Freiburg und Lausanne studiert und war zuvor in Hamburg tätig.</p><p>Zahlung per Rechnung oder Überweisung.</p>`,
    services: ["Arbeitsrecht", "Familienrecht", "Mietrecht"],
    areas: [],
    payments: ["bank transfer", "invoice"],
  },
  {
    about: "ein Friseur mit Preisliste und Gründung im Fließtext",
    country: "AT",
    html: `<html lang="de"><title>Salon Haarspalterei</title><h1>Haarspalterei</h1><p>Seit 1998 schneidet Gründerin Vroni Zechmeister am Kornplatz.</p><h2>Preise</h2>
<p>Damenhaarschnitt ... 42 €</p><p>Herrenhaarschnitt ... 28 €</p><p>Strähnen ... ab 60 €</p><p>Dauerwelle ... 75 €</p>
<p>Wir nehmen Bargeld und Bankomatkarte. EC-Karte geht auch.</p>`,
    services: ["Damenhaarschnitt", "Herrenhaarschnitt", "Strähnen", "Dauerwelle"],
    areas: [],
    founders: ["Vroni Zechmeister"],
    year: 1998,
    payments: ["cash", "debit card"],
  },
  {
    about: "ein Umzugsunternehmen mit Aufzählung nach dem Doppelpunkt",
    country: "DE",
    html: `<html lang="de"><title>Umzüge Siebenschuh</title><p>Wir übernehmen für Sie:</p><ul><li>Privatumzüge</li><li>Firmenumzüge</li><li>Entrümpelungen</li><li>Möbelmontage</li></ul>
<h3>Ihre Vorteile</h3><ul><li>Festpreis</li><li>Pünktlich und freundlich</li></ul><h3>Einsatzgebiet</h3><p>Köln, Bonn, Euskirchen und Umgebung</p>
<h3>Partner</h3><ul><li>Malerbetrieb Tönnies, Aachen</li></ul>`,
    services: ["Privatumzüge", "Firmenumzüge", "Entrümpelungen", "Möbelmontage"],
    areas: ["Köln", "Bonn", "Euskirchen"],
  },
];
