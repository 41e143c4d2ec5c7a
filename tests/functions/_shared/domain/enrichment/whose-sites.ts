/** A page with its path; the first one of a site is its home page. */
export interface InventedPage {
  path: string;
  html: string;
}

const page = (title: string, body: string, head = ""): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

const json = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

const neighbour = (name: string, street: string, telephone: string) => ({
  "@type": "Restaurant",
  name,
  address: { "@type": "PostalAddress", streetAddress: street, addressLocality: "Larkford" },
  telephone,
});

/** A hotel that lists six restaurants next door in its structured data. */
export const hotelWithStatedNeighbours = page(
  "Quillfeather Hotel | Larkford",
  `<header><a href="tel:+12125550100">(212) 555-0100</a></header><main><h1>Quillfeather Hotel</h1><p>Forty rooms by the canal.</p></main>`,
  json({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Hotel",
        name: "Quillfeather Hotel",
        telephone: "(212) 555-0100",
        address: { streetAddress: "8 Canal Street" },
      },
      neighbour("Gelsomino", "14 Mill Street", "(212) 555-0111"),
      neighbour("The Copper Kettle", "16 Mill Street", "(212) 555-0112"),
      neighbour("Noodle Yard", "18 Mill Street", "(212) 555-0113"),
      neighbour("Brasserie Onze", "11 Station Road", "(212) 555-0114"),
      neighbour("Taquería Luz", "13 Station Road", "(212) 555-0115"),
      neighbour("Saffron Gate", "15 Station Road", "(212) 555-0116"),
    ],
  }),
);

/** The same in plain HTML: a card each, on a page of its own. */
export const hotelWithNeighbourPage: InventedPage[] = [
  {
    path: "/",
    html: page(
      "Quillfeather Hotel | Larkford",
      `<header>Quillfeather Hotel</header><main><h1>Welcome</h1><p>Call us on (212) 555-0100 or write to stay@quillfeather.com.</p></main><footer><p>Quillfeather Hotel<br>8 Canal Street, Larkford</p><p>(212) 555-0100</p></footer>`,
    ),
  },
  {
    path: "/local-dining",
    html: page(
      "Local dining | Quillfeather Hotel",
      `<header>Quillfeather Hotel</header><main><h1>Local dining</h1>
      <div class="grid">${[
        ["Gelsomino", "14 Mill Street", "(212) 555-0111"],
        ["The Copper Kettle", "16 Mill Street", "(212) 555-0112"],
        ["Noodle Yard", "18 Mill Street", "(212) 555-0113"],
      ]
        .map(
          ([name, street, phone]) =>
            `<div class="tile"><h3>${name}</h3><p>${street}</p><p>${phone}</p></div>`,
        )
        .join("")}</div></main><footer><p>(212) 555-0100</p></footer>`,
    ),
  },
];

/** Neighbours among the hotel's own texts, under headings of their own, without any wrapper. */
export const hotelWithFlatNeighbours = page(
  "Gasthof Morgenrot – Zimmer in Lindau",
  `<div id="content"><h1>Gasthof Morgenrot</h1><p>Seeweg 12, 88131 Lindau<br>Telefon 08382 555010</p>
  <h2>Ausflugsziele in der Umgebung</h2>
  <h3>Bergmuseum Alpspitz</h3><p>Museumsgasse 4<br>Tel. 08382 555020</p>
  <h3>Strandbad Eichwald</h3><p>Tel. 08382 555021, strandbad@eichwaldbad.de</p>
  <h2>Kontakt</h2><p>Rezeption: 08382 555011<br>E-Mail: gast@morgenrot-lindau.de</p></div>`,
);

