/** Type: one/more and the gender. */
export const spanishNouns = `
Dentist: clínica dental/clínicas dentales f
Gym: gimnasio/gimnasios m
Massage Therapist: centro de masajes/centros de masajes m
Chiropractor: quiropráctico/quiroprácticos m
Yoga Studio: centro de yoga/centros de yoga m
Plumber: fontanero/fontaneros m
Electrician: electricista/electricistas m
Carpenter: carpintería/carpinterías f
Landscaper: jardinero/jardineros m
House Cleaner: empresa de limpieza/empresas de limpieza f
Painter: pintor/pintores m
Locksmith: cerrajero/cerrajeros m
Real Estate Agent: agencia inmobiliaria/agencias inmobiliarias f
Insurance Agent: agencia de seguros/agencias de seguros f
Web Designer: agencia web/agencias web f
Marketing Agency: agencia de publicidad/agencias de publicidad f
Accountant: asesoría contable/asesorías contables f
Lawyer: despacho de abogados/despachos de abogados m
Notary: notaría/notarías f
Hair Salon: peluquería/peluquerías f
Nail Salon: salón de uñas/salones de uñas m
Spa: spa/spas m
Sauna: sauna/saunas f
Barber Shop: barbería/barberías f
Restaurant: restaurante/restaurantes m
Bakery: panadería/panaderías f
Coffee Shop: cafetería/cafeterías f
Food Truck: camión de comida/camiones de comida m
Catering Service: servicio de catering/servicios de catering m
Photographer: fotógrafo/fotógrafos m
Art Gallery: galería de arte/galerías de arte f
Dance Studio: escuela de baile/escuelas de baile f
Music Teacher: escuela de música/escuelas de música f
Travel Agency: agencia de viajes/agencias de viajes f
Tour Guide: guía turístico/guías turísticos m
Hotel: hotel/hoteles m
Bed & Breakfast: casa de huéspedes/casas de huéspedes f
Auto Repair: taller mecánico/talleres mecánicos m
Car Rental: alquiler de coches/alquileres de coches m
Bike Shop: tienda de bicicletas/tiendas de bicicletas f
Day Care: guardería/guarderías f
Moving Company: empresa de mudanzas/empresas de mudanzas f
Florist: floristería/floristerías f
Pet Groomer: peluquería canina/peluquerías caninas f
Tattoo Artist: estudio de tatuajes/estudios de tatuajes m
Creperie: crepería/creperías f
Cash Machine: cajero automático/cajeros automáticos m
Charging Station: estación de carga/estaciones de carga f
Cooking School: escuela de cocina/escuelas de cocina f
Art School: escuela de arte/escuelas de arte f
Surf School: escuela de surf/escuelas de surf f
Bar: bar/bares m
Pub: pub/pubs m
Fast Food: local de comida rápida/locales de comida rápida m
Ice Cream Shop: heladería/heladerías f
Night Club: discoteca/discotecas f
Supermarket: supermercado/supermercados m
Convenience Store: tienda de conveniencia/tiendas de conveniencia f
Grocery Store: tienda de comestibles/tiendas de comestibles f
Butcher: carnicería/carnicerías f
Greengrocer: frutería/fruterías f
Fishmonger: pescadería/pescaderías f
Delicatessen: charcutería/charcuterías f
Pastry Shop: pastelería/pastelerías f
Wine Shop: vinoteca/vinotecas f
Liquor Store: licorería/licorerías f
Pharmacy: farmacia/farmacias f
Doctor: consulta médica/consultas médicas f
Clinic: clínica/clínicas f
Hospital: hospital/hospitales m
Veterinarian: clínica veterinaria/clínicas veterinarias f
Optician: óptica/ópticas f
Physiotherapist: centro de fisioterapia/centros de fisioterapia m
Psychologist: consulta de psicología/consultas de psicología f
Nursing Home: residencia de mayores/residencias de mayores f
Clothes Shop: tienda de ropa/tiendas de ropa f
Shoe Shop: zapatería/zapaterías f
Bookshop: librería/librerías f
Jeweller: joyería/joyerías f
Gift Shop: tienda de regalos/tiendas de regalos f
Toy Shop: juguetería/jugueterías f
Furniture Store: tienda de muebles/tiendas de muebles f
Hardware Store: ferretería/ferreterías f
Electronics Store: tienda de electrónica/tiendas de electrónica f
Computer Shop: tienda de informática/tiendas de informática f
Mobile Phone Shop: tienda de móviles/tiendas de móviles f
Pet Shop: tienda de mascotas/tiendas de mascotas f
Sports Shop: tienda de deportes/tiendas de deportes f
Beauty Salon: salón de belleza/salones de belleza m
Stationery Shop: papelería/papelerías f
Kiosk: quiosco/quioscos m
Tobacconist: estanco/estancos m
Garden Centre: centro de jardinería/centros de jardinería m
Department Store: gran almacén/grandes almacenes m
Shopping Mall: centro comercial/centros comerciales m
Antique Shop: tienda de antigüedades/tiendas de antigüedades f
Laundry: lavandería/lavanderías f
Dry Cleaner: tintorería/tintorerías f
Tailor: sastrería/sastrerías f
Car Dealer: concesionario de coches/concesionarios de coches m
Car Wash: lavadero de coches/lavaderos de coches m
Petrol Station: gasolinera/gasolineras f
Driving School: autoescuela/autoescuelas f
Bank: banco/bancos m
Post Office: oficina de correos/oficinas de correos f
Architect: estudio de arquitectura/estudios de arquitectura m
School: escuela/escuelas f
Language School: escuela de idiomas/escuelas de idiomas f
University: universidad/universidades f
Library: biblioteca/bibliotecas f
Hostel: albergue/albergues m
Motel: motel/moteles m
Campsite: camping/campings m
Holiday Apartment: apartamento turístico/apartamentos turísticos m
Museum: museo/museos m
Cinema: cine/cines m
Theatre: teatro/teatros m
Casino: casino/casinos m
Sports Centre: centro deportivo/centros deportivos m
Swimming Pool: piscina/piscinas f
Golf Course: campo de golf/campos de golf m
Brewery: cervecería artesanal/cervecerías artesanales f
Winery: bodega/bodegas f
Printer: imprenta/imprentas f
`;
