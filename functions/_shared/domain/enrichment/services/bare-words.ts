import { fold } from "../../text/fold.ts";

/** Words that say no more than that a page is about an offer; folded, and without a plural's s. */
const bare: ReadonlySet<string> = new Set(
  fold(
    "event course workshop class therapy treatment lesson training consultation booking reservation repair service delivery room product insurance financing planning seminar tour excursion retreat rental sale farm kurs kurse veranstaltung veranstaltungen therapie behandlung beratung zimmer reparatur verkauf vermietung fuhrung fuhrungen angebot produkt termine buchung unterricht training workshops cours formation stage atelier l'atelier soin vente location chambre devis soumission evenement reservation therapie consultation curso clase taller evento venta alquiler habitacione reserva terapia consulta formacion corsi eventi camere cursus cursussen therapie verkoop verhuur kamer الحجز حجز دورات الدورات دروس خدمه فعاليات مناسبات الغرف غرف التوصيل تدريب استشارات",
  ).split(" "),
);

/** `Eventos`, `Therapie`, `الحجز` // => true: the label of a page rather than of work. */
export const isBareWord = (value: string): boolean => {
  const folded = fold(value);
  return (
    bare.has(folded) || bare.has(folded.replace(/e?s$/, "")) || bare.has(folded.replace(/s$/, ""))
  );
};