/** Restaurants by their own web sites, with nothing in a heading that says "nearby". */
export const innWithLinkedRestaurants = page(
  "Willow & Wren Inn",
  `<header><p>Willow & Wren Inn, 3 Orchard Lane</p><p>Reservations 020 7946 0100</p></header>
  <main><h2>Eat &amp; drink</h2><ul>
  <li><strong>The Brass Lantern</strong><br>21 Harbour Street<br>020 7946 0111<br><a href="https://www.thebrasslantern.co.uk">Website</a></li>
  <li><strong>Marlow's Oyster Bar</strong><br>9 Fish Row<br>020 7946 0112<br><a href="https://marlowsoysters.com">Website</a></li>
  <li><strong>Pepper & Pine</strong><br>30 Harbour Street<br>020 7946 0113<br><a href="https://pepperandpine.co.uk">Website</a></li>
  </ul><h2>Breakfast at the inn</h2><p>Served daily. Ask the kitchen: 020 7946 0101.</p></main>`,
);

/** A bakery with three shops, each with its own street and number. */
export const chainWithBranches = page(
  "Bakehouse Tilly – fresh bread in Larkford",
  `<header><p>Bakehouse Tilly</p></header><main><h1>Our shops</h1>
  <div class="shops"><div class="shop"><h3>Northgate</h3><p>12 Northgate Street</p><p>Tel. 020 7946 0201</p></div>
  <div class="shop"><h3>Riverside</h3><p>4 Riverside Walk</p><p>Tel. 020 7946 0202</p></div>
  <div class="shop"><h3>Old Market</h3><p>77 Market Street</p><p>Tel. 020 7946 0203</p></div></div></main>
  <footer><p>Head office: 1 Mill Lane, 020 7946 0200</p></footer>`,
);

/** The same in French, in a list without headings. */
export const frenchChain = page(
  "Boulangerie Coquelicot",
  `<header><p>Boulangerie Coquelicot</p></header><main><h2>Nos magasins</h2><ul>
  <li>Coquelicot République<br>5 rue du Temple, 75003 Paris<br>Tél : 01 99 00 12 01</li>
  <li>Coquelicot Bastille<br>18 rue de Lappe, 75011 Paris<br>Tél : 01 99 00 12 02</li></ul></main>
  <footer><p>Siège : 2 avenue Foch, 75016 Paris – 01 99 00 12 00</p></footer>`,
);

/** A franchisee's page with the franchisor's national number. */
export const franchisee = page(
  "Sparkle Maids of Larkford",
  `<header><p>Sparkle Maids of Larkford</p><p>Local office: (212) 555-0301</p></header><main><h1>House cleaning in Larkford</h1><p>Call 1-800-555-0199 for our national line.</p></main><footer><p>Sparkle Maids of Larkford, 40 Elm Street. Independently owned and operated.</p></footer>`,
);

/** An agency signs the footer with its name, its number, its mail and its profile. */
export const siteWithAgencyCredit = page(
  "Tischlerei Brandt – Möbel nach Maß",
  `<header><p>Tischlerei Brandt</p><p>Tel. 030 23125100</p></header><main><p>Möbel nach Maß.</p></main>
  <footer><div><p>Tischlerei Brandt, Holzweg 7</p><a href="https://www.facebook.com/tischlereibrandt">Facebook</a></div>
  <div class="legal"><h4>Webdesign und Hosting</h4><p>Pixelwerk Nord GmbH<br>Kanalstraße 3<br>Tel. 030 23125199<br><a href="mailto:hallo@pixelwerk-nord.de">hallo@pixelwerk-nord.de</a></p><a href="https://www.instagram.com/pixelwerknord">Instagram</a></div></footer>`,
);

/** The host of the site, as French law wants it named. */
export const frenchLegalNotice = page(
  "Mentions légales – Fleurs de Lune",
  `<main><h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Fleurs de Lune SARL<br>7 rue des Lilas, 69003 Lyon<br>Tél. 04 99 00 34 56<br>contact@fleursdelune.fr</p>
  <h2>Hébergement</h2><p>Nuageo SAS<br>22 quai Perrache, 69002 Lyon<br>Tél. 09 72 10 00 07<br>support@nuageo.com</p>
  <h2>Propriété intellectuelle</h2><p>Tous droits réservés.</p></main>`,
);

