/** Everyday Spanish by type, of Spain and of Latin America; see synonyms.ts. */
export const spanishWords = `
Dentist: dentista, clínica dental, odontólogo, consultorio dental, odontología, odontóloga,
  consultorio odontológico
Orthodontist: ortodoncista, ortodoncia
Gym: gimnasio, gym, centro de fitness, sala de fitness, gimnasios, crossfit
Personal Trainer: entrenador personal, entrenadora personal
Massage Therapist: masajista, masajes, centro de masajes, sala de masajes, masaje
Chiropractor: quiropráctico, quiropractor
Yoga Studio: estudio de yoga, centro de yoga, clases de yoga
Plumber: fontanero, plomero, fontanería, plomería, gasfiter, gasfitero, desatascos
Electrician: electricista, instalaciones eléctricas, instalador eléctrico
Carpenter: carpintero, carpintería, ebanista, ebanistería
Landscaper: jardinero, jardinería, paisajista, podador
House Cleaner: limpieza, empresa de limpieza, servicio de limpieza, limpiadora, señora de la
  limpieza, mujer de la limpieza, empleada doméstica, limpieza de casas, limpieza a domicilio,
  limpiacristales, limpieza de oficinas
Painter: pintor, pintores, pintor de casas, pintor de brocha gorda, empresa de pintura
Handyman: manitas, reparaciones del hogar, maestro chasquilla, todero, mantenimiento del hogar
Locksmith: cerrajero, cerrajería, copia de llaves, cerrajeros
Real Estate Agent: inmobiliaria, agencia inmobiliaria, agente inmobiliario, bienes raíces, corredor
  de propiedades, inmobiliarias, corredor inmobiliario, agente de bienes raíces
Insurance Agent: seguros, aseguradora, agencia de seguros, corredor de seguros, correduría de
  seguros, agente de seguros, compañía de seguros
Web Designer: diseño web, diseñador web, agencia web, desarrollador web, páginas web
Graphic Designer: diseñador gráfico, diseño gráfico
Marketing Agency: agencia de publicidad, agencia de marketing, publicidad, mercadotecnia, agencia de
  comunicación
Accountant: contador, contable, contador público, asesor fiscal, asesoría, gestoría, asesoría
  contable, contaduría, asesoría fiscal, contadora, despacho contable, gestor
Lawyer: abogado, abogada, bufete, bufete de abogados, despacho de abogados, licenciado en derecho,
  abogados, asesor legal, estudio jurídico, procurador, asesoría jurídica
Notary: notario, notaría, escribano, escribanía, notaria pública
Hair Salon: peluquería, peluquero, salón de peluquería, estilista, peluquera, peluquerías
Nail Salon: salón de uñas, manicura, uñas, manicurista, pedicura, centro de uñas, manicure,
  manicuría
Spa: balneario, termas, centro de bienestar, baños termales, aguas termales
Barber Shop: barbería, barbero, peluquería de caballeros, barberías, peluquería masculina
Restaurant: restaurante, restaurantes, mesón, casa de comidas, comedor, fonda, parrilla, asador,
  comida, restorán
Bakery: panadería, panadero, horno de pan, tahona, panaderías, pan, panificadora
Coffee Shop: cafetería, café, tienda de café, cafeterías, casa de café
Food Truck: camión de comida, comida callejera, puesto de comida, gastroneta, carrito de comida
Catering Service: catering, servicio de catering, banquetes, servicio de comidas
Photographer: fotógrafo, fotógrafa, estudio de fotografía, fotografía, estudio fotográfico,
  fotógrafo de bodas
Art Gallery: galería de arte, galería, marchante de arte
Dance Studio: escuela de baile, academia de baile, clases de baile, escuela de danza, estudio de
  danza, academia de danza, baile
Music Teacher: escuela de música, profesor de música, clases de piano, profesor de piano, clases de
  guitarra, academia de música, profesora de música, clases de canto, profesor de guitarra,
  conservatorio, clases de música
Travel Agency: agencia de viajes, viajes, agencia de viaje, operador turístico, turoperador
Tour Guide: guía turístico, guía de turismo, guía, visitas guiadas, guía turística, tours
Hotel: hoteles, alojamiento, hospedaje, parador
Bed & Breakfast: pensión, casa de huéspedes, hostal, posada, casa rural, cama y desayuno
Auto Repair: taller mecánico, taller, mecánico, taller de coches, taller de autos, reparación de
  coches, chapa y pintura, taller de reparación, mecánica automotriz, taller automotriz, mecánico de
  coches, taller de chapa y pintura, hojalatería y pintura, reparación de autos, talleres, servicio
  automotriz, planchistería, grúa, grúas
Car Rental: alquiler de coches, renta de autos, alquiler de autos, alquiler de carros, renta de
  carros, alquiler de vehículos, arriendo de autos, rent a car, alquiler de furgonetas
Bike Shop: tienda de bicicletas, bicicletas, bicicletería, taller de bicicletas, bicis, tienda de
  bicis, reparación de bicicletas
Tutor: clases particulares, profesor particular, academia de repaso, clases de apoyo, tutor, clases
  de repaso, refuerzo escolar, academia de refuerzo
Day Care: guardería, escuela infantil, jardín infantil, sala cuna, niñera, canguro, guarderías,
  estancia infantil
Kindergarten: jardín de infancia, preescolar, kinder, jardín de niños, parvulario
Moving Company: mudanzas, empresa de mudanzas, mudanza, fletes, flete, compañía de mudanzas
Florist: floristería, florería, florista, flores, tienda de flores, floristerías
Wedding Planner: organizador de bodas, organizadora de bodas, planificador de bodas, bodas,
  organización de eventos, organizador de eventos, organización de bodas
Interior Designer: diseñador de interiores, interiorista, decorador, decoración de interiores,
  diseño de interiores, interiorismo, decoradora, decoración
Pet Groomer: peluquería canina, estética canina, peluquería de perros, peluquero canino, peluquería
  para perros, estética para mascotas
Tattoo Artist: tatuador, estudio de tatuajes, tatuajes, tatuaje, tienda de tatuajes, tatuadora,
  salón de tatuajes
Bar: bares, taberna, cantina, coctelería, bar de copas, bar de tapas
Pub: cervecería, pubs
Fast Food: comida rápida, comida para llevar, bocadillería, lonchería
Burger Fast Food: hamburguesería, hamburguesa
Kebab Fast Food: kebab, kebap
Chicken Fast Food: pollería, asador de pollos, pollo asado
Pizza Restaurant: pizzería, pizza
Sushi Restaurant: bar de sushi, local de sushi
Italian Restaurant: trattoria
Mexican Restaurant: taquería, tacos
Seafood Restaurant: marisquería, cevichería
Chinese Restaurant: chifa, chino
Juice Fast Food: juguería, jugos
Ice Cream Shop: heladería, helados, nevería, heladerías
Night Club: discoteca, antro, club nocturno
Supermarket: supermercado, hipermercado, supermercados, súper, autoservicio
Convenience Store: tienda de conveniencia, ultramarinos, tienda de barrio, colmado, abarrotes,
  pulpería, almacén, tienda de abarrotes
Grocery Store: tienda de comestibles, alimentación, tienda de alimentación, comestibles, bodega
Health Food Store: herbolario, tienda naturista, tienda ecológica, tienda de productos ecológicos
Butcher: carnicería, carnicero, charcutería, carnicerías
Greengrocer: frutería, verdulería, frutas y verduras, verdulero, frutero
Fishmonger: pescadería, pescadero
Cheese Store: quesería
Pastry Shop: pastelería, confitería, repostería, pastelero, dulcería, bollería
Chocolate Store: chocolatería, bombonería
Wine Shop: vinoteca, tienda de vinos, vinos, enoteca
Liquor Store: licorería, tienda de licores, botillería, licores, vinatería
Winery: viñedo, bodega de vinos, bodegas, viña
Pharmacy: farmacia, farmacéutico, botica, farmacias
Drugstore: droguería, parafarmacia
Doctor: médico, doctor, médico de cabecera, médico de familia, consultorio médico, consulta médica,
  médico general, doctora, médica, médicos
Clinic: clínica, centro médico, centro de salud, policlínica, ambulatorio, clínicas
Hospital: hospitales, sanatorio
Pediatrician: pediatra
Dermatologist: dermatólogo, dermatóloga
Obstetrician: ginecólogo, ginecóloga
Ophthalmologist: oftalmólogo, oculista, oftalmóloga
Otolaryngologist: otorrino, otorrinolaringólogo
Cardiologist: cardiólogo
Psychiatrist: psiquiatra
Orthopedic Surgeon: traumatólogo, ortopedista, ortopeda
Radiologist: radiólogo
Neurologist: neurólogo
Urologist: urólogo
General Surgeon: cirujano
Plastic Surgeon: cirujano plástico
Osteopath: osteópata
Naturopath: naturópata
Acupuncture Practitioner: acupuntor, acupuntura
Podiatrist: podólogo, podología
Speech Therapist: logopeda, fonoaudiólogo
Midwife: matrona, comadrona, partera
Medical Laboratory: laboratorio clínico, análisis clínicos, laboratorio
Psychologist: psicólogo, psicóloga, psicoterapeuta, psicología, terapeuta
Veterinarian: veterinario, clínica veterinaria, veterinaria, hospital veterinario
Optician: óptica, óptico, gafas, lentes, optometrista, ópticas
Physiotherapist: fisioterapeuta, fisioterapia, fisio, kinesiólogo
Medical Supply Store: ortopedia, material médico
Hearing Aid Shop: audífonos, audioprotesista, centro auditivo
Nursing Home: residencia de ancianos, asilo, geriátrico, residencia de mayores, hogar de ancianos
Clothes Shop: tienda de ropa, ropa, boutique, moda, tienda de moda, ropa de mujer, ropa de hombre
Wedding Clothes Store: vestidos de novia, tienda de novias
Underwear Store: lencería, ropa interior
Shoe Shop: zapatería, zapatos, calzado, tienda de zapatos, calzados, zapaterías
Bookshop: librería, libros, tienda de libros, librerías
Jeweller: joyería, joyero, joyas, orfebre, platería
Watch Shop: relojería, relojero, relojes
Gift Shop: tienda de regalos, regalos, tienda de recuerdos, recuerdos
Toy Shop: juguetería, juguetes, tienda de juguetes
Furniture Store: mueblería, muebles, tienda de muebles
Bedding: colchonería, colchones, tienda de colchones
Hardware Store: ferretería, ferretero, tlapalería, tienda de bricolaje, bricolaje
Electronics Store: tienda de electrónica, electrónica
Appliance Store: electrodomésticos, tienda de electrodomésticos, línea blanca
Electronics Repair: servicio técnico, reparación de electrodomésticos
Computer Shop: tienda de informática, informática, tienda de ordenadores, tienda de computadoras,
  ordenadores
Mobile Phone Shop: tienda de móviles, móviles, tienda de celulares, celulares, tienda de telefonía
Pet Shop: tienda de mascotas, tienda de animales, mascotas, pajarería
Sports Shop: tienda de deportes, artículos deportivos, deportes
Beauty Salon: salón de belleza, centro de estética, esteticista, estética, centro de belleza,
  depilación, cosmetóloga
Cosmetics Shop: perfumería, cosméticos, tienda de cosméticos, maquillaje
Tanning Salon: solárium, centro de bronceado, bronceado
Stationery Shop: papelería, útiles escolares, papelerías
Newsagent: quiosco de prensa, puesto de periódicos, prensa
Kiosk: quiosco, kiosco
Tobacconist: estanco, tabaquería, tabacalera, tabaco, expendeduría
Garden Centre: vivero, centro de jardinería, viveros
Department Store: grandes almacenes, tienda departamental, tienda por departamentos
Shopping Mall: centro comercial, plaza comercial, shopping
Discount Store: bazar, todo a cien, todo a 100
Antique Shop: antigüedades, tienda de antigüedades, anticuario
Second-hand Shop: segunda mano, tienda de segunda mano, ropa de segunda mano
Pawnshop: casa de empeño, empeños, casa de empeños, monte de piedad
Music Shop: tienda de música, instrumentos musicales, tienda de instrumentos
Fabric Shop: tienda de telas, telas
Sewing Supply Shop: mercería
Bag Shop: tienda de bolsos, bolsos, carteras, marroquinería
Laundry: lavandería, lavadero de ropa, lavandería autoservicio, lavanderías
Dry Cleaner: tintorería, limpieza en seco
Tailor: sastre, sastrería, arreglos de ropa
Dressmaker: modista, costurera
Shoe Repair: zapatero, reparación de calzado, reparación de zapatos
Copy Shop: copistería, fotocopias, fotocopiadora, centro de copiado
Printer: imprenta, impresor
Funeral Director: funeraria, tanatorio, pompas fúnebres, servicios funerarios
Kitchen Shop: cocinas, tienda de cocinas
Lighting Shop: tienda de lámparas, iluminación, lámparas
Carpet Shop: alfombras, tienda de alfombras
Car Dealer: concesionario, concesionario de coches, venta de coches, venta de autos, agencia de
  autos, automotora, concesionaria, compraventa de coches
Motorcycle Shop: tienda de motos, motos, motocicletas
Tyre Shop: neumáticos, llantas, llantera, vulcanizadora, gomería, taller de neumáticos
Car Parts Shop: repuestos, recambios, refacciones, recambios de coche, autopartes, refaccionaria,
  repuestos de autos
Car Wash: lavado de coches, lavado de autos, autolavado, lavadero de coches, lavacoches
Petrol Station: gasolinera, estación de servicio, bencinera, gasolina, grifo, gasolineras
Vehicle Inspection: ITV, revisión técnica
Parking: aparcamiento, estacionamiento, parking, parqueadero
Driving School: autoescuela, escuela de manejo, escuela de conducir, academia de conducir,
  autoescuelas
Taxi: parada de taxis, radiotaxi
Bicycle Rental: alquiler de bicicletas, alquiler de bicis
Boat Rental: alquiler de barcos, alquiler de botes
Bank: banco, caja de ahorros, bancos, sucursal bancaria
Bureau de Change: casa de cambio, cambio de divisas, cambio de moneda
Post Office: oficina de correos, correos, correo
Financial Adviser: asesor financiero, asesoría financiera
Consultant: consultoría, consultor, consultora
Architect: arquitecto, estudio de arquitectura, arquitecta
Engineer: ingeniero, ingeniería
Translation Office: traductor, agencia de traducción, intérprete
Private Investigator Office: detective privado, detective
Property Management: administrador de fincas, administración de fincas
Employment Agency: agencia de empleo, empresa de trabajo temporal, ETT, bolsa de trabajo, agencia de
  colocación
Coworking Space: espacio de coworking, oficina compartida
Software Company: empresa de informática, empresa de software, desarrollador de software
Security Company: empresa de seguridad, seguridad privada, vigilancia
School: escuela, colegio, instituto, escuela primaria, liceo
Language School: academia de idiomas, escuela de idiomas, academia de inglés, clases de inglés,
  idiomas
University: universidad
Library: biblioteca
Hostel: albergue, albergue juvenil
Campsite: camping, zona de acampada
Holiday Apartment: apartamento turístico, piso turístico, apartamento de vacaciones, alquiler
  vacacional
Holiday Cottage: casa de vacaciones, cabaña, cabañas
Museum: museo, museos
Cinema: cine, cines
Theatre: teatro
Bowling Alley: bolera, boliche
Sports Centre: polideportivo, centro deportivo, pabellón
Swimming Pool: piscina, alberca
Dojo: artes marciales, escuela de artes marciales
Horseback Riding Center: hípica, centro ecuestre, escuela de equitación
Animal Boarding Facility: residencia canina, hotel para perros, guardería canina, guardería de
  perros
Animal Shelter: protectora de animales, refugio de animales, perrera
Roofer: techador, tejados, techos, tejador
Solar Installer: placas solares, paneles solares, instalador de placas solares
Heating Engineer: calefacción, aire acondicionado, climatización, calefactor, técnico de aire
  acondicionado
Builder: constructora, empresa constructora, construcción, contratista, reformas, empresa de
  reformas, albañil
Mason: cantero, marmolista, picapedrero
Glazier: cristalería, vidriería, vidriero, cristalero
Tiler: alicatador, solador, azulejista
Plasterer: yesero, escayolista
Upholsterer: tapicero, tapicería
Metalworker: metalistería, herrería, herrero, taller de herrería
Brewery: fábrica de cerveza, cervecería artesanal
Pest Control: control de plagas, exterminador, fumigación, fumigador
Self Storage: trasteros, guardamuebles, trastero, alquiler de trasteros
Marketplace: mercado, mercadillo, mercado de abastos, tianguis, rastro
Events Venue: salón de eventos, salón de fiestas, salón de banquetes
Lottery Shop: lotería, administración de lotería
Creperie: crepería
Nurse: enfermera, enfermero, enfermería
Courier: mensajería, paquetería, mensajero
Cash Machine: cajero automático, cajero
Charging Station: punto de recarga, electrolinera
Cooking School: escuela de cocina, clases de cocina
Christian Church: iglesia
Computer Repair: reparación de ordenadores, reparación de computadoras, técnico de computadoras,
  reparación de portátiles
Phone Repair: reparación de móviles, reparación de celulares, arreglo de móviles
Logistics Company: transportista, logística, empresa de transporte, empresa de transportes
Hat Shop: sombrerería
Billiard Hall: billar, billares
`;
