/** See english.ts. */
export const germanTalk = `
data: daten, die daten, liste, datensatz, datenbank, preset, infos, informationen, angaben, sammlung, datei, tabelle, das, es, sie, diese, dies, dieser, diesen, hier, hier drin, da drin, datenbestand
row: zeilen, zeile, einträge, eintrag, datensätze, unternehmen, betriebe, geschäfte, läden, firmen, orte
column: spalten, spalte, felder, feld, merkmale, attribute, eigenschaften, variablen, datenfelder, filter, kriterien
filter: kann ich filtern, filtern, filtern nach, wonach kann ich filtern, wonach kann ich suchen, wonach kann man filtern, wonach kann ich sortieren, filtern kann, kann man filtern
howmany: wie viele, wieviele, wieviel, anzahl, anzahl der, wie viel
which: welche, welches, welcher, was, was ist, was sind, zeig, zeige, nenne, liste auf, was für, was für eine
when: wann, seit wann, von wann, wann genau, an welchem tag, zu welchem zeitpunkt
collect: gesammelt, erhoben, aktualisiert, erfasst, erstellt, geholt, heruntergeladen, gezogen, abgerufen, aktualisierung, update, upgedatet, geprüft, erneuert, datum, stammen, stand, datenstand
howfresh: wie alt, wie aktuell, wie neu, wie frisch, wie veraltet
fresh: alt, aktuell, neu, frisch, veraltet, auf dem neuesten stand, noch aktuell, aktualität, up to date, auf dem neusten stand
last: letzte, letzten, zuletzt, letztes, das letzte mal, letztmals, neueste, neuesten
come: kommen, kommt, stammen, stammt, her, bezogen
wherefrom: woher, von wo, woher kommen, woher stammen, woher habt ihr, woher hast du, wer hat die daten, von wem, wo kommen, wo kommt, wo habt ihr die daten, wo hast du die daten
source: quelle, quellen, herkunft, datenquelle, datenquellen, ursprung
vendor: google, google maps, von google maps, aus google maps, bei google, von google, yelp, tripadvisor, bing, apple maps, facebook, gelbe seiten, gelben seiten, foursquare
osm: openstreetmap, open street map, osm, von openstreetmap
licence: lizenz, lizenzen, urheberrecht, nutzungsrechte, nutzungsbedingungen, copyright, odbl, open data, rechte, dsgvo, welcher lizenz
mayuse: darf ich, dürfen wir, darf man, kann ich, erlaubt, nutzen, verwenden, benutzen, benützen, kommerziell, kommerziell nutzen, gewerblich, weiterverkaufen, verkaufen, veröffentlichen, weitergeben, für werbung, für kaltakquise, legal, für mein geschäft
complete: vollständig, komplett, wie vollständig, wie komplett, lückenlos, vollständigkeit, abdeckung, abgedeckt, decken, deckt, deckt ab, umfasst, umfassen, enthalten, fehlt etwas, fehlt was, fehlen welche, zuverlässig, verlässlich, wie zuverlässig, wie genau, datenqualität, qualität, lücken, erfasst ihr
whole: alle, alles, ganz, ganze, ganzen, gesamte, gesamten, jede, jeden, jedes, wirklich alle, wirklich jede, wirklich, überall, sämtliche, komplette, ganz
only: nur, bloss, oder nur, nur ein teil, teil, teile, nur ein paar, ein paar, einige, manche, nur einige, nur manche, lediglich
centre: zentrum, stadtzentrum, innenstadt, altstadt, hauptstadt, stadt, gegend, gebiet, umland, region, land, viertel, stadtteile, bezirke, vororte, umgebung, fürstentum, norden, süden, osten, westen
dup: doppelt, doppelte, doppelten, dubletten, duplikate, duplikat, mehrfach, zweimal, mehrmals, öfter, doppelte einträge, mehr als einmal, doppelt drin, wiederholt, dopplungen
same: gleiche, gleichen, gleicher, dieselbe, derselbe, selbe, gleicher name, gleichen namen, selben namen
mean: bedeutet, bedeuten, heisst, bedeutung, bedeutung von, steht für, was bedeutet, was heisst, was meint, gemeint, erkläre, erklär, besagt
difference: unterschied zwischen, unterschied, unterscheiden
asked: bestellt, ausgewählt, angefragt, habe ich gefragt, habe ich gesucht, habe ich bestellt, habe ich angegeben, habe ich ausgewählt, hab ich gesucht, hab ich bestellt, hab ich angegeben, hab ich ausgewählt, gesucht habe, bestellt habe, ausgewählt habe, wonach habe ich gesucht
types: arten von unternehmen, branchen, branche, arten, typen, kategorien, kategorie
tier: tier, welches tier, welcher tier, stufe
help: hilfe, hilf mir, was kannst du, was kann ich fragen, was kann ich dich fragen, was kann man fragen, wie funktioniert das, beispiele, was kann ich hier machen, was geht hier
empty: leer, leere, ganz leer, komplett leer, unbefüllt, ohne werte, nicht befüllt, keine werte, nicht gefüllt
filled: ausgefüllt, befüllt, gefüllt, bekannt, vorhanden, angegeben, hinterlegt, eingetragen, verfügbar, gepflegt
any: irgendwo, irgendein, irgendeinem, irgendeiner, überhaupt, irgendwer, irgendwas, jemand, jemandem
percent: prozent, prozentsatz, anteil, wie viel prozent, wieviel prozent
contain: enthält, beinhaltet, drin, steht drin, gibt es, gibt, gibts, hat
fill: da, stehen, steht, der, die, den, dem, des, ein, eine, einen, einer, ist, sind, war, waren, wurde, wurden, werden, worden, hat, haben, habt, hast, du, ihr, ich, wir, man, mir, mich, uns, von, in, im, auf, an, am, für, zu, zum, zur, mit, und, oder, pro, je, bitte, mal, denn, eigentlich, so, dann, auch, genau, noch, schon, kann, können, könnt, hallo, hi, danke, unter, aus, bei, euch, eure, deine, dein, sich, darin, davon, als, wie, nicht, kein, keine, doch, jetzt, gerade, derzeit, aktuell noch, ab, nach, unternehmen je, kurze frage, übrigens
`;