/** A German imprint names a chamber, an insurer and an arbitration office. */
export const germanImprint = page(
  "Impressum | Zahnarztpraxis Dr. Ilse Kranich",
  `<main><h1>Impressum</h1><p>Zahnarztpraxis Dr. Ilse Kranich<br>Birkenallee 9<br>14195 Berlin<br>Telefon: 030 23125400<br>E-Mail: praxis@kranich-zahn.de</p>
  <h3>Zuständige Kammer</h3><p>Zahnärztekammer Musterland<br>Stallstraße 1<br>Telefon: 030 23125490<br>info@zaek-musterland.de</p>
  <h3>Berufshaftpflichtversicherung</h3><p>Sicheria Versicherung AG<br>Telefon: 089 23125499</p></main>`,
);

/** Reviewers with their names, one with a number, in a section without a telling class. */
export const siteWithTestimonials = page(
  "Redgate Roofing",
  `<header><p>Redgate Roofing</p><p>(212) 555-0500</p></header><main><section><h2>What our customers say</h2>
  <div class="c1"><p>“They came the same day.”</p><p>Maria Delgado, Delgado Dental, (212) 555-0599</p><p><a href="https://www.facebook.com/delgadodental">Delgado Dental</a></p></div>
  <div class="c1"><p>“Fair price.”</p><p>Tom Aske, aske@asketrading.com</p></div></section>
  <section><h2>Contact</h2><p>jobs@redgateroofing.com</p></section></main>`,
);

/** The call to act comes right after the reviews, under their heading. */
export const callAfterReviews = page(
  "Redgate Roofing",
  `<main><h2>Kundenstimmen</h2><p>„Alles bestens.“ – Familie Ohm</p><p>„Sehr sauber.“</p><p>Telefon: 030 23125510</p></main>`,
);

/** Logos of partners, each with profiles and a site. */
export const siteWithPartners = page(
  "Velo Lorenz – Fahrräder in Kassel",
  `<header><p>Velo Lorenz</p></header><main><p>Service: 0561 5551230</p></main>
  <aside><h3>Unsere Partner</h3><div><a href="https://www.kettenwerk.de"><img alt="Kettenwerk"></a><a href="https://www.instagram.com/kettenwerk"><i class="fa fa-instagram"></i></a></div><div><a href="https://www.facebook.com/radlagerhaus"><i class="fa fa-facebook"></i></a></div></aside>
  <footer><p>Velo Lorenz, Königstor 14</p><a href="https://www.facebook.com/velolorenz"><i class="fa fa-facebook"></i></a></footer>`,
);

/** An association's page is a directory of its members. */
export const directory = page(
  "Larkford Traders Association",
  `<header><p>Larkford Traders Association</p><p>Office: (212) 555-0600</p></header><main><h1>Member directory</h1><table>
  ${[
    ["Ashby Florist", "1 Mill Street", "(212) 555-0611", "ashbyflorist.com"],
    ["Benton Hardware", "5 Mill Street", "(212) 555-0612", "bentonhardware.com"],
    ["Carver & Sons Butchers", "9 Mill Street", "(212) 555-0613", "carverbutchers.com"],
    ["Dunmore Books", "12 Mill Street", "(212) 555-0614", "dunmorebooks.com"],
  ]
    .map(
      ([name, street, phone, domain]) =>
        `<tr><td>${name}</td><td>${street}</td><td>${phone}</td><td><a href="https://www.${domain}">${domain}</a></td></tr>`,
    )
    .join("")}</table></main>`,
);

/** A group of restaurants; the listing is one of them. */
export const groupSite = page(
  "Cobalt Tables – our restaurants",
  `<header><p>Cobalt Tables</p></header><main><h1>Our restaurants</h1>
  <article><h2>Sable &amp; Salt</h2><p>14 Harbour Street</p><p>020 7946 0701</p><a href="/sable-and-salt">See the menu</a></article>
  <article><h2>The Ivory Fork</h2><p>3 King Street</p><p>020 7946 0702</p><a href="/ivory-fork">See the menu</a></article></main>
  <footer><p>Cobalt Tables Ltd, 90 Park Lane</p><p>020 7946 0700</p></footer>`,
);

