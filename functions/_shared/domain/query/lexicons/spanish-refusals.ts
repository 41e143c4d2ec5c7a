/** Spanish refusals; see english-refusals.ts. */
export const spanishRefusals = `
refuse.not_allowed.: contraseña, contraseñas, clave api, claves api, clave de api, prompt del sistema, system prompt, mensaje del sistema, tu prompt, tus instrucciones, sus instrucciones, tus reglas, instrucciones anteriores, instrucciones previas, instrucciones ocultas, instrucciones internas, ignora todas las instrucciones anteriores, ignora las instrucciones anteriores, ignora tus instrucciones, ignora, ignore, ignorar, olvida tus instrucciones, olvida todas tus instrucciones, olvida tus reglas, olvida las reglas, olvida las instrucciones, otros usuarios, otro usuario, otros clientes, otro cliente, otros presets, otro preset, otras cuentas, otra cuenta, datos de otros, datos ajenos, variables de entorno, credenciales, número de tarjeta, números de tarjeta, administrador, admin, modo administrador, modo desarrollador, secreto, secretos, usuarios, dirección particular, dirección privada, direcciones particulares, direcciones privadas, teléfono personal, teléfonos personales, teléfono particular, teléfonos particulares, móvil personal, móviles personales, número personal, números personales, domicilio particular, fecha de nacimiento, finge, haz como si, ahora eres, a partir de ahora, desde ahora eres, compórtate como, actúa como, código fuente, token, cuenta bancaria, cuentas bancarias
refuse.read_only.: mesa para, una mesa para, reservar mesa, resérvame, borra, borrar, borre, elimina, eliminar, elimine, suprime, modifica, modificar, cambia, cambiar, cambie, actualiza, actualizar, actualice, añade, añadir, agrega, agregar, crea, crear, reemplaza, renombra, corrige, corregir, envía, enviar, envíales, envíame, manda, mándales, reserva una, reserva, resérvame, reservar, resérvame una, pide, pídeme, compra, comprar, llama a, llámalos, vacía, mueve, guarda, guardar, inserta, edita, editar, quita, cancela, drop, delete, update, truncate
refuse.no_such_field.seguros aceptados: seguro médico, seguro dental, seguros médicos, seguro de salud, obra social
refuse.no_such_field.ingresos: ingresos, facturación, facturan, factura, ventas, ganan, gana, dinero hace, cuánto dinero
refuse.no_such_field.beneficios: beneficio, beneficios, ganancias, ganancia, rentable, rentables, rentabilidad, margen
refuse.no_such_field.sueldos: sueldo, sueldos, salario, salarios
refuse.no_such_field.empleados: empleados, empleado, trabajadores, plantilla, personal, trabajan
refuse.no_such_field.ofertas de empleo: contratan, vacantes, empleo, ofertas de trabajo, prácticas
refuse.no_such_field.clientes: clientes, clientela, visitantes, turistas, pacientes, nuevos pacientes
refuse.no_such_field.afluencia: afluencia, tiempo de espera, hora punta, horas punta, lleno, llenos, concurrido, concurridos
refuse.no_such_field.ambiente: ambiente, romántico, románticos, de moda, acogedor, acogedores, más bonito, más bonitos
refuse.no_such_field.el futuro: el próximo año, el año que viene, el próximo mes, la próxima semana, en el futuro, cerrarán, van a cerrar, va a cerrar, pronóstico, quebrarán
refuse.no_such_field.el pasado: el año pasado, el mes pasado, crecimiento, evolución, antiguamente
refuse.no_such_field.quiebras: quiebra, insolvente, deudas, deuda, solvencia
refuse.no_such_field.números fiscales: nif, cif, forma jurídica, número fiscal
refuse.no_such_field.responsables: gerente, gerentes, director, directora, persona de contacto
refuse.no_such_field.alquileres: alquiler, alquileres, alquiler mensual, piso, pisos, precio de la vivienda
refuse.no_such_field.precios de alquiler: alquilar, alquilar esquís, precio de alquiler
refuse.no_such_field.superficies: metros cuadrados, superficie, m2
refuse.no_such_field.plazas y asientos: aforo, asientos, plazas
refuse.no_such_field.habitaciones: habitaciones, número de habitaciones, camas
refuse.no_such_field.disponibilidad: disponibilidad, habitación libre, mesa libre, mesas libres, en stock
refuse.no_such_field.aparcamiento: aparcamiento, estacionamiento, parking, aparcar
refuse.no_such_field.acceso en silla de ruedas: silla de ruedas
refuse.no_such_field.wifi: wifi
refuse.no_such_field.aire acondicionado: aire acondicionado
refuse.no_such_field.mascotas: mascotas, perros, admiten perros
refuse.no_such_field.niños: parque infantil, menú infantil
refuse.no_such_field.baños: baño, baños, aseos, aseo
refuse.no_such_field.precios: cuánto cuesta, cuánto cuestan, cuesta, cuestan, cuánto vale, cuánto cobran, cobran, precio de un, precio de una, precio del, precio de la, precio por noche, por noche, tarifa, tarifas, precio de la gasolina, precio del diésel, la noche en
refuse.no_such_field.descuentos: descuento, descuentos, promociones, cupón, cupones, rebajas, oferta del día
refuse.no_such_field.menús: menú, menús, platos, plato del día, carta de platos, calorías
refuse.no_such_field.dietas: vegano, veganos, vegana, veganas, vegetariano, vegetarianos, vegetariana, sin gluten, halal, kosher
refuse.no_such_field.productos: productos
refuse.no_such_field.fotos: foto, fotos, imagen, imágenes, logo
refuse.no_such_field.opiniones: quejas, satisfacción, qué dicen los clientes, qué dice la gente
refuse.no_such_field.seguridad: seguridad, criminalidad, peligroso
refuse.no_such_field.higiene: higiene, limpieza, limpio
refuse.no_such_field.certificados: certificado, certificados, licencia de apertura, licencia de actividad
refuse.no_such_field.distinciones: michelin, estrella michelin, estrellas michelin, premios
refuse.no_such_field.habitantes: habitantes, población, poder adquisitivo
refuse.no_such_field.competencia: competidores, competencia, cuota de mercado
refuse.no_such_field.especialidades jurídicas: divorcio, divorcios, derecho penal, derecho de familia
refuse.out_of_scope.traducción.first: traduce, traducir, traducción, tradúceme, cómo se dice, cómo digo, en portugués, en inglés, en francés, en alemán, en italiano, en árabe
refuse.out_of_scope.el tiempo.first: clima, qué tiempo, tiempo hará, tiempo hace, lluvia, llover, llueve, lloverá, temperatura, nieve, nevar, hace frío, hace calor
refuse.out_of_scope.noticias: noticias, titulares
refuse.out_of_scope.chistes, poemas y cuentos.first: chiste, chistes, poema, poemas, cuento, cuentos, historia, canción, adivinanza, cuéntame un, cuéntame una
refuse.out_of_scope.recetas: receta, recetas, cocinar
refuse.out_of_scope.política: presidente, elecciones, política, alcalde, rey
refuse.out_of_scope.cultura general: capital, sentido de la vida, quién inventó, quién escribió, planeta, luna
refuse.out_of_scope.bolsa: bolsa, bitcoin, tipo de cambio, invertir
refuse.out_of_scope.deportes: fútbol, mundial, quién ganó, liga, partido
refuse.out_of_scope.textos y programas.first: programa, código, escribe, escribir un, escribir una, escríbeme, redacta, redáctame, redactar, deberes, ensayo, python, dibuja
refuse.out_of_scope.cálculos: raíz cuadrada, calcula
refuse.out_of_scope.viajes: tren, trenes, vuelo, vuelos, autobús, taxi, cómo llego
refuse.out_of_scope.películas y música: película, películas, música
refuse.out_of_scope.la hora y la fecha: qué hora es, qué día es, qué fecha
refuse.out_of_scope.consejos: debería, dolor de cabeza, consejo legal
refuse.out_of_scope.: horóscopo, eres humano, eres un robot, eres una ia, chatgpt, qué modelo, cuántos años tienes, explica, explicar, dios, amor
`;
