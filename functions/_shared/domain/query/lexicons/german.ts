/** The meanings of German phrases; see english.ts for what may be a filler. */
export const germanGrammar = `
count: wie viele, wieviele, wie viel, wieviel, anzahl, anzahl der, anzahl von, anzahl an, die anzahl, gesamtzahl, gesamtzahl der, gesamtanzahl, gesamtanzahl der, zahl der, zähle, zähl, gibt es irgendwelche, wie viele von, menge, menge an
list: liste, list, zeige, zeig, zeigen, nenne, nenn, finde, find, suche, such, gib, auflisten, liste auf, auflistung, aufzählen, suchen, ausgeben, anzeigen, sag, sage, nennen, gebe, listen, die liste der, die liste aller, eine liste der, eine liste aller, eine liste mit, eine liste von, erstelle eine liste, erstelle mir eine liste, erstelle eine csv datei, mach mir eine liste, stelle zusammen, stell zusammen, stell, stelle, sagen
ask: welche, was für, was sind, welchen
ask1.what: was ist, wie hoch ist, wie hoch, wie ist, wie lautet, was war, wie gross ist, wie gross, was beträgt, wie lauten
ask1: welches, welcher, wer, wer ist, welchem
file: csv, csv datei, csv export, exportiere, exportieren, export, herunterladen, lade, runterladen, download, tabelle, excel, excel datei, excel tabelle, datei, xlsx, tabellenblatt, als datei, lade herunter, downloaden, erstelle eine csv datei, erstelle eine csv, erstelle mir eine csv datei, erstelle eine datei, erstelle mir eine datei, erstelle eine excel datei, erzeuge eine csv datei, erzeuge eine datei
map: auf einer karte, auf der karte, auf die karte, auf eine karte, auf karte, in einer karte, in der karte, als karte, kartenansicht, in der kartenansicht, landkarte, auf einer landkarte, auf der landkarte, auf dem stadtplan, auf einem stadtplan
subject: unternehmen, betriebe, betrieb, geschäfte, geschäft, firmen, firma, einträge, eintrag, orte, ort, läden, laden, adressen insgesamt, datensätze, datensatz, zeilen, alles, stellen, anbieter, standorte, leads, lead, treffer, dienstleister, einrichtungen, businesses, listings, etwas, jemand, preset, gewerbe, betrieben, einträgen, geschäften, läden insgesamt, daten
have: haben, hat, besitzen, besitzt, verfügen über, verfügt über, vorhanden haben, vorweisen, vorweisen können, aufweisen, aufweisen können, aufzuweisen haben, verfügen, verfügt, kennen wir, wissen wir
with: mit, inklusive, samt
no: kein, keine, keinen, keiner, keinem, keinerlei
without: ohne
lack: haben nicht, haben keine, haben keinen, haben kein, hat keine, hat keinen, hat kein, fehlt, fehlen, fehlt die, fehlt eine, besitzen keine, besitzen kein, besitzen keinen, mangelt, verfügen über keine, verfügen über kein, vermissen, kennen wir nicht, wir nicht kennen, wissen wir nicht
missing: unbekannt, fehlend, fehlender, fehlende, nicht bekannt, leer, nicht angegeben, nicht vorhanden, fehlt noch, nicht hinterlegt, nicht eingetragen, nicht erfasst, nicht verzeichnet
known: bekannt, angegeben, vorhanden, hinterlegt, hinterlegte, bekannte, angegebene, eingetragen, erfasst, veröffentlicht, verzeichnet, vorliegt, vorliegen
not: nicht, nie, niemals
except: ausser, ausgenommen, abgesehen von, bis auf
outside: ausserhalb, ausserhalb von
neither: weder
nor: noch
both: sowohl
either: entweder
and: und, sowie, als auch, plus
or: oder, bzw, beziehungsweise
but: aber, jedoch, allerdings
in: in, im, innerhalb der stadt, bei, ins, mit sitz in, ansässig in
on: auf, an, am, in der strasse, entlang, an der
of: von, der, des, für, aus, unter den, unter allen, vom
to: zu, zum, zur, bis zum, nach
as: als
reach: erreichbar, erreichen, zu erreichen, erreichbar sind, kontaktieren, kontaktierbar, zu kontaktieren, anschreiben, anzuschreiben
reach.phone: telefonisch erreichbar, telefonisch zu erreichen, telefonisch erreichen, telefonisch kontaktieren, telefonisch kontaktierbar, anrufen, anzurufen
via: per, mittels
by: nach
per: pro, je, in jedem, in jeder, für jeden, für jede, jedes, aufgeteilt nach, gruppiert nach, aufgeschlüsselt nach, nach jedem, verteilung nach, verteilung der, gruppiere nach, gruppiere, in den einzelnen, verteilt auf
be: sind, ist, war, waren, liegen, liegt, befinden sich, befindet sich, vertreten
offer: bieten, bietet, anbieten, anbietet, verkaufen, verkauft, angeboten, führen
accept: akzeptieren, akzeptiert, nehmen, nimmt, annehmen, zahlen mit, bezahlen mit, zahlung mit, zahlung per, bezahlen per, bezahlt, bezahlt werden, zahlen, bezahlen, gezahlt werden
serve: bedienen, bedient, beliefern, beliefert, abdecken, decken
cmp.gt: mehr als, über, grösser als, höher als, besser als, oberhalb von, mehr als nur
cmp.gte: mindestens, nicht weniger als, minimum, wenigstens, ab, nicht unter, minimal, mehr oder gleich, von mindestens
cmp.lt: weniger als, unter, kleiner als, niedriger als, schlechter als, unterhalb von, geringer als
cmp.lte: höchstens, maximal, nicht mehr als, bis zu, maximum, nicht über
cmp.eq: genau, exakt
after.gte: oder mehr, oder besser, oder höher, und mehr, und besser, oder darüber, und höher, oder später, und später, aufwärts, und darüber
after.lte: oder weniger, oder schlechter, und weniger, oder niedriger, oder darunter, oder früher
between: zwischen
num.1: ein einziges, eins, einem einzigen
num.2: zwei
num.3: drei
num.4: vier
num.1.5: eineinhalb, anderthalb
num.2.5: zweieinhalb
num.3.5: dreieinhalb
num.4.5: viereinhalb
num.5: fünf
num.6: sechs
num.7: sieben
num.8: acht
num.9: neun
num.10: zehn
num.12: zwölf, ein dutzend
num.15: fünfzehn
num.20: zwanzig
num.50: fünfzig
num.100: hundert, einhundert
num.1000: tausend, eintausend
unit.m: m, meter, metern
unit.km: km, kilometer, kilometern
unit.mi: meile, meilen
unit.star: sterne, sternen, stern, sternchen, punkte, punkten
unit.am: morgens, vormittags, früh, am morgen
unit.pm: abends, nachmittags, am abend, am nachmittag
unit.night: nachts, in der nacht
unit.hour: uhr, h
rated: bewertet, bewertete, bewerteten, eingestuft, bewertung von
unrated: unbewertet, unbewertete, nicht bewertet, noch nicht bewertet, unbewerteten
super.best: beste, besten, bestes, bester, bestbewertete, bestbewerteten, am besten bewertete, am besten bewerteten, am besten bewertet, höchstbewertete, höchstbewerteten, am besten, bestbewertetes, am höchsten bewerteten, am höchsten bewertet, bestbewerteter
super.worst: schlechteste, schlechtesten, am schlechtesten bewertete, am schlechtesten bewerteten, am schlechtesten bewertet, schlechtestbewerteten, am schlechtesten, schlechtestes, am niedrigsten bewerteten
super.most: meisten, die meisten, am meisten
super.least: wenigsten, die wenigsten, am wenigsten
super.highest: höchste, höchsten, grösste, grössten, höchster
super.lowest: niedrigste, niedrigsten, geringste, geringsten, kleinste, kleinsten, tiefste
super.reviewed: am häufigsten bewertet, am häufigsten bewerteten, am meisten bewertet, am meisten bewerteten, meistbewertete, meistbewerteten, beliebteste, beliebtesten, meistbewertetes
super.unreviewed: am wenigsten bewertet, am seltensten bewerteten, am wenigsten bewerteten
super.near: nächste, nächsten, nächstgelegene, nächstgelegenen, am nächsten, nächstes, nächster, am nächsten gelegenen, nächstgelegenes
super.far: am weitesten, am weitesten entfernt, am weitesten entfernten, entfernteste, entferntesten
super.old: älteste, ältesten, ältestes, ältester
super.new: neueste, neuesten, jüngste, jüngsten, neuestes, neusten
super.cheap: billigste, billigsten, günstigste, günstigsten, preiswerteste, preiswertesten
super.dear: teuerste, teuersten
common: häufig, verbreitet, häufiger, vertreten, häufigsten
super.most: häufigste, häufigsten, am häufigsten, verbreitetste, verbreitetsten, häufigster, am stärksten
rare: seltenste, seltensten
leading: top, ersten, erste
cheap: billig, billige, billigen, günstig, günstige, günstigen, preiswert, preiswerte
dear: teuer, teure, teuren
vague.mit mindestens 4 Sternen: gut bewertet, gut bewertete, gut bewerteten, gute, guten
vague.im Umkreis von 1 km um: zu fuss erreichbar, fussläufig
vague.nach 22:00 geöffnet: spät geöffnet, lange geöffnet
fn.avg: durchschnittliche, durchschnittlichen, durchschnittlich, durchschnitt, im schnitt, im durchschnitt, mittlere, schnitt, mittelwert, durchschnittswert, im mittel
fn.median: median, medianwert
fn.sum: summe, insgesamt, zusammen, gesamt, in summe, zusammengenommen, gesamte, aller zusammen
fn.share: anteil, prozent, prozentsatz, wie viel prozent, wieviel prozent, prozentualer anteil, anteil der, welcher anteil, wie hoch ist der anteil, welchen anteil, welcher prozentsatz, wie viele prozent
different: verschiedene, verschiedenen, unterschiedliche, unterschiedlichen
field.name: name, namen, firmenname, firmennamen
field.category: kategorie, kategorien, typ, typen, art, arten, branche, branchen, geschäftsart, unternehmenstyp, geschäftstyp, betriebsart, sparte, unternehmensart, geschäftsarten, art von geschäft, gewerbeart, unternehmenstypen, art von unternehmen, unternehmenskategorie
field.phone: telefon, telefonnummer, telefonnummern, rufnummer, telefonanschluss, rufnummern, telefonische kontaktmöglichkeit, nummer, tel, telefonkontakt
field.website: website, webseite, webseiten, websites, homepage, internetseite, internetseiten, internetauftritt, webauftritt, url, webadresse, web seite, internetadresse, web site, homepages, onlineauftritt, eigene webseite, eigene website, netzauftritt
field.emails: e mail, email, e mails, emails, e mail adresse, e mail adressen, emailadresse, mailadresse, email adresse, mail, mailadressen, emailadressen, email adressen
field.hours: öffnungszeiten, öffnungszeit, geschäftszeiten
field.address: adresse, adressen, anschrift, anschriften
field.street: strasse, strassen
field.house_number: hausnummer
field.suburb: stadtteil, stadtteile, stadtteilen, bezirk, bezirke, bezirken, viertel, stadtviertel, ortsteil, ortsteile, kiez, quartier
field.city: stadt, städte, städten, gemeinde, gemeinden
field.region: region, regionen, bundesland
field.postcode: postleitzahl, postleitzahlen, plz, postleitzahlgebiet
field.country: land, länder
field.lat: breitengrad, breitengrade, geografische breite, latitude
field.lon: längengrad, längengrade, geografische länge, longitude
field.rating: bewertung, bewertungsschnitt, sternebewertung, rating, note, bewertungen im schnitt, durchschnittsbewertung, bewertungsnote, wertung
field.review_count: bewertungen, rezensionen, anzahl der bewertungen, bewertungsanzahl, anzahl bewertungen, reviews, kundenbewertungen, rezension, anzahl der rezensionen, zahl der bewertungen, anzahl an bewertungen, bewertungszahl
field.phones: weitere telefonnummer, zusätzliche telefonnummer, zweite telefonnummer, weitere telefonnummern
field.socials: soziale medien, social media, social media profil, social media profile, soziale netzwerke, social media konto, sozialen medien, social media link, social media links, sozialen netzwerken
field.description: beschreibung, beschreibungen
field.price_level: preisniveau, preisklasse, preisstufe, preiskategorie, preise, preis, preislevel
field.payments: zahlungsarten, zahlungsart, zahlungsmethode, zahlungsmethoden, zahlungsmittel, bezahlmethoden
field.currencies: währung, währungen
field.services: leistung, leistungen, dienstleistung, dienstleistungen, service, services, angebot
field.founded_year: gründungsjahr, gründungsjahre
field.founders: gründer, inhaber, gründerin, name des gründers, namen der gründer, gründername
field.fit: marketing fit, marketing eignung, marketingeignung, marketing fit wert, marketingfit, marketing fit, fit, marketing eignung
field.distance: entfernung, distanz
spread: verteilung, aufteilung
band: bewertungsstufe, bewertungsbereich, bewertungsklasse
decade: jahrzehnt, gründungsjahrzehnt, jahrzehnten
founded: gegründet, gegründete, gegründeten, eröffnet, gibt es seit, bestehen
since: seit
role.owner: inhaber e mail, besitzer, eigentümer, inhabers, chef
role.info: info
role.support: support, kundendienst
role.booking: buchung, reservierung, buchungs
network.facebook: facebook, facebook seite, facebook profil, facebookseite
network.instagram: instagram, instagram profil, instagram konto, instagram seite
network.x: twitter
network.linkedin: linkedin, linkedin profil
network.youtube: youtube
network.tiktok: tiktok
fitvalue.Unsure: unsicher, unsure, unklar
fitvalue.Yes: ja, yes, guter marketing fit, guten marketing fit, gute marketing eignung, gute marketingeignung, gut fürs marketing, gut für marketing, für marketing geeignet, fürs marketing geeignet, geeignet für marketing, gut für marketing geeignet, gut fürs marketing geeignet
fitvalue.No: nein, schlechter marketing fit, schlechten marketing fit, schlechte marketing eignung, für marketing ungeeignet, fürs marketing ungeeignet, ungeeignet für marketing, schlecht für marketing geeignet
near: nahe, in der nähe von, in der nähe, nah an, nah bei, neben, rund um, um, unweit von, nahe bei, nahe an, in der umgebung von, in der nähe des, in der nähe der
within: innerhalb von, im umkreis von, in einem umkreis von, im radius von, umkreis von, in einem radius von, innerhalb eines umkreises von, im abstand von, in höchstens
away: entfernt, weg, umkreis, radius, entfernten, weit weg, weit, entfernt von
dir.north: nördlich, nördlich von, im norden von, nördlich des, nördlich der, weiter nördlich als, nördlicher als
dir.south: südlich, südlich von, im süden von, südlich der, weiter südlich als, südlicher als
dir.east: östlich, östlich von, im osten von, östlich der, weiter östlich als, östlicher als
dir.west: westlich, westlich von, im westen von, westlich der, weiter westlich als, westlicher als
centre: zentrum, stadtzentrum, stadtmitte, innenstadt, mittelpunkt, ortsmitte
point: koordinaten, den koordinaten, koordinate, gps koordinaten, punkt, dem punkt, der position
howfar: wie weit, wie weit ist es von, wie weit ist, wie weit entfernt, entfernung zwischen, wie gross ist die entfernung zwischen, wie weit entfernt ist, wie viele meter, entfernung von, wie weit ist es
open: offen, geöffnet, auf, haben geöffnet, hat geöffnet, haben offen, hat offen, öffnen, öffnet, aufhaben, offen haben, geöffnet haben, aufgemacht, geöffnete, geöffneten, haben auf, hat auf, geöffnet sind, geöffnet hat
closed: geschlossen, zu haben, haben geschlossen, hat geschlossen, zu, nicht geöffnet, ruhetag, haben zu, geschlossen haben, dicht, nicht offen, nicht öffnen, nicht geöffnet, nicht offen, nicht auf haben, nicht geöffnet haben, nicht geöffnet sind
closes: schliessen, schliesst, machen zu
now: jetzt, gerade, momentan, derzeit, zurzeit, im moment, aktuell, in diesem moment, augenblicklich
today: heute
tomorrow: morgen
tonight: heute abend
day.0: montag, montags, mo
day.1: dienstag, dienstags, di
day.2: mittwoch, mittwochs
day.3: donnerstag, donnerstags
day.4: freitag, freitags, fr
day.5: samstag, samstags, sonnabend, sonnabends, sa
day.6: sonntag, sonntags, so
weekend.whole: das ganze wochenende, am ganzen wochenende, ganzes wochenende, das gesamte wochenende
weekend: wochenende, am wochenende, wochenenden
weekdays: wochentags, werktags, unter der woche, an werktagen, montag bis freitag, montags bis freitags
everyday: täglich, jeden tag, an allen tagen, an jedem tag, die ganze woche, sieben tage die woche, 7 tage die woche, jeden tag der woche, an jedem tag, an jedem tag der woche, an allen wochentagen, an allen tagen
always: 24 7, rund um die uhr, 24 stunden, durchgehend, immer, 24 stunden am tag, tag und nacht, 24 stunden am tag 7 tage die woche, 24h
allday: ganztägig, den ganzen tag, ganztags
after: nach, später als
before: vor, früher als
until: bis, bis mindestens, bis um
from: ab, von
at: um, gegen
clock.-30: halb
clock.15: viertel nach
clock.-15: viertel vor
noon.720.840: mittag, mittags
noon: zwölf uhr mittags
meal.720.840: über mittag, zur mittagszeit, in der mittagszeit, mittagszeit, in der mittagspause, mittagspause, zum mittagessen, beim mittagessen
meal.1080.1260: zum abendessen, zur abendessenszeit
meal.420.600: zum frühstück, zur frühstückszeit
midnight: mitternacht
named: namens, heissen, heisst, genannt, mit dem namen, mit namen, deren name ist, mit namen
contain: enthält, enthalten, beinhalten, beinhaltet, erwähnen, erwähnt, das wort, mit dem wort, vorkommt, enthaltenem, wort
start: beginnt mit, beginnen mit, anfangen mit, beginnend mit, fängt mit, starten mit, mit dem buchstaben
end: endet auf, enden auf, endet mit, enden mit
pron: davon, von denen, diese, diesen, dieser, sie, denen, die ergebnisse, von diesen, jene, darunter, diejenigen, derjenigen
pron.list: die liste, diese liste, dieser liste, der liste
whatabout: stattdessen, lieber, was ist mit, wie sieht es mit, wie steht es mit, und wie sieht es in, wie ist es mit, und wie ist es in, das gleiche für, dasselbe für, und was ist mit, wie sieht es aus in, und wie sieht es aus mit
whetherall: haben alle, hat jedes, hat jeder, hat jede, sind alle, ist jedes, ist jeder, ist jede
pricier: teurer als, günstiger als, billiger als, preiswerter als, was ist teurer, was ist günstiger
unsaid: statt, anstatt, anstelle von, alle kontaktdaten, allen kontaktdaten, vollständige kontaktdaten, vollständigen kontaktdaten, alle sozialen netzwerke, allen sozialen netzwerken, welche daten
only: nur noch, nur noch die, nur, lediglich, ausschliesslich, bloss, beschränke auf, filtere auf, behalte, behalte nur, behalten, beschränke dich auf, filtere nach, lass nur
everywhere: in allen stadtteilen, in der ganzen stadt, überall, stadtweit
condition: filter, bedingung, bedingungen, einschränkung, einschränkungen, kriterium, kriterien
drop: ohne den filter
now_: jetzt nur, dann, auch, ausserdem, zusätzlich, noch, nochmal
rest: rest, der rest, den rest, restlichen, übrigen
reset: vergiss das, vergiss es, neue frage, nochmal von vorne, von vorne, vergiss alles, andere frage, neu anfangen, vergessen wir das, fang neu an, vergiss die letzte frage
sort: sortiere, sortiert, sortieren, ordne, geordnet, ordnen, sortiere nach, sortiert nach, sortieren nach, geordnet nach, ordne nach, sortierung nach
alpha: alphabetisch, von a bis z, in alphabetischer reihenfolge
asc: aufsteigend, alphabetisch, niedrigste zuerst, von a bis z, kleinste zuerst, schlechteste zuerst, vom schlechtesten zum besten, von niedrig nach hoch, vom niedrigsten zum höchsten, wenigste zuerst, wenigsten zuerst
desc: absteigend, höchste zuerst, beste zuerst, grösste zuerst, vom besten zum schlechtesten, von hoch nach niedrig, vom höchsten zum niedrigsten, größte zuerst, meiste zuerst, meisten zuerst
more: mehr, höhere, höher, bessere, besser, höheren, besseren, grössere
fewer: weniger, niedrigere, niedriger, schlechtere, schlechter, geringere
than: im vergleich zu, verglichen mit, als die, als bei, gegenüber
difference: unterschied, um wie viel, um wieviel, differenz, wie gross ist der unterschied
compare: vergleiche, vergleich, vergleichen
describe: wie erreiche ich, wie kontaktiere ich, wie erreichen wir, wie erreicht man, erzähl mir etwas über, erzähle mir von, beschreibe, details, details zu, informationen zu, informationen über, infos zu, info zu, was weisst du über, kontaktdaten, kontaktdaten von, einzelheiten zu, kontaktdaten zu, infos über, alles über
where: wo, wo ist, wo liegt, wo befindet sich, wo finde ich, wo sind
when: wann, wann hat, wann ist, wann haben, wann öffnet
whoowns: wer hat gegründet, wem gehört
their: ihre, ihrer, ihren, deren, seine, ihrem, dessen, jeweiliger, jeweilige
that: dass, dessen, deren
letter: buchstabe, buchstaben
part: teil des
filler: könnten, könnten sie, könntest, berechne, berechnen, rechne aus, ermittle, ermitteln, man, kann, kann man, kann ich, können wir, können, lassen sich, alle spalten, mit allen spalten, alle felder, mit allen feldern, die, der, das, den, dem, des, ein, eine, einen, einem, einer, alle, allen, aller, alles, jeder, es, gibt, gibt es, mir, mich, uns, bitte, ich, wir, du, kannst du, können sie, könntest du, möchte, möchten, ich möchte, ich hätte gern, ich brauche, wir brauchen, ich will, brauche, denn, da, hier, dort, mal, doch, eigentlich, wissen, sehen, in diesem preset, im preset, in meinem preset, in den daten, in diesen daten, in der datenbank, im datensatz, in der liste, in meiner liste, danke, hallo, hi, guten tag, guten morgen, na, ok, überhaupt, haben wir, habe ich, hast du, haben sie, derer, sich, welch, im gebiet, in diesem gebiet, gelegen, gelegene, gelegenen, vorhandene, einmal, her, heraus, werden, wird, kann, können, würde, dazu, hinterlegt haben, eingetragen, eingetragene, verzeichnet, gelistet, erfasst, hat es, sämtliche, sämtlichen, eigene, eigenen, jeweils, so, ungefähr bekannt, in der stadt, dieser liste, dabei, zuerst, an, wert, werte, aus, sag mir, bekannte, bekannten, ihnen, eure, euren, dem jahr, im jahr, des jahres, das jahr, luftlinie, in luftlinie, habt ihr, hast du, zusammen, kommt, kommen, werden
`;
