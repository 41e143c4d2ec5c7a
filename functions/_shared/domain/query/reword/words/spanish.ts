import { table } from "../rewording.ts";

const day = "(?:el |los )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)";
const key = "categoría|tipo|ramo|sector|calle|ciudad|barrio|rubro";
const contact =
  "teléfonos?|números? de teléfono|webs?|páginas? web|páginas?|sitios? web|correos?|correos? electrónicos?|mails?|e-?mails?|horarios?|nombres?|direcciones|dirección|facebook|instagram";
const ranking =
  "(?:ranking|clasificación|top|listado ordenado|orden) (?:de|por) (?:los |las |el |la )?";
const number = "(?:el |la )?(?:número|cantidad|total)";

export const spanish = table([
  [
    "^(?:hola|oye|oiga|hey|ey|buenas|buenos días|buenas tardes|perdona|perdón|disculpa|disculpe|mira|a ver|una pregunta|pues)[ ,:!]+",
    "",
  ],
  ["(?:porfa|porfi|porfis|plis|pls|porfavor)", ""],
  ["q", "que"],
  ["(?:a )?quiénes(?: les)? faltan?(?: el| la| los| las)?", "qué negocios no tienen"],
  ["quiénes", "qué negocios"],
  [
    "(?:me|nos) (?:puedes |podrías |puede )?(?:pasas|das|dices|mandas|dejas|sacas|buscas|pasar|dar|decir|mandar|buscar)",
    "dame",
  ],
  ["(?:pása|mánda|enséña|tráe|sáca|búsca|di|dígan?|déja)(?:me|nos|melo)", "dame"],
  ["(?:tenéis|tienen ustedes|manejan|manejáis)", "hay"],
  ["el número(?= del? )", "el teléfono"],
  [`(trabaja|curra|atiende|funciona) (${day})`, "abre $2"],
  [`(trabajan|curran|atienden|funcionan) (${day})`, "abren $2"],
  ["(?:sitios|lugares|locales) (?:para|donde) (?:comer|tomar|cenar)", "restaurantes de"],
  ["(?<!\\p{N} ?|una |dos |tres |cuatro |cinco )estrellas?(?! (?:de|hot))", "estrellas de hotel"],
  ["y (?:las )?coordenadas", "y latitud y longitud"],
  ["hay (?:algún|alguna|un|una) ([\\p{L}-]+)[ ?]*$", "cuántos $1 hay"],
  ["sin (?:ningún|ninguna|un|una)", "sin"],
  ["que (?:estén )?abr[ae]n", "abiertos"],
  [`(${day}) por la mañana`, "$1 antes de las 12:00", "morning"],
  [`(${day}) por la tarde`, "$1 después de las 12:00", "afternoon"],
  [`(${day}) por la noche`, "$1 después de las 18:00", "evening"],
  [
    `en (?:qué|cuál) (${key}) faltan? (?:más|más a menudo|con más frecuencia) (?:el |la |los |las )?(${contact})`,
    "número de negocios sin $2 por $1, de mayor a menor",
  ],
  [
    `(?:qué|cuál) (${key}) tiene más (${contact})`,
    "número de negocios con $2 por $1, de mayor a menor",
  ],
  [
    `${ranking}(\\p{L}+) (?:por|según) (?:el )?porcentaje (con|sin) (.+)`,
    "porcentaje de negocios $2 $3 por $1, de mayor a menor",
  ],
  [
    `${ranking}(\\p{L}+) (?:por|según) ${number} de (${contact})`,
    "número de negocios con $2 por $1, de mayor a menor",
  ],
  [`${ranking}(\\p{L}+) (?:por|según) ${number} de (.+)`, "número de $2 por $1, de mayor a menor"],
]);