/** A team page: everybody's profile is their own. */
export const teamPage: InventedPage[] = [
  {
    path: "/",
    html: page(
      "Northpine Advisory",
      `<header><p>Northpine Advisory</p></header><main><p>Tax and audit.</p></main><footer><p>(212) 555-0800</p></footer>`,
    ),
  },
  {
    path: "/team",
    html: page(
      "Team | Northpine Advisory",
      `<header><p>Northpine Advisory</p></header><main><h1>Our team</h1>
      <div class="col"><h4>Laura Bennet</h4><p>Partner</p><p>(212) 555-0811</p><a href="https://www.linkedin.com/in/laura-bennet-cpa"><i class="fa fa-linkedin"></i></a></div>
      <div class="col"><h4>Peter Okafor</h4><p>Manager</p><a href="https://www.linkedin.com/in/peterokafor"><i class="fa fa-linkedin"></i></a><a href="https://twitter.com/peterokafor"><i class="fa fa-twitter"></i></a></div></main>
      <footer><p>(212) 555-0800</p></footer>`,
    ),
  },
];

/** A photographer whose own profile bears her name, as her business does. */
export const onePersonBusiness = page(
  "Clara Winfield Photography",
  `<main><h1>Clara Winfield</h1><p>Weddings and portraits. 020 7946 0900</p><a href="https://www.linkedin.com/in/clarawinfield">LinkedIn</a><a href="https://www.instagram.com/clarawinfield">Instagram</a></main>`,
);

/** The header's number differs from the body's: both are the business's. */
export const twoOwnNumbers = page(
  "Fontanería Río Claro",
  `<header><p>Urgencias 24 h: 600 123 450</p></header><main><h1>Fontanería Río Claro</h1><h2>Contacto</h2><p>Calle Olmo 15, Madrid<br>Teléfono: 910 123 456<br>hola@fontaneriarioclaro.es</p></main>`,
);

/** Spanish neighbours, without a card: a paragraph each. */
export const spanishNeighbours = page(
  "Hostal Luna Azul",
  `<header><p>Hostal Luna Azul</p><p>Tel. 952 123 400</p></header><main><h2>Dónde comer cerca</h2>
  <p><b>Bar Manolo</b> – Calle Mayor 3 – 952 123 411</p><p><b>Taberna Sol</b> – Plaza Nueva 6 – 952 123 412</p><p><b>La Parrilla</b> – Calle Real 22 – 952 123 413</p>
  <h2>Contacto</h2><p>reservas@hostallunaazul.es</p></main>`,
);

/** An Arabic page with its partners below. */
export const arabicSite = page(
  "مطعم الياسمين",
  `<header><p>مطعم الياسمين</p><p>هاتف: ‎+971 4 555 0100</p></header><main><h1>مطعم الياسمين</h1><p>info@yasmeen-food.ae</p>
  <h2>شركاؤنا</h2><div><p>مخبز النور</p><p>هاتف: +971 4 555 0199</p><p>sales@alnoor-bakery.ae</p></div></main>`,
);

/** A footer in three languages, and useful numbers for the guests. */
export const multilingualFooter = page(
  "Ferienhaus Seeblick",
  `<main><h1>Ferienhaus Seeblick</h1><h2>Wichtige Rufnummern</h2><p>Polizeiwache Lindau: 08382 555900</p><p>Taxi Bodan: 08382 555901</p></main>
  <footer><p>Kontakt: 08382 555902</p><p>Contact: +49 8382 555902</p><p>Contatti: +49 8382 555903</p></footer>`,
);

