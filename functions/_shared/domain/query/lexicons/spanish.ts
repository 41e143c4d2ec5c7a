/** The meanings of Spanish phrases; see english.ts for what may be a filler. */
export const spanishGrammar = `
count: cuántos, cuántas, cuánto, cuánta, número de, el número de, número total de, cantidad de, cuenta, contar, cuente, total de, cuántos de, cuántas de, hay algún, hay alguna, la cantidad de, cuál es el número de, cuantifica
list: lista, listar, muestra, muéstrame, muestre, mostrar, dame, deme, enumera, encuentra, busca, buscar, encuentre, lístame, lista de, listado de, listado, enséñame, indica, dime, nombra, ver, quiero ver, presenta, la lista de, una lista de, la lista de los, la lista de las, una lista de los, una lista de las, el listado de, hazme una lista de, haz una lista de, prepara, prepárame, genera, elabora
ask: qué, cuáles, cuáles son
ask1.what: cuál es, cuál era, qué es, cuál fue
ask1: cuál, quién, quién es
file: csv, archivo csv, archivo, exporta, exportar, exporte, descarga, descargar, descárgame, excel, hoja de cálculo, fichero, planilla, archivo excel, fichero csv, expórtame, exportación, xlsx, crea un archivo, crea un csv, créame un archivo, créame un csv, haz un csv, hazme un csv, hazme un excel, genera un csv, genera un archivo
map: en un mapa, en el mapa, sobre un mapa, sobre el mapa, en mapa, como mapa, mapa, un mapa, el mapa, vista de mapa, muéstralos en un mapa, muéstralas en un mapa, muéstralos en el mapa, muéstralas en el mapa
subject: negocios, negocio, empresas, empresa, establecimientos, establecimiento, locales, local, lugares, lugar, comercios, comercio, registros, registro, sitios registrados, entradas, compañías, compañía, todo, tiendas en total, resultados, resultado, fichas, filas, datos, preset, todo lo que hay, alguno, algo
have: tienen, tiene, poseen, posee, teniendo, disponen de, dispone de, cuentan con, cuenta con, tengan, tenga, se conoce, se conocen, se sabe, consta, constan, conocemos, sabemos
with: con, incluyendo
no: ningún, ninguna, ninguno
without: sin
lack: no tienen, no tiene, carecen de, carece de, no poseen, no disponen de, no cuentan con, les falta, falta, faltan, no tengan, no tenga, no dispone de, no conocemos, no sabemos, desconocemos, no se conoce, no se sabe, no consta, no constan, no figura, no tenemos
missing: desconocido, desconocida, desconocidos, faltante, ausente, no conocido, no indicado, no disponible
known: conocido, conocida, indicado, indicada, conocidos, publicado, publicada, publicados, publicadas, registrado, registrada, indicados, indicadas, conocidas, disponible, disponibles
not: no, no son, no están, nunca, que no son, que no estén, no es
except: excepto, salvo, menos los, a excepción de, exceptuando, aparte de, que no sean, menos las
outside: fuera de, afuera de
neither: ni
nor: ni
both: ambos, tanto
either: bien sea, ya sea
and: y, e, así como, además de
or: o, u
but: pero
in: en, dentro de la zona, del barrio de, en el barrio de, en el barrio, con sede en, ubicados en, ubicadas en, situados en, situadas en
on: sobre, en la calle, a lo largo de
of: de, del, para, entre los, entre las, entre, acerca de, de entre
to: a, al, hasta, hacia
as: como, en formato, en forma de
reach: se pueden contactar, se puede contactar, se puede contactar con, contactables, contactable, localizables, localizable, contactar, contactar con, puedo contactar, podemos contactar, puedo contactar con, podemos contactar con, pueden ser contactados, pueden ser contactadas
reach.phone: se puede llamar, se pueden llamar, puedo llamar, podemos llamar, se puede llamar por teléfono
via: vía
by: por, según
per: por, por cada, en cada, cada, según el, según la, agrupado por, agrupados por, desglosado por, distribución por, agrupa por, distribución de, repartidos por, dividido por, desglose por
be: son, es, está, están, se encuentran, se encuentra, eran, hay, presente, presentes, está presente, están presentes, quedan, queda, figuran, figura, aparecen, aparece
offer: ofrecen, ofrece, venden, vende, ofreciendo, ofrezcan
accept: aceptan, acepta, admiten, admite, pagar con, pago con, pagar en, acepten
serve: atienden, cubren, sirven a
cmp.gt: más de, superior a, mayor que, mayor a, por encima de, más que, superiores a, mejor que, superando, que supere, que superen
cmp.gte: al menos, como mínimo, mínimo, no menos de, por lo menos, a partir de, mínimo de, mínima de, igual o superior a, un mínimo de
cmp.lt: menos de, inferior a, menor que, menor a, por debajo de, menos que, inferiores a, peor que
cmp.lte: como máximo, a lo sumo, máximo, no más de, hasta, máximo de, máxima de, igual o inferior a
cmp.eq: exactamente, precisamente
after.gte: o más, o mejor, o superior, y más, o mayor, como mínimo, o después, y mejor, en adelante
after.lte: o menos, o inferior, y menos, como máximo, o antes, o menor
between: entre
num.1: uno, un solo, una sola
num.2: dos
num.3: tres
num.4: cuatro
num.1.5: uno y medio, una y media
num.2.5: dos y medio, dos y media
num.3.5: tres y medio, tres y media
num.4.5: cuatro y medio, cuatro y media
num.5: cinco
num.6: seis
num.7: siete
num.8: ocho
num.9: nueve
num.10: diez
num.12: doce, una docena
num.15: quince
num.20: veinte
num.50: cincuenta
num.100: cien, ciento
num.1000: mil
unit.m: m, metro, metros
unit.km: km, kilómetro, kilómetros
unit.mi: milla, millas
unit.star: estrellas, estrella
unit.am: de la mañana, am, a m, por la mañana
unit.pm: de la tarde, pm, p m, por la noche, por la tarde
unit.night: de la noche, de la madrugada
unit.hour: horas, hora, h, hs
rated: valorados, valoradas, valorado, valorada, calificados, calificadas, puntuados, puntuadas, calificado, calificada, puntuado, puntuada
unrated: sin valorar, sin puntuar, no valorados, no calificados, sin calificar, sin calificación alguna
super.best: mejor, mejores, mejor valorados, mejor valoradas, mejor valorado, mejor valorada, mejor calificados, mejor calificadas, mejor calificado, mejor calificada, mejor puntuados, los mejores, las mejores, más valorados, los mejor valorados, las mejor valoradas, los mejor calificados, mejor puntuadas, mejor puntuado, las mejor calificadas, mejor puntuada
super.worst: peor, peores, peor valorados, peor valoradas, peor calificados, los peores, peor valorado, peor calificadas, los peor valorados, peor puntuados, las peores, las peor valoradas, peor calificado, peor puntuadas
super.most: más, la mayor cantidad de, el mayor número de, mayor número de, mayor cantidad de
super.least: menos, el menor número de, menor número de, menor cantidad de
super.highest: más alta, más alto, la más alta, mayor, más altas, el más alto, más elevada, más altos
super.lowest: más baja, más bajo, la más baja, menor, más bajas, el más bajo
super.reviewed: más reseñados, más reseñadas, con más reseñas, más comentados, más populares, los más populares, más opiniones, más reseñado, más reseñada, más popular, las más populares, más comentadas, más reseñas
super.unreviewed: menos populares, menos reseñados, menos reseñas
super.near: más cercano, más cercana, más cercanos, más cercanas, los más cercanos, más cerca, más próximo, más próximos, más próxima, más próximas, las más cercanas
super.far: más lejano, más lejanos, más alejado, más lejos, más alejados, más lejanas, más alejadas
super.old: más antiguo, más antigua, más antiguos, más antiguas, más viejo, más viejos
super.new: más nuevo, más nuevos, más recientes, más reciente, más nueva, más nuevas, más jóvenes
super.cheap: más barato, más baratos, más barata, más baratas, más económicos, más económico
super.dear: más caro, más caros, más cara, más caras
common: común, comunes, frecuente, frecuentes, habitual, extendido, abundante, abundantes, frecuentemente, habituales
rare: más raro, más rara, menos común, menos frecuente
leading: primeros, primeras, primer, primera, top, primero
cheap: barato, baratos, baratas, económicos, económicas, asequibles, barata
dear: caro, caros, caras, cara
vague.con al menos 4 estrellas: bien valorados, bien valoradas, buenos, buenas
vague.a menos de 1 km de: a pie, caminando
vague.abiertos después de las 22:00: abiertos hasta tarde, abierto hasta tarde
fn.avg: promedio, media, medio, en promedio, de media, promedio de, media de, por término medio, el promedio de
fn.median: mediana
fn.sum: suma, en total, total, en conjunto, sumando, suma total, sumados, totales, suman, suma, sumar, sumando
fn.share: porcentaje, proporción, porcentaje de, proporción de, parte de, qué porcentaje, qué proporción, por ciento, qué parte de, qué porcentaje de, qué proporción de, qué parte, cuota
different: diferentes, distintos, distintas, diversas, distinto
field.name: nombre, nombres
field.category: categoría, categorías, tipo, tipos, tipo de negocio, tipos de negocio, sector, sectores, rubro, tipos de negocios, tipo de empresa, tipo de establecimiento, tipos de empresa, tipos de empresas, tipo de comercio, clase de negocio, rubros, giro, tipos de establecimientos
field.phone: teléfono, número de teléfono, números de teléfono, teléfonos, número telefónico, número de contacto, tel, números, números telefónicos
field.website: sitio web, página web, web, sitio, página, url, sitios web, páginas web, página de internet, dirección web, sitio de internet, presencia en internet, presencia online
field.emails: correo electrónico, correos electrónicos, correo, correos, email, e mail, emails, dirección de correo, dirección de email, e mails, direcciones de correo, dirección de correo electrónico, mail
field.hours: horario, horarios, horario de apertura, horas de apertura, horarios de apertura, horario de atención
field.address: dirección, direcciones, domicilio
field.street: calle, calles
field.house_number: número de casa, número de calle
field.suburb: barrio, barrios, distrito, distritos, zona, zonas, vecindario, colonia
field.city: ciudad, ciudades, municipio, municipios
field.region: región, regiones, provincia, provincias
field.postcode: código postal, códigos postales, cp
field.country: país, países
field.lat: latitud, latitudes
field.lon: longitud, longitudes
field.rating: valoración, calificación, puntuación, nota, valoraciones medias, rating, puntaje, calificaciones, valoración media, calificación media
field.review_count: reseñas, opiniones, número de reseñas, cantidad de reseñas, comentarios, evaluaciones, valoraciones, número de opiniones, críticas, reseña, el número de reseñas, número de valoraciones
field.phones: segundo teléfono, otro teléfono, teléfono adicional
field.socials: redes sociales, red social, perfil social, perfiles sociales, perfil en redes sociales, presencia en redes sociales
field.description: descripción, descripciones
field.price_level: nivel de precio, nivel de precios, rango de precios, precio, precios, gama de precios
field.payments: métodos de pago, método de pago, formas de pago, medios de pago, forma de pago, medio de pago
field.currencies: moneda, monedas, divisa, divisas
field.services: servicio, servicios, prestaciones
field.founded_year: año de fundación, año de creación, años de fundación
field.founders: fundador, fundadores, fundadora, nombre del fundador, nombre de los fundadores, nombres de los fundadores, nombre de la fundadora
field.fit: encaje de marketing, marketing fit, ajuste de marketing, idoneidad de marketing, encaje comercial, aptitud de marketing, fit de marketing, fit, marketing fit, encaje de marketing, ajuste de marketing
field.distance: distancia
spread: distribución, desglose
band: rango de valoración, rango de puntuación, franja de valoración
decade: década, décadas, década de fundación
founded: fundados, fundadas, fundado, fundada, creados, creadas, abiertos en, establecidos, establecidas
since: desde
role.owner: dueño, propietario, del propietario, del dueño, propietaria, dueños
role.info: info
role.support: soporte, atención al cliente
role.booking: reserva, reservas
network.facebook: facebook, página de facebook, perfil de facebook, cuenta de facebook
network.instagram: instagram, perfil de instagram, cuenta de instagram
network.x: twitter
network.linkedin: linkedin, perfil de linkedin, página de linkedin
network.youtube: youtube
network.tiktok: tiktok
fitvalue.Unsure: unsure, dudoso, incierto, inseguro
fitvalue.Yes: sí, si, yes, un buen encaje de marketing, buen encaje de marketing, apto para marketing, apta para marketing, aptos para marketing, aptas para marketing, aptos para el marketing, aptas para el marketing, adecuados para marketing, adecuadas para marketing
fitvalue.No: negativo, un mal encaje de marketing, mal encaje de marketing, inadecuados para marketing, inadecuadas para marketing
near: cerca de, cerca del, cercanos a, cercanas a, junto a, alrededor de, próximos a, en torno a, próximas a, en los alrededores de, al lado de, cercano a
within: a menos de, en un radio de, dentro de, dentro de un radio de, en un radio de menos de, radio de, a una distancia de, a una distancia máxima de, a un máximo de, a no más de
away: de distancia, lejos, a la redonda, radio, alejados
dir.north: al norte de, al norte del, norte, al norte, más al norte que, más al norte de
dir.south: al sur de, al sur del, sur, al sur, más al sur que, más al sur de
dir.east: al este de, al este del, al este, más al este que, más al este de
dir.west: al oeste de, al oeste del, oeste, al oeste, más al oeste que, más al oeste de
centre: centro, centro de la ciudad
point: coordenadas, las coordenadas, coordenadas gps, punto, el punto, del punto, la posición
howfar: a qué distancia, qué distancia hay entre, a qué distancia está, distancia entre, qué tan lejos está, cuál es la distancia entre, qué distancia hay de
open: abierto, abiertos, abierta, abiertas, abren, abre, abran
closed: cerrado, cerrados, cerrada, cerradas, no abren, no abre, están cerrados
closes: cierran, cierra
now: ahora, ahora mismo, en este momento, actualmente, en estos momentos, en este instante, ya mismo
today: hoy
tomorrow: mañana
tonight: esta noche
day.0: lunes, los lunes, el lunes
day.1: martes, los martes, el martes
day.2: miércoles, los miércoles, el miércoles
day.3: jueves, los jueves, el jueves
day.4: viernes, los viernes, el viernes
day.5: sábado, sábados, los sábados, el sábado
day.6: domingo, domingos, los domingos, el domingo
weekend.whole: todo el fin de semana, el fin de semana entero
weekend: fin de semana, fines de semana, el fin de semana, los fines de semana
weekdays: entre semana, días laborables, de lunes a viernes
everyday: todos los días, cada día, toda la semana, los siete días de la semana, 7 días a la semana, los siete días, diariamente, todos los días de la semana, cada día de la semana
always: 24 horas, 24 7, las 24 horas, día y noche, 24 horas al día, siempre, las 24 horas del día, las 24 horas los 7 días de la semana, 24 horas los 7 días de la semana, las veinticuatro horas
allday: todo el día
after: después de, después de las, pasadas las, más tarde de las, tras las
before: antes de, antes de las, antes del
until: hasta, hasta las, hasta al menos las
from: desde, de, desde las, a partir de las
at: a las, a la
noon.720.840: mediodía
meal.720.840: a la hora de comer, a la hora del almuerzo, a la hora de la comida, hora del almuerzo, para comer, para almorzar, en el almuerzo
meal.1080.1260: a la hora de cenar, a la hora de la cena, para cenar
meal.420.600: a la hora de desayunar, a la hora del desayuno, para desayunar
midnight: medianoche, la medianoche
named: llamados, llamadas, llamado, llamada, de nombre, se llaman, se llama, con el nombre, que se llamen, denominados, cuyo nombre es
contain: contiene, contienen, contenga, contengan, mencionan, menciona, incluye, incluyen, la palabra, palabra, mencionen, que contengan, conteniendo
start: empieza por, empiezan por, comienza con, comienzan con, empieza con, empiezan con, que empiecen por, empiecen por
end: termina en, terminan en, acaba en, acaban en, termina con
pron: de ellos, de ellas, esos, esas, estos, estas, ellos, ellas, de esos, de estos, los anteriores, la lista anterior, de estas, ordénalos, ordénalas, de esas, aquellos, ordénamelos, ordénamelas, ordénemelos
pron.list: la lista, esta lista
whatabout: en su lugar, en cambio, mejor, qué hay de, qué pasa con, y qué hay de, y para, lo mismo para, y en, qué tal, y los, y las, y qué tal, lo mismo en, igual para, y qué pasa con
whetherall: todos los, todas las
pricier: más caro que, más caros que, más cara que, más caras que, más barato que, más baratos que, más barata que, más baratas que
unsaid: en lugar de, en vez de
only: solo, solamente, únicamente, sólo, nada más, limita a, filtra, quédate con, quédate solo con, deja solo, mantén, mantén solo, limítalo a, filtra por, restringe a
everywhere: en todos los barrios, en toda la ciudad, en todas partes
condition: filtro, filtros, criterio, criterios, restricción, restricciones
drop: sin el filtro
now_: ahora solo, luego, también, además, después, aún
rest: resto, el resto
reset: olvida eso, olvídalo, nueva pregunta, empecemos de nuevo, olvida todo, empezar de nuevo, olvida lo anterior, otra pregunta, olvida, olvide eso
sort: ordena, ordenar, ordenados, ordenadas, ordénalos por, ordénalas por, ordenado, clasifica, ordena por, ordenados por, ordenadas por, ordenar por, ordénalos, ordénalas, ordenado por
alpha: alfabéticamente, orden alfabético, en orden alfabético, por orden alfabético
asc: ascendente, orden ascendente, alfabéticamente, orden alfabético, de menor a mayor, en orden alfabético, de peor a mejor, de menos a más, de más bajo a más alto, de más baja a más alta
desc: descendente, orden descendente, de mayor a menor, de mejor a peor, de más a menos, de más alto a más bajo, de más alta a más baja, de mayor a menor
more: más alto que, mayores
fewer: inferiores
than: que los, que las, que, comparado con, en comparación con, frente a
difference: diferencia, por cuánto, en cuánto
compare: compara, comparar, comparación, compare
describe: cómo contactar, cómo contactar con, cómo puedo contactar, cómo puedo contactar con, cómo contacto con, háblame de, describe, detalles, información sobre, información de, datos de, qué sabes de, qué sabes sobre, cuéntame sobre, detalles de, datos de contacto de, datos de contacto
where: dónde, dónde está, dónde se encuentra, dónde queda
when: cuándo, a qué hora, cuándo abre, a qué hora abre
whoowns: quién fundó, de quién es
their: su, sus
that: cuyo, cuya, cuyos, cuyas
letter: letra, letras
part: parte del
filler: calcula, calcule, calcular, todas las columnas, con todas las columnas, el, la, los, las, un, una, unos, unas, de, del, al, hay, que, qué, me, mí, nos, yo, tú, usted, por favor, porfavor, gracias, hola, buenos días, buenas tardes, puedes, puede, podrías, podría, quiero, quisiera, necesito, me gustaría, deseo, todos, todas, todo, toda, cada uno, este, esta, aquí, allí, ahí, en este preset, en el preset, en mi preset, en mis datos, en los datos, en la base de datos, en la base, de la base de datos, en la lista, de la lista, existen, existe, tenemos, tengo, tienes, saber, ver, situados, situadas, ubicados, ubicadas, ubicado, ubicada, situado, situada, se, lo, le, les, pues, entonces, así, registrados, registradas, en esta zona, en la zona, propio, propia, alguna, algún, algunos, algunas, cualquier, actual, están, está, encuentran, encuentra, sean, sea, listados, indicada, dentro del, disponible, disponibles, valor, conoces, sabes, del año, el año, en el año, año, en línea recta, oye, oigan, buenas
`;
