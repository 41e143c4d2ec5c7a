import type { ClaimPage } from "./claim-page.ts";

export const spanishPages: ClaimPage[] = [
  {
    about: "una fontanería con servicios en tarjetas",
    country: "ES",
    html: `<html lang="es"><title>Fontaneros en Villaclara | Hermanos Olmedo</title><header><a href="/">Inicio</a><a href="/nosotros">Nosotros</a><a href="/contacto">Contacto</a></header>
<h1>Agua donde toca</h1><h2>Nuestros servicios</h2><div><h3>Reparación de fugas</h3></div><div><h3>Instalación de calderas</h3></div><div><h3>Desatascos</h3></div>
<p>Damos servicio en Villaclara, Torrejón del Soto y Alcoba.</p><p>Empresa familiar fundada en 1971 por Julián Olmedo.</p><p>Calle Pozo 9, 45210 Villaclara</p><p>Aceptamos efectivo, tarjeta y Bizum.</p>`,
    services: ["Reparación de fugas", "Instalación de calderas", "Desatascos"],
    areas: ["Villaclara", "Torrejón del Soto", "Alcoba"],
    founders: ["Julián Olmedo"],
    year: 1971,
    payments: ["cash", "credit card", "Bizum"],
  },
  {
    about: "una clínica dental con tratamientos en frases y una historia ajena",
    country: "ES",
    html: `<html lang="es"><title>Clínica Dental Azahar</title><p>Ofrecemos implantes dentales, ortodoncia invisible y limpieza dental para toda la familia.</p>
<p>La doctora Inés Valcárcel estudió en Salamanca y trabajó diez años en Oporto.</p><p>El edificio se construyó en 1904.</p><h2>Opiniones</h2><div class="testimonials"><p>«Vengo desde Getafe y repito.»</p></div>`,
    services: ["implantes dentales", "ortodoncia invisible", "limpieza dental"],
    areas: [],
  },
  {
    about: "un taller con lista de precios y zona",
    country: "MX",
    html: `<html lang="es"><title>Taller Mecánico El Tejón</title><h2>Servicios</h2><ul><li>Cambio de aceite – $450</li><li>Afinación mayor – $1,200</li><li>Frenos y suspensión – $900</li></ul><h2>Zona de servicio</h2><p>Guadalajara, Zapopan y Tlaquepaque</p><p>Fundador: Ramiro Tejada</p><p>Desde 1999 a su servicio</p>`,
    services: ["Cambio de aceite", "Frenos y suspensión"],
    alsoServices: ["Afinación mayor"],
    areas: ["Guadalajara", "Zapopan", "Tlaquepaque"],
    founders: ["Ramiro Tejada"],
    year: 1999,
  },
];