/** A dealer's finder: shops that sell a maker's goods. */
export const makerWithDealers = page(
  "Hollin Stoves – made in Larkford",
  `<header><p>Hollin Stoves</p><p>020 7946 0100</p></header><main><h1>Stoves</h1><h2>Stockists</h2>
  <div><p><strong>Fireside of York</strong></p><p>8 Castle Street, York</p><p>020 7946 0111</p></div>
  <div><p><strong>Ember &amp; Oak</strong></p><p>2 Bridge Street, Leeds</p><p>020 7946 0112</p></div></main>`,
);

/** Microdata: a review with its author's details inside the business's own item. */
export const microdataReviews = page(
  "Pine Ridge Dental",
  `<main itemscope itemtype="https://schema.org/Dentist"><h1 itemprop="name">Pine Ridge Dental</h1><p itemprop="telephone">(212) 555-0950</p>
  <div itemprop="review" itemscope itemtype="https://schema.org/Review"><p itemprop="reviewBody">Great. Ask for me at (212) 555-0951.</p><p itemprop="author">Gina Holt</p></div></main>`,
);

/** Links in elements whose names only sound like reviews, comments and quotes. */
export const soundingLikeReviews = page(
  "Maple Court Movers",
  `<div id="preview-header"><p>(212) 555-0961</p></div><main class="no-comments"><div id="free-quote"><p>Call (212) 555-0960 for a free quote.</p></div></main>
  <div id="review-us"><a href="https://www.facebook.com/maplecourtmovers">Review us on Facebook</a></div>
  <footer><a id="commentary-link" class="overview" href="https://www.instagram.com/maplecourtmovers">Instagram</a></footer>`,
);

/** The mail is on a former domain, and neither resembles the other. */
export const formerDomain = page(
  "Casa Lindo – Italian cooking in Larkford",
  `<main><div><h2>Casa Lindo</h2><p>5 Vine Street, Larkford</p><p>(212) 555-0131</p><p>ciao@casalindo.com</p><p><a href="http://www.casalindo.com">www.casalindo.com</a></p></div></main>`,
);

/** Headings that praise the business with the words of a neighbourhood. */
export const praiseNearby = page(
  "Voltwerk Elektro",
  `<main><h2>Best electricians in the area</h2><p>(212) 555-0141</p><h2>Looking for an electrician nearby?</h2><p>(212) 555-0142</p><h2>Your local area experts since 1990</h2><p>(212) 555-0143</p></main>`,
);

/** In a law firm partners are its people. */
export const lawFirm = page(
  "Hale Thornton LLP",
  `<header><p>Hale Thornton LLP</p></header><main><h2>Our Partners</h2><div><h3>Margaret Hale</h3><p>(212) 555-0151</p><p>mhale@halethornton.com</p></div><div><h3>James Thornton</h3><p>(212) 555-0152</p></div></main>`,
);

/** Desks in a table, and a restaurant of the hotel's own. */
export const hotelDesks = page(
  "Hotel Bellavista",
  `<header><p>Hotel Bellavista, Seestraße 4</p></header><main><table><tr><td>Rezeption</td><td>08382 555150</td></tr><tr><td>Restaurant Terrazza</td><td>08382 555151</td></tr><tr><td>Spa</td><td>08382 555152</td></tr></table></main>`,
);

/** Branches stated by their towns alone. */
export const statedTowns = page(
  "Smile Works Dental",
  `<main><p>Three practices.</p></main>`,
  ["Leeds", "York", "Hull"]
    .map((name, at) =>
      json({
        "@type": "Dentist",
        name,
        telephone: `020 7946 016${at}`,
        address: { streetAddress: `${at + 3} High Street`, addressLocality: name },
      }),
    )
    .join(""),
);

/** A partner's logo and the business's own number side by side in a footer. */
export const footerWithPartners = page(
  "Gartenbau Linde",
  `<main><p>Gärten.</p></main><footer><div><h4>Unsere Partner</h4><p>Steinhof Nord, 030 23125198</p></div><div><p>030 23125160</p></div></footer>`,
);

/** How to get to an inn: by numbers of a taxi and an airport. */
export const gettingHere = page(
  "The Heron Inn",
  `<header><p>The Heron Inn</p></header><main><h2>Getting here</h2><p>Taxi: 020 7946 0171</p><p>Larkford Airport: 020 7946 0172</p><p>Police station 020 7946 0173</p><p>The inn: 020 7946 0174</p></main>`,
);

