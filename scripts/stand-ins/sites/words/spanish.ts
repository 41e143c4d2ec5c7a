import type { Words } from "./site-words.ts";

export const spanish: Words = {
  contact: "Contacto",
  about: "Quiénes somos",
  services: ["Servicios", "Qué hacemos", "Nuestra carta"],
  imprint: "Aviso legal",
  paths: {
    contact: "/contacto/",
    about: "/quienes-somos/",
    services: "/servicios/",
    imprint: "/aviso-legal/",
  },
  phone: "Teléfono",
  fax: "Fax",
  second: { emergency: "Urgencias", booking: "Reservas" },
  email: "Correo",
  desks: {
    info: "Información",
    support: "Atención al cliente",
    booking: "Reservas",
    accounting: "Contabilidad",
    jobs: "Trabaja con nosotros",
    owner: "Propietario",
  },
  trades: {
    food: "restaurante",
    health: "consulta",
    craft: "taller",
    office: "despacho",
    stay: "casa de huéspedes",
    shop: "tienda",
  },
  describe: [
    (name, trade) =>
      `${name} es un negocio (${trade}) en el corazón de Port Ellory, llevado por gente que conoce la isla y a sus huéspedes.`,
    (name, trade) =>
      `En ${name} no tenemos prisa. Somos una casa (${trade}) pequeña, con la puerta abierta al muelle y el café siempre puesto.`,
  ],
  started: [
    (year, names) => `Fundada en ${year} por ${names}.`,
    (year, names) => `En ${year} abrió sus puertas de la mano de ${names}.`,
    (year, names) => `Corría el año ${year} cuando ${names} alquiló este local.`,
  ],
  since: [(year) => `Casa fundada en ${year}`, (year) => `Abiertos desde ${year}`],
  foundedBy: [
    (names) => `Fundador: ${names}`,
    (names) => `El negocio fue creado por ${names} y sigue en la familia.`,
  ],
  areasTitle: "Zonas de reparto",
  serve: [
    (places) => `Damos servicio en ${places}.`,
    (places) => `Nos verá a diario por ${places}.`,
    (places) => `Zona de cobertura: ${places}`,
  ],
  payTitle: "Formas de pago",
  pay: [
    (ways) => `Aceptamos ${ways}.`,
    (ways) => `Pago con ${ways}`,
    (ways) => `Puede pagar como prefiera: ${ways}.`,
  ],
  and: "y",
  pricesIn: (codes) => `Precios en ${codes}, IVA incluido.`,
  range: "Rango de precios",
  book: ["Reservar online", "Reservas online", "Cita online"],
  cart: "Carrito",
  addToCart: "Añadir al carrito",
  message: "Su mensaje",
  send: "Enviar",
  cookies: "Esta web utiliza cookies.",
  objection: "No aceptamos publicidad.",
};
