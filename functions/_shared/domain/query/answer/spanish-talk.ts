import type { TalkBook } from "./english-talk.ts";

export const spanishTalk: TalkBook = {
  s_columns:
    "Cada negocio tiene {n} columnas, {filled} de ellas con valor en al menos uno. Valores conocidos de {all}:",
  s_age_column: "Esta columna no tiene fecha propia: {field}, conocido en {n} de {all}.",
  s_coverage_claim:
    "No se puede decir si están todos los negocios: solo se recopiló lo que figura en {source}.",
  s_reach:
    "Los negocios están entre {south} y {north} grados de latitud y entre {west} y {east} grados de longitud.",
  s_reach_cities: "La ciudad se conoce en {n} de ellos: {list}.",
  s_licence_use:
    "El uso comercial está permitido si se cita la fuente ({source}); una base de datos hecha con ellos debe compartirse bajo la misma licencia.",
  s_same_names:
    "{n} nombres aparecen más de una vez y corresponden a {what}. Los más frecuentes: {list}.",
  s_same_names_why:
    "Las tiendas de una cadena comparten nombre, así que no tienen por qué ser duplicados.",
  s_no_same_names: "Ningún nombre aparece más de una vez: {all}.",
  s_types_asked: "Este preset se recopiló para: {list}. Tiene {all}.",
  s_tier_one: "Este preset es Tier 1: {all}, solo del mapa.",
  s_tier_two: "Este preset es Tier 2: {all}, del mapa y de sus sitios web.",
  s_meaning: "«{column}»: {what}. Consta en {n} de {all}.",
  talk_greet: "¡Hola! Pregúnteme por los negocios de este preset.",
  talk_how: "Estoy listo, gracias. Pregúnteme por los negocios de este preset.",
  talk_thanks: "¡De nada!",
  talk_bye: "¡Adiós!",
  talk_who: "Soy un programa que responde preguntas sobre los negocios de este preset.",
};