/** A band's dates name the clubs it plays in. */
export const tourDates = page(
  "The Tin Sparrows",
  `<main><p>Booking: (212) 555-0181</p><h2>Tour dates</h2><ul><li><b>The Velvet Room</b><br>9 Union Street<br>(212) 555-0182</li><li><b>Kiln Hall</b><br>31 Brick Lane<br>(212) 555-0183</li></ul></main>`,
);

/** A wedding planner's favourite florists and bands. */
export const weddingVendors = page(
  "Juniper & Lace Weddings",
  `<header><p>Juniper &amp; Lace</p><p>(212) 555-0190</p></header><main><h2>Vendors we love</h2><div><h3>Petal Parade</h3><p>(212) 555-0191</p><p>hi@petalparade.com</p></div><div><h3>The Late Strings</h3><p>(212) 555-0192</p></div></main>`,
);

/** Below an article, its author with a profile. */
export const authorBox = page(
  "Bluebird Bikes",
  `<main><article><h2>Ten rides</h2><p>Text.</p></article><div class="author-box"><p>By Tessa</p><a href="https://twitter.com/tessarides"><i class="fa fa-twitter"></i></a></div></main><footer><a href="https://www.facebook.com/bluebirdbikes">Facebook</a></footer>`,
);

/** An Italian farm stay, its neighbours at a distance. */
export const italianDistances = page(
  "Agriturismo Poggio Verde",
  `<header><p>Agriturismo Poggio Verde – Tel. 0577 123400</p></header><main><h2>Territorio</h2><ul><li><h3>Terme di Fonte Calda</h3><p>4 km dall'agriturismo</p><p>0577 123411</p></li><li><h3>Cantina Bosco Alto</h3><p>2 km dall'agriturismo</p><p>0577 123412</p></li></ul></main>`,
);

/** Badges of other names, each with the business's own number. */
export const approvedBy = page(
  "Kestrel Garage",
  `<header><p>Kestrel Garage</p></header><main><h2>Approved by</h2><div><h3>Volta Car Service</h3><p>An approved workshop. Ring 020 7946 0431.</p><a href="https://www.voltacarservice.com">voltacarservice.com</a></div><div><h3>Trusty Motor Code</h3><p>Ring 020 7946 0431.</p><a href="https://www.trustymotorcode.org">Website</a></div></main>`,
);

/** An old page of one table: names in a sentence, the motel's address beside it. */
export const oldTable = page(
  "Mill Pond Motel",
  `<table><tr><td><b>Links</b><br><a href="/">Home</a><br><b>Mill Pond Motel</b><br>22 Pond Road<br>(207) 555-0411</td><td><p>Nearby attractions include the <a href="http://www.larkfordmuseum.org">Larkford Museum</a> (207-555-0412) and Captain's Wharf Restaurant, 207-555-0413.</p></td></tr></table>`,
);

/** Agents with cards: two numbers, one profile of her own. */
export const agents = page(
  "Harbor Light Realty",
  `<header>Harbor Light Realty (207) 555-0421</header><main><h2>Our agents</h2><ul><li><h4>Dana Whitlock</h4><p>207-555-0422</p><a href="https://www.facebook.com/danawhitlockrealtor"><i class="fa fa-facebook"></i></a></li><li><h4>Omar Reyes</h4><p>207-555-0423</p></li></ul></main><footer><a href="https://facebook.com/harborlightrealty"></a></footer>`,
);

/** A guide's list of restaurants in its structured data. */
export const statedList = page(
  "Eat Larkford - restaurant guide",
  `<header>Eat Larkford</header><p>Editors: (212) 555-0450</p>`,
  json({
    "@type": "ItemList",
    itemListElement: [1, 2, 3, 4].map((position) => ({
      "@type": "ListItem",
      position,
      item: {
        "@type": "Restaurant",
        name: `Trattoria ${"ABCD"[position - 1]}lba`,
        telephone: `(212) 555-045${position}`,
      },
    })),
  }),
);

