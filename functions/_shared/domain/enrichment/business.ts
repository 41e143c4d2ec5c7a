import { type Statement, textsOf } from "./structured-data.ts";

/** Types of schema.org that never are the business itself. */
const others = new Set(
  "WebSite WebPage AboutPage ContactPage CollectionPage ItemPage FAQPage ProfilePage SearchAction ReadAction Action BreadcrumbList ListItem ItemList ImageObject VideoObject MediaObject Person Review UserReview Rating AggregateRating Offer AggregateOffer OfferCatalog Product ProductGroup Service Article NewsArticle BlogPosting Blog Event PostalAddress GeoCoordinates Place City Country State AdministrativeArea OpeningHoursSpecification ContactPoint SiteNavigationElement WPHeader WPFooter WPSideBar Question Answer Comment JobPosting Recipe Brand EntryPoint PropertyValue QuantitativeValue PriceSpecification UnitPriceSpecification Menu MenuItem MenuSection Thing Intangible CreativeWork HowTo Course Book Movie GeoCircle GeoShape SpeakableSpecification InteractionCounter Language Audience Vehicle Car Apartment Accommodation Room HotelRoom".split(
    " ",
  ),
);
const properties =
  "name telephone faxNumber email address openingHours openingHoursSpecification priceRange sameAs geo aggregateRating paymentAccepted areaServed founder url logo description".split(
    " ",
  );

export const isBusiness = ({ thing }: Statement): boolean =>
  thing.types.length > 0 && thing.types.every((type) => !others.has(type));

/** Every thing that may be the business or one of its places. */
export const businessesOf = (statements: readonly Statement[]): Statement[] =>
  statements.filter((statement) => isBusiness(statement) && score(statement) > 0);

const score = ({ thing }: Statement): number =>
  properties.filter((name) => thing.properties[name] !== undefined).length +
  (thing.types.some((type) => /^(Organization|Corporation|NGO)$/.test(type)) ? 0 : 1) +
  (textsOf(thing, "name").length > 0 ? 1 : -5);
