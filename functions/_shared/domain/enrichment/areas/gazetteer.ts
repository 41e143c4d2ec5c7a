import { fold } from "../../text/fold.ts";

/** Parts of countries, by country: states, provinces, counties, cantons, and regions people name. */
const regions = {
  US: "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,District of Columbia,New England,Midwest,Pacific Northwest,Bay Area,Long Island,Southern California,Northern California,Cape Cod,Twin Cities,Tri-State,Silicon Valley,Orange County,Puerto Rico",
  CA: "Ontario,Quebec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick,Newfoundland,Labrador,Prince Edward Island,Yukon,Nunavut,Lower Mainland,Fraser Valley,Vancouver Island,Okanagan,GTA",
  GB: "England,Scotland,Wales,Northern Ireland,Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,Durham,Essex,Gloucestershire,Hampshire,Herefordshire,Hertfordshire,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,Staffordshire,Suffolk,Surrey,Sussex,East Sussex,West Sussex,Warwickshire,West Midlands,Wiltshire,Worcestershire,Yorkshire,North Yorkshire,South Yorkshire,West Yorkshire,Tyne and Wear,Greater Manchester,Greater London,Isle of Wight,Cotswolds,Home Counties,Midlands,East Anglia,Highlands,Fife,Lothian,Aberdeenshire,Ayrshire,Lanarkshire,Perthshire,Gwynedd,Powys,Pembrokeshire,Glamorgan,Gwent,Anglesey,Antrim,Armagh,Fermanagh,Tyrone",
  IE: "Carlow,Cavan,Clare,Cork,Donegal,Dublin,Galway,Kerry,Kildare,Kilkenny,Laois,Leitrim,Limerick,Longford,Louth,Meath,Monaghan,Offaly,Roscommon,Sligo,Tipperary,Waterford,Westmeath,Wexford,Wicklow,Leinster,Munster,Connacht,Ulster",
  AU: "New South Wales,NSW,Queensland,South Australia,Tasmania,Western Australia,Northern Territory,Gold Coast,Sunshine Coast,Central Coast,Mornington Peninsula,Hunter Valley,Illawarra",
  DE: "Baden-Württemberg,Bayern,Brandenburg,Hessen,Mecklenburg-Vorpommern,Niedersachsen,Nordrhein-Westfalen,NRW,Rheinland-Pfalz,Saarland,Sachsen,Sachsen-Anhalt,Schleswig-Holstein,Thüringen,Franken,Oberbayern,Niederbayern,Schwaben,Allgäu,Ruhrgebiet,Rheinland,Münsterland,Sauerland,Eifel,Schwarzwald,Oberpfalz,Ostfriesland,Taunus,Pfalz,Bodensee,Rhein-Main-Gebiet,Bavaria",
  AT: "Burgenland,Kärnten,Niederösterreich,Oberösterreich,Steiermark,Tirol,Vorarlberg,Salzburger Land,Salzkammergut",
  CH: "Aargau,Appenzell,Graubünden,Jura,Luzern,Neuchâtel,Schaffhausen,Schwyz,Solothurn,Thurgau,Ticino,Tessin,Uri,Valais,Wallis,Vaud,Waadt,Zug,Berner Oberland,Romandie,Deutschschweiz",
  FR: "Auvergne-Rhône-Alpes,Bourgogne,Franche-Comté,Bretagne,Centre-Val de Loire,Corse,Grand Est,Hauts-de-France,Île-de-France,Normandie,Nouvelle-Aquitaine,Occitanie,Pays de la Loire,Provence,PACA,Alsace,Lorraine,Aquitaine,Picardie,Auvergne,Savoie,Haute-Savoie,Aisne,Allier,Ardèche,Ardennes,Ariège,Aude,Aveyron,Calvados,Charente,Charente-Maritime,Corrèze,Côte-d'Or,Côtes-d'Armor,Creuse,Dordogne,Doubs,Drôme,Finistère,Gard,Haute-Garonne,Gers,Gironde,Hérault,Ille-et-Vilaine,Indre,Indre-et-Loire,Isère,Landes,Loire,Loire-Atlantique,Loiret,Lozère,Maine-et-Loire,Marne,Mayenne,Meurthe-et-Moselle,Morbihan,Moselle,Nièvre,Oise,Pas-de-Calais,Puy-de-Dôme,Bas-Rhin,Haut-Rhin,Rhône,Sarthe,Seine-et-Marne,Yvelines,Somme,Tarn,Vaucluse,Vendée,Vienne,Vosges,Yonne,Essonne,Hauts-de-Seine,Seine-Saint-Denis,Val-de-Marne,Val-d'Oise,Alpes-Maritimes,Bouches-du-Rhône,Côte d'Azur,Pays Basque",
  BE: "Wallonie,Flandre,Vlaanderen,Brabant wallon,Hainaut,Namur,Liège,Luxembourg",
  ES: "Andalucía,Aragón,Asturias,Cantabria,Castilla-La Mancha,Castilla y León,Cataluña,Catalunya,Extremadura,Galicia,La Rioja,Navarra,País Vasco,Comunidad Valenciana,Islas Baleares,Islas Canarias,Comunidad de Madrid,Región de Murcia,Mallorca,Menorca,Ibiza,Tenerife,Gran Canaria,Lanzarote,Fuerteventura,Costa del Sol,Costa Blanca,Costa Brava,Bizkaia,Vizcaya,Gipuzkoa,Guipúzcoa,Quintana Roo,Jalisco,Yucatán,Nuevo León",
  IT: "Lombardia,Piemonte,Veneto,Toscana,Lazio,Umbria,Marche,Abruzzo,Campania,Puglia,Calabria,Sicilia,Sardegna,Liguria,Emilia-Romagna,Trentino,Alto Adige,Brianza",
  NL: "Noord-Holland,Zuid-Holland,Noord-Brabant,Gelderland,Limburg,Overijssel,Friesland,Groningen,Drenthe,Flevoland,Zeeland,Randstad,Achterhoek,Twente,Veluwe",
} as const;