/** Departments stated beside their hotel: the same street, or none. */
export const statedDepartments = page(
  "Grand Una Hotel",
  "<p>Rooms.</p>",
  json([
    {
      "@type": "Hotel",
      name: "Grand Una",
      telephone: "(212) 555-0460",
      address: { streetAddress: "1 Ocean Drive" },
    },
    {
      "@type": "Restaurant",
      name: "Marea",
      telephone: "(212) 555-0461",
      address: { streetAddress: "1 Ocean Drive" },
    },
    { "@type": "DaySpa", name: "Una Spa", telephone: "(212) 555-0462" },
  ]),
);

/** The owner's name above the number of the shop. */
export const imprintOfOwner = page(
  "Radhaus Moll",
  "<h1>Impressum</h1><p>Radhaus Moll<br>Inh. Karl Moll<br>Hauptstr. 5<br>Telefon 030 23125521</p><p>Datenschutzbeauftragter:<br>DSB Nord GmbH<br>Tel. 030 23125523<br>dsb@dsb-nord.de</p>",
);

/** A lawyer's imprint in paragraphs of one line: the chamber and the insurer with their numbers. */
export const lawyersImprint = page(
  "Kanzlei Braun",
  "<h1>Impressum</h1><p>Rechtsanwalt Felix Braun<br>Marktstr. 7<br>50667 Köln<br>Tel. 030 23125131<br>Fax 030 23125132</p><p>Zuständige Rechtsanwaltskammer: Kammer Musterland, Riehler Str. 30, Tel. 030 23125133</p><p>Berufshaftpflichtversicherung: Allsicher AG, 10900 Berlin, Tel. 030 23125134</p>",
);

/** A Spanish legal notice in single lines. */
export const spanishNotice = page(
  "Clínica Olmo",
  "<h2>Aviso legal</h2><p>Titular: Clínica Olmo SL, Calle Real 4, Sevilla. Tel. 954 123 401.</p><p>Alojamiento: Nubes Hosting SL, tel. 902 123 402</p><p>Diseño web: Pixel Sur – 954 123 403</p><p>Delegado de protección de datos: DPO Sur, dpo@dposur.com</p>",
);

/** A list of clients, and the shop's only number below it. */
export const clientsThenNumber = page(
  "Signs by Roy",
  '<main><h2>Our clients</h2><p><img alt="Acorn"></p><p>(918) 555-0111</p></main>',
);

/** Two hosts by their first names, then where to eat. */
export const hostsByName = page(
  "B&B Casa Rosa Siena",
  "<main><h1>B&amp;B Casa Rosa</h1><h3>Anna</h3><p>Cell. 333 1234501</p><h3>Paolo</h3><p>Cell. 333 1234502</p><h2>Dove mangiare</h2><p>Osteria del Gatto – 0577 123403</p><p>Ristorante La Torre – 0577 123404</p></main>",
);

/** Arabic branches, then a hotel nearby. */
export const arabicBranches = page(
  "مقهى الريم",
  "<header>مقهى الريم</header><h2>فروعنا</h2><div><h3>فرع المارينا</h3><p>شارع المرسى</p><p>+971 4 555 0161</p></div><div><h3>فرع ديرة</h3><p>شارع المكتوم</p><p>+971 4 555 0162</p></div><h2>أماكن قريبة</h2><p>فندق النجوم: +971 4 555 0163</p>",
);

/** Its own name in the headings of its places, one of them at a market. */
export const ownNameAtMarket = page(
  "Tacos Luz",
  "<header>Tacos Luz</header><main><h1>Locations</h1><section><h2>Tacos Luz Mission</h2><p>2400 Mission St</p><p>415-555-0121</p></section><section><h2>Tacos Luz at the Ferry Market</h2><p>1 Ferry Plaza</p><p>415-555-0122</p></section></main>",
);
