import { type WordTable, wordTable } from "../chart/words.ts";
import type { Language } from "../reader/lexicon.ts";

/**
 * Words that prove a part of a plan and that the lexicons don't tell apart: ordinals, the edges of a
 * map, first and last hours, ratios, groups by chain or postcode area, topics of a preset.
 */
const tables: Readonly<Record<Language, string>> = {
  en: `
ratio: ratio, ratio of, ratio between, per, for every, for each, to every
exists: are there any, are there, is there any, is there a, is there an, is there, do we have any, do you have any, have we got any, got any, any
`,
  de: `
centre: mitte, mitte der unternehmen dieses presets, mitte des gebiets
ordinal.2: zweite, zweiter, zweites, zweiten, zweithäufigste, zweithäufigsten, zweitbeste, zweitbesten, zweitmeisten, zweitnächste, zweitälteste
ordinal.3: dritte, dritter, drittes, dritten, dritthäufigste, drittbeste, drittmeisten, drittnächste, drittälteste
ordinal.4: vierte, vierter, viertes, vierten
ordinal.5: fünfte, fünfter, fünftes, fünften
super.most: zweithäufigste, zweithäufigsten, dritthäufigste, zweitmeisten, drittmeisten
super.best: zweitbeste, zweitbesten, drittbeste
super.near: zweitnächste, drittnächste
super.old: zweitälteste, drittälteste
supermap.lat.desc: nördlichste, nördlichsten, am nördlichsten
supermap.lat.asc: südlichste, südlichsten, am südlichsten
supermap.lon.desc: östlichste, östlichsten, am östlichsten
supermap.lon.asc: westlichste, westlichsten, am westlichsten
superhours.closes: am längsten, am spätesten, schliesst zuletzt, schliessen zuletzt
superhours.opens: am frühesten, öffnet zuerst, öffnen zuerst
ratio: verhältnis, verhältnis von, verhältnis der, pro, je, auf jedes, auf jede, auf jeden
exists: gibt es, gibt es irgendwelche
chains: kette, ketten, filialkette, filialketten, marke, marken
postcodearea: postleitzahlbereich, postleitzahlbereiche, postleitzahlenbereich, postleitzahlgebiet, postleitzahlgebiete
meta.columns: welche spalten, welche spalten gibt es, welche felder, welche felder gibt es
meta.age: wie alt sind die daten, wie aktuell sind die daten
meta.coverage: wie vollständig sind die daten, wie vollständig
meta.sources: woher kommen die daten, woher stammen die daten, quelle, quellen
meta.help: hilfe, was kannst du, was kann ich fragen
meta.summary: zusammenfassung, überblick, fasse zusammen
meta.size: wie gross ist das preset, wie viele zeilen, wie viele einträge
changed.new: neu seit dem letzten mal, neu dazugekommen, neu hinzugekommen
changed.gone: verschwunden, nicht mehr da, weggefallen
changed.all: was hat sich geändert, geändert
`,
  fr: `
centre: milieu, milieu des entreprises de ce preset, milieu de la zone
ordinal.2: deuxième, second, seconde
ordinal.3: troisième
ordinal.4: quatrième
ordinal.5: cinquième
supermap.lat.desc: le plus au nord, la plus au nord, les plus au nord
supermap.lat.asc: le plus au sud, la plus au sud, les plus au sud
supermap.lon.desc: le plus à l est, la plus à l est
supermap.lon.asc: le plus à l ouest, la plus à l ouest
superhours.closes: ferme le plus tard, ferment le plus tard, le plus tard
superhours.opens: ouvre le plus tôt, ouvrent le plus tôt, le plus tôt
ratio: rapport entre, rapport, ratio, pour chaque, par
exists: y a t il, existe t il
chains: chaîne, chaînes, enseigne, enseignes, marque, marques
postcodearea: zone postale, zones postales
meta.columns: quelles colonnes, quels champs
meta.age: de quand datent les données
meta.coverage: les données sont elles complètes
meta.sources: d où viennent les données, source, sources
meta.help: aide, que peux tu faire
meta.summary: résumé, aperçu
meta.size: combien de lignes
changed.new: nouveaux depuis la dernière fois, nouvelles depuis la dernière fois
changed.gone: disparu, disparus, disparues
changed.all: qu est ce qui a changé, changé
`,
  es: `
near: alrededor, alrededor de, alrededor del
ordinal.2: segundo, segunda
ordinal.3: tercer, tercero, tercera
ordinal.4: cuarto, cuarta
ordinal.5: quinto, quinta
supermap.lat.desc: más al norte
supermap.lat.asc: más al sur
supermap.lon.desc: más al este
supermap.lon.asc: más al oeste
superhours.closes: cierra más tarde, cierran más tarde, más tarde
superhours.opens: abre más temprano, abren más temprano, más temprano
ratio: proporción entre, relación entre, por cada
exists: hay, hay algún, hay alguna
chains: cadena, cadenas, marca, marcas
postcodearea: zona postal, zonas postales
meta.columns: qué columnas, qué columnas hay, qué campos
meta.age: de cuándo son los datos
meta.coverage: están completos los datos
meta.sources: de dónde vienen los datos, fuente, fuentes
meta.help: ayuda, qué puedes hacer
meta.summary: resumen, resúmen
meta.size: cuántas filas
changed.new: nuevos desde la última vez, nuevas desde la última vez
changed.gone: desaparecidos, desaparecido
changed.all: qué ha cambiado, cambiado
`,
  ar: `
centre: وسط أعمال هذه المجموعة, وسط المنطقة
ordinal.2: ثاني, الثاني, ثانية
ordinal.3: ثالث, الثالث, ثالثة
ordinal.4: رابع, رابعة
ordinal.5: خامس, خامسة
supermap.lat.desc: أقصى الشمال, الأبعد شمالا
supermap.lat.asc: أقصى الجنوب, الأبعد جنوبا
ratio: نسبة, لكل
exists: هل يوجد, هل توجد, هل هناك
chains: سلسلة, سلاسل
changed.gone: اختفت
`,
};

const built = new Map<Language, WordTable>();

export function proofWords(language: Language): WordTable {
  const known = built.get(language) ?? wordTable(tables[language]);
  built.set(language, known);
  return known;
}