/** Cities most people of the language know, and the emirates. */
const cities = {
  US: "Albuquerque,Anaheim,Anchorage,Arlington,Atlanta,Austin,Baltimore,Baton Rouge,Birmingham,Boise,Boston,Brooklyn,Buffalo,Charlotte,Chicago,Cincinnati,Cleveland,Columbus,Dallas,Denver,Des Moines,Detroit,El Paso,Fort Worth,Fresno,Hartford,Honolulu,Houston,Indianapolis,Jacksonville,Kansas City,Las Vegas,Long Beach,Los Angeles,Louisville,Manhattan,Memphis,Miami,Milwaukee,Minneapolis,Nashville,New Orleans,New York City,NYC,Newark,Oakland,Oklahoma City,Omaha,Orlando,Philadelphia,Phoenix,Pittsburgh,Portland,Providence,Queens,Raleigh,Richmond,Sacramento,Salt Lake City,San Antonio,San Diego,San Francisco,San Jose,Scottsdale,Seattle,Spokane,St. Louis,St. Paul,Tacoma,Tampa,Toledo,Tucson,Tulsa,Washington DC",
  CA: "Toronto,Montreal,Vancouver,Calgary,Edmonton,Ottawa,Winnipeg,Hamilton,Mississauga,Brampton,Surrey,Burnaby,Halifax,Kitchener,Regina,Saskatoon,Markham,Kelowna",
  GB: "Aberdeen,Belfast,Birmingham,Bournemouth,Bradford,Brighton,Bristol,Cambridge,Cardiff,Chester,Coventry,Croydon,Derby,Dundee,Edinburgh,Exeter,Glasgow,Gloucester,Hull,Inverness,Ipswich,Leeds,Leicester,Lincoln,Liverpool,London,Luton,Manchester,Milton Keynes,Newcastle,Northampton,Norwich,Nottingham,Oxford,Peterborough,Plymouth,Portsmouth,Preston,Sheffield,Southampton,Stoke-on-Trent,Sunderland,Swansea,Swindon,Wolverhampton,Worcester,York",
  AU: "Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Darwin,Canberra,Newcastle,Geelong,Auckland,Wellington,Christchurch",
  DE: "Berlin,Hamburg,München,Köln,Frankfurt,Frankfurt am Main,Stuttgart,Düsseldorf,Leipzig,Dortmund,Bremen,Dresden,Hannover,Nürnberg,Duisburg,Bochum,Wuppertal,Bielefeld,Bonn,Münster,Mannheim,Karlsruhe,Augsburg,Wiesbaden,Kiel,Lübeck,Rostock,Mainz,Kassel,Freiburg,Erfurt,Magdeburg,Potsdam,Regensburg,Würzburg,Ulm,Heidelberg,Aachen,Saarbrücken,Wien,Graz,Linz,Salzburg,Innsbruck,Zürich,Basel,Bern,Genf,Lausanne,Winterthur,St. Gallen,Munich,Cologne,Vienna,Zurich,Geneva",
  FR: "Paris,Marseille,Lyon,Toulouse,Nantes,Montpellier,Strasbourg,Bordeaux,Lille,Rennes,Reims,Toulon,Grenoble,Dijon,Angers,Tours,Nîmes,Clermont-Ferrand,Le Havre,Brest,Amiens,Limoges,Annecy,Perpignan,Metz,Besançon,Orléans,Rouen,Mulhouse,Caen,Nancy,Avignon,Cannes,Bruxelles,Genève,Fribourg,Brussels",
  ES: "Madrid,Barcelona,Valencia,Sevilla,Zaragoza,Málaga,Murcia,Palma,Bilbao,Alicante,Córdoba,Valladolid,Vigo,Gijón,Granada,A Coruña,Vitoria,Oviedo,Pamplona,Almería,San Sebastián,Santander,Burgos,Albacete,Salamanca,Logroño,Badajoz,Huelva,Tarragona,Lleida,Girona,Cádiz,Jaén,Toledo,Marbella,Ciudad de México,Guadalajara,Monterrey,Cancún,Buenos Aires,Santiago,Bogotá,Lima,Mexico City",
  IT: "Roma,Milano,Napoli,Torino,Palermo,Genova,Bologna,Firenze,Bari,Catania,Venezia,Verona,Padova,Rome,Milan,Naples,Turin,Venice,Florence",
  NL: "Amsterdam,Rotterdam,Den Haag,Utrecht,Eindhoven,Tilburg,Breda,Nijmegen,Maastricht,Arnhem,Haarlem,Antwerpen,Gent",
  other:
    "Dubai,Abu Dhabi,Sharjah,Ajman,Riyadh,Jeddah,Doha,Kuwait City,Manama,Muscat,Amman,Beirut,Cairo,Alexandria,Tunis,Sfax,Sousse,Casablanca,Rabat,Marrakech,Tangier,Algiers,Lisboa,Lisbon,Porto,Singapore,Hong Kong,Cape Town,Johannesburg,Durban,Pretoria,Mumbai,Delhi,Bangalore,Tokyo,Hanoi,Bangkok",
  ar: "الرياض,جدة,مكة,مكة المكرمة,المدينة المنورة,الدمام,الخبر,الظهران,الأحساء,القطيف,الجبيل,الطائف,تبوك,أبها,بريدة,القصيم,حائل,جازان,نجران,ينبع,المنطقة الشرقية,دبي,أبوظبي,أبو ظبي,الشارقة,عجمان,رأس الخيمة,الفجيرة,أم القيوين,العين,القاهرة,الجيزة,الإسكندرية,المنصورة,طنطا,الأقصر,أسوان,عمان,الزرقاء,إربد,العقبة,السلط,مادبا,بيروت,طرابلس,صيدا,دمشق,حلب,حمص,بغداد,البصرة,أربيل,الموصل,الكويت,حولي,السالمية,الفروانية,الأحمدي,الجهراء,الدوحة,الريان,الوكرة,المنامة,المحرق,مسقط,صلالة,صحار,صنعاء,عدن,تونس,صفاقس,سوسة,بنزرت,نابل,الحمامات,أريانة,القيروان,الجزائر,وهران,قسنطينة,عنابة,الدار البيضاء,الرباط,فاس,مراكش,طنجة,أكادير,مكناس,سلا,وجدة,بنغازي,الخرطوم,القدس,رام الله,غزة,نابلس,الخليل,بيت لحم",
} as const;

