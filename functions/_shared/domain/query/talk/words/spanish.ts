/** See english.ts. */
export const spanishTalk = `
data: datos, los datos, lista, base de datos, base, conjunto de datos, preset, información, info, archivo, tabla, esto, esta, este, estos, estas, eso, aquí, listado
row: filas, fila, registros, registro, entradas, fichas, negocios, empresas, comercios, líneas, locales
column: columnas, columna, campos, campo, atributos, propiedades, variables, criterios, filtros
filter: puedo filtrar, filtrar, filtrar por, se puede filtrar, por qué puedo filtrar, por cuáles puedo filtrar, ordenar por
howmany: cuántos, cuántas, cuánto, número de, el número de, cantidad de
which: qué, cuál, cuáles, cuál es, cuáles son, muestra, dime, dame, lista, muéstrame
when: cuándo, de cuándo, desde cuándo, en qué fecha, de qué fecha, qué día
collect: recogieron, recopilaron, recogidos, recopilados, recopiló, actualizaron, actualizó, actualizados, actualizada, actualizado, actualización, obtuvieron, descargaron, generó, creó, fecha, fechas, obtenidos, sacaron, extrajeron
howfresh: qué tan recientes, qué tan actuales, qué tan viejos, qué tan actualizados, qué tan actualizada, cómo de recientes, cómo de actuales, cómo de actualizados, qué antigüedad
fresh: antiguos, antigüedad, recientes, reciente, actuales, actual, al día, viejos, obsoletos, frescos, desactualizados
last: última, último, últimas, última vez, por última vez
come: vienen, viene, salen, sale, provienen, proviene, sacaste, vienen de
wherefrom: de dónde, de dónde vienen, de dónde salen, de dónde sale, de dónde sacaste, de dónde sacasteis, quién hizo, quién recopiló
source: fuente, fuentes, origen, procedencia, qué fuente, de qué fuentes, proveedor
vendor: google, google maps, de google maps, de google, yelp, tripadvisor, bing, facebook, páginas amarillas, foursquare, apple maps
osm: openstreetmap, open street map, osm, de openstreetmap
licence: licencia, licencias, derechos, derechos de autor, condiciones de uso, copyright, odbl, open data, bajo qué licencia, qué licencia
mayuse: puedo usar, puedo usarlo, puedo usarlos, puedo utilizar, podemos usar, se puede usar, se pueden usar, está permitido, permitido, usar, usarlo, usarlos, utilizar, uso, uso comercial, comercial, comercialmente, fines comerciales, con fines comerciales, revender, vender, publicar, compartir, para publicidad, legal, legalmente
complete: completo, completa, completos, completas, qué tan completa, qué tan completos, cómo de completos, cómo de completa, exhaustiva, exhaustivo, cobertura, cubre, cubren, abarca, falta algo, falta, faltan, fiable, fiables, fiabilidad, calidad, calidad de los datos, incluye, incluyen, incluidos, lagunas
whole: todo, toda, todos, todas, entero, entera, entera, cada, realmente, de verdad, todos los, todas las, todo el, toda la, conjunto, en todas partes
only: solo, solamente, únicamente, o solo, una parte, parte, algunos, algunas, unos pocos, unas pocas, sólo algunos
centre: centro, el centro, capital, ciudad, barrio, barrios, zona, zonas, región, país, afueras, periferia, principado, norte, sur, este, oeste, alrededores
dup: duplicado, duplicados, duplicadas, repetido, repetidos, repetidas, dos veces, varias veces, más de una vez, dobles, doble
same: mismo, misma, mismos, mismo nombre, el mismo nombre, igual, iguales
mean: significa, significan, significado, significado de, qué significa, qué quiere decir, quiere decir, definición, se refiere
difference: diferencia entre, diferencia
asked: pedí, he pedido, busqué, he buscado, elegí, he elegido, seleccioné, solicité, puse
types: tipos, tipos de negocio, tipos de negocios, categorías, tipo, categoría
tier: tier, qué tier, nivel
help: ayuda, ayúdame, qué puedes hacer, qué puedo preguntar, qué puedo preguntarte, qué te puedo preguntar, cómo funciona, cómo funciona esto, ejemplos, para qué sirves, qué sabes hacer
empty: vacía, vacías, vacíos, vacío, totalmente vacías, completamente vacías, sin valores, sin rellenar
filled: rellena, relleno, rellenos, rellenas, rellenado, conocido, conocida, conocidos, conocidas, disponible, disponibles, informado, informados, registrado, registrados, puesto
any: alguno, alguna, algún, alguien, al menos uno, al menos una, ninguno, ninguna
percent: porcentaje, qué porcentaje, proporción, qué proporción, qué parte
contain: contiene, contienen, hay, tiene, tienen, existe, existen, tienes, tenéis
fill: el, la, los, las, un, una, unos, unas, de, del, en, es, son, fue, fueron, era, se, y, o, u, a, al, por, para, con, bajo, me, te, mi, tu, sus, su, lo, le, les, yo, que, ha, han, he, hola, gracias, por favor, porfa, favor, también, entonces, exactamente, ahora, ya, no, sí, muy, está, están, estar, puedo, puede, puedes, pueden, podría, hacer, cada una, cada uno, una pregunta, por cierto, veces, sobre, pregunta, como, tan
`;
