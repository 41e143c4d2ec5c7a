import type { ClaimPage } from "./claim-page.ts";

/** Pages full of work, places, people and years that are somebody else's. */
export const trapPages: ClaimPage[] = [
  {
    about: "a hotel that lists its neighbours, their towns and a sight's age",
    country: "US",
    html: `<title>The Juniper House | Small hotel on the lake</title><h1>Eleven quiet rooms</h1>
<ul class="nav"><li><a href="/rooms">Rooms & Suites</a></li><li><a href="/weddings">Weddings</a></li><li><a href="/meetings">Small meetings</a></li><li><a href="/things-to-do">Things to do</a><ul><li><a href="/boat">Corbel Boat Rental</a></li><li><a href="/wine">Tolland Wine Tasting</a></li></ul></li><li><a href="/directions">Directions</a></li></ul>
<p>The lighthouse across the bay was founded in 1858 by Captain Elias Stroud. Guests come to us from Boston, Hartford and Montreal.</p>
<h3>Nearby</h3><ul><li>Marrow's Kayak Tours, Fell Harbor</li><li>Ottery Golf Club, Sand Lake</li></ul>`,
    services: ["Rooms & Suites", "Weddings", "Small meetings"],
    areas: [],
  },
  {
    about: "a consultant's employment history and degrees",
    country: "GB",
    html: `<title>Odile Brackenridge, executive coach</title><nav><a href="/">Home</a><a href="/coaching">Executive coaching</a><a href="/workshops">Team workshops</a><a href="/press">Press</a></nav>
<h1>Odile Brackenridge</h1><p>I worked across London and Frankfurt for a bank, then ran training at a hospital in Leeds.</p><p>I studied psychology in Durham and I was born in Cardiff.</p><p>My mentor founded the Whitlow Institute in 1961.</p>`,
    services: ["Executive coaching", "Team workshops"],
    areas: [],
  },
  {
    about: "a roofer whose customers, partners and news name other towns and trades",
    country: "US",
    html: `<title>Slate & Sons Roofing</title><h1>Slate & Sons</h1><p>We install slate roofs, and we offer roof repair, gutter replacement and chimney flashing.</p>
<div class="testimonials"><h3>Window tinting done right</h3><p>“They drove out to Pine Bluff and to Marlow. I also had carpet cleaning done.” — Ana Reyes, founder of Reyes Bakery</p></div>
<h2>Partners</h2><ul><li><a href="https://tollgate-solar.com">Tollgate Solar Installation</a></li><li><a href="https://ridge-insurance.com">Ridge Insurance</a></li></ul>
<div class="news-item"><h3>Storm damage in Memphis</h3><p>A tornado crossed Jackson and Dyersburg in 2023.</p></div>
<footer>Website by Pixel Orchard, serving Austin and Round Rock</footer>`,
    services: ["roof repair", "gutter replacement", "chimney flashing"],
    alsoServices: ["slate roofs"],
    areas: [],
  },
  {
    about: "eine Praxis mit Lebenslauf, Kollegen und Ratgeber",
    country: "DE",
    html: `<html lang="de"><title>Physiotherapie Sonnentau</title><nav><a href="/">Start</a><a href="/team">Team</a><a href="/ratgeber">Ratgeber</a><a href="/anfahrt">Anfahrt</a></nav>
<h1>Physiotherapie Sonnentau</h1><h2>Behandlungen</h2><ul><li>Manuelle Therapie</li><li>Lymphdrainage</li><li>Krankengymnastik am Gerät</li></ul>
<h2>Unser Team</h2><p>Maren Tidow: geboren in Kiel, Ausbildung in Rostock, danach tätig in einer Klinik in Wien.</p>
<h2>Unsere Partner</h2><ul><li>Sanitätshaus Kehrer, Ulm</li><li>Orthopädie am Markt, Günzburg</li></ul><p>© 2012–2025</p>`,
    services: ["Manuelle Therapie", "Lymphdrainage", "Krankengymnastik am Gerät"],
    areas: [],
  },
  {
    about: "un artisan dont les clients et les fournisseurs sont ailleurs",
    country: "FR",
    html: `<html lang="fr"><title>Ébénisterie du Moulin</title><h1>Le bois, simplement</h1><p>Nous réalisons des bibliothèques, des escaliers et des cuisines sur mesure.</p>
<p>Nos fournisseurs sont à Lyon et à Genève. Jean Dorval, compagnon, a fait son tour de France de Nantes à Strasbourg.</p>
<div class="avis-client"><p>« Une cuisine parfaite », Hélène, fondatrice de l'agence Volute à Bordeaux</p></div><p>Le moulin date de 1782.</p>`,
    services: ["escaliers", "cuisines sur mesure"],
    alsoServices: ["bibliothèques"],
    areas: [],
  },
  {
    about: "una escuela con noticias, socios y fundador de otra casa",
    country: "ES",
    html: `<html lang="es"><title>Academia Faro</title><ul class="menu"><li><a href="/">Inicio</a></li><li><a href="/cursos">Cursos</a><ul><li><a href="/cursos/ingles">Clases de inglés</a></li><li><a href="/cursos/mates">Refuerzo de matemáticas</a></li></ul></li><li><a href="/noticias">Noticias</a></li><li><a href="/contacto">Contacto</a></li></ul>
<h1>Aprender sin prisa</h1><p>Este mes hablamos de Cervantes y del fundador de la Cruz Roja, Henri Dunant.</p><h2>Socios</h2><ul><li>Librería Ítaca, Segovia</li><li>Autoescuela Rueda, Ávila</li></ul>`,
    services: ["Clases de inglés", "Refuerzo de matemáticas"],
    alsoServices: ["Cursos"],
    areas: [],
  },
];