const split = (lists: Readonly<Record<string, string>>): string[] =>
  Object.values(lists).flatMap((list) => list.split(",").map(fold));

const languages = ["en", "de", "fr", "es", "ar", "it", "nl"];
/** Countries people serve from next door; "Turkey" and "Jordan" are other words as often. */
const countries =
  "US GB CA IE AU NZ DE AT CH FR BE LU ES PT IT NL MX MC AD SA AE EG LB SY IQ KW QA BH OM YE TN DZ MA LY SD PS AR CO PE ZA SG IN";

const countryNames: ReadonlySet<string> = new Set([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return countries.split(" ").map((code) => fold(names.of(code) ?? code));
  }),
  "uk",
  "usa",
  "u.s",
  "england",
  "great britain",
  "schweiz",
  "الامارات",
  "السعوديه",
]);
const regionNames: ReadonlySet<string> = new Set([...split(regions), ...countryNames]);
const states: ReadonlySet<string> = new Set(
  [regions.US, regions.CA, regions.AU].flatMap((list) => list.split(",").map(fold)),
);
const cityNames: ReadonlySet<string> = new Set(split(cities));

/** `Kent`, `Nouvelle-Aquitaine`, `Deutschland` // => true */
export const isRegion = (name: string): boolean => regionNames.has(fold(name));

/** `UK`, `España` // => true */
export const isCountry = (name: string): boolean => countryNames.has(fold(name));

/** A state or province that people name after a town: `Corvane, Oregon`. */
export const isState = (name: string): boolean => states.has(fold(name));

/** A town, region or country that most people know. */
export const isFamousPlace = (name: string): boolean => {
  const folded = fold(name);
  return cityNames.has(folded) || regionNames.has(folded);
};

const stateCodes: ReadonlySet<string> = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL PE NSW QLD VIC TAS SA ACT".split(
    " ",
  ),
);

/** `NM`, `BC` // => true */
export const isStateCode = (text: string): boolean => stateCodes.has(text);
