import type { ClaimPage } from "./claim-page.ts";

export const englishPages: ClaimPage[] = [
  {
    about: "a plumber whose submenu lists the work and whose footer lists the towns",
    country: "GB",
    html: `<title>Plumber in Halstow & Brenwick | Tarn & Daughter</title>
<ul class="menu"><li><a href="/">Home</a></li><li><a href="/about">About us</a></li>
<li><a href="/what-we-do">What we do</a><ul><li><a href="/boiler-swaps">Boiler replacement</a></li><li><a href="/leaks">Leak detection</a></li><li><a href="/showers">Power showers</a></li><li><a href="/radiators">Radiators & valves</a></li></ul></li>
<li><a href="/gallery">Gallery</a></li><li><a href="/reviews">Reviews</a></li><li><a href="/contact">Contact</a></li></ul>
<h1>Hot water back by tonight</h1><p>Ring before ten and we are usually with you the same day.</p>
<blockquote class="testimonial">“We moved here from Dunmere and Colby and wish we had found Tarn years ago, better than the drain cleaning crowd in Wexcombe.”</blockquote>
<footer><p>We cover Halstow, Brenwick, Little Corrie and the surrounding villages.</p></footer>`,
    services: ["Boiler replacement", "Leak detection", "Power showers", "Radiators & valves"],
    areas: ["Halstow", "Brenwick", "Little Corrie"],
  },
  {
    about: "a dentist with headings for treatments and a blog that isn't about the practice",
    country: "US",
    html: `<title>Marrow Lane Dental</title><nav><a href="/">Home</a> <a href="/team">Meet the team</a> <a href="/blog">Blog</a></nav>
<h1>A dentist who explains things</h1><h2>Our treatments</h2>
<div class="card"><h3>Tooth whitening</h3><p>Trays made here, done in two weeks.</p></div>
<div class="card"><h3>Porcelain veneers</h3><p>For chips and gaps.</p></div>
<div class="card"><h3>Root canal treatment</h3><p>Less dreadful than its name.</p></div>
<h2>From the blog</h2><div class="blog-post"><h3>Ten tips for nervous patients</h3><h3>How laser surgery changed Denver</h3></div>
<h2>Meet Dr Okafor</h2><p>Dr Okafor studied in Chicago, worked in Boston for nine years and grew up in Tampa.</p>
<p>We take Visa, MasterCard and CareCredit. Sorry, no checks.</p>`,
    services: ["Tooth whitening", "Porcelain veneers", "Root canal treatment"],
    areas: [],
    payments: ["Visa", "MasterCard", "CareCredit"],
  },
  {
    about: "a one-page gardener who writes everything in sentences",
    country: "GB",
    html: `<title>Fernlea Gardens</title><meta name="description" content="Fernlea Gardens offers hedge trimming, lawn care and garden design across Norfolk and Suffolk.">
<p>Fernlea was started in 2009 by Ruth Amberley, who still does most of the digging. We specialise in garden design, dry stone walling and hedge trimming, and we also offer tree surgery.</p>
<p>Before Fernlea, Ruth worked for the parks department in Leeds and studied horticulture in Edinburgh.</p>
<p>Most of our work is in Norwich, Diss and Thetford.</p><p>Pay by bank transfer or cheque, please.</p>`,
    services: ["hedge trimming", "lawn care", "garden design", "tree surgery"],
    alsoServices: ["dry stone walling"],
    areas: ["Norfolk", "Suffolk"],
    alsoAreas: ["Norwich", "Diss", "Thetford"],
    founders: ["Ruth Amberley"],
    year: 2009,
    payments: ["bank transfer", "check"],
  },
  {
    about: "a hair salon with a price table",
    country: "GB",
    html: `<title>Quiff & Co</title><h1>Quiff & Co</h1><h2>Price list</h2><table>
<tr><td>Cut and blow dry</td><td>£38</td></tr><tr><td>Full head colour</td><td>from £65</td></tr><tr><td>Beard trim</td><td>£12</td></tr><tr><td>Half head highlights</td><td>£80</td></tr></table>
<h2>Opening times</h2><p>Tuesday to Saturday</p><p>Cash only, I'm afraid.</p>
<h2>Brands we love</h2><ul><li>Olbrand Hair Care</li><li>Shearwater Wax</li></ul>`,
    services: ["Cut and blow dry", "Full head colour", "Beard trim", "Half head highlights"],
    areas: [],
    payments: ["cash"],
  },
  {
    about: "a mover who lists the work after a lead-in and the counties below a heading",
    country: "US",
    html: `<title>Heron Movers – Local & Long Distance</title><h1>Moving shouldn't hurt</h1>
<p>Our crews can help with:</p><ul><li>Local moving</li><li>Piano moving</li><li>Packing & crating</li><li>Secure storage</li></ul>
<h3>Why Heron?</h3><ul><li>No hidden fees</li><li>Licensed and insured</li><li>Friendly crews</li></ul>
<h3>Where we work</h3><p>Pinellas County, Pasco County<br>Hernando County</p>
<h3>Our partners</h3><ul><li>Coastal Plumbing of Naples</li><li>Suncoast Roofing, Fort Myers</li></ul>
<p>Heron Movers was founded in 1987 by brothers Dale and Curtis Whitlow.</p>`,
    services: ["Local moving", "Piano moving", "Packing & crating", "Secure storage"],
    areas: ["Pinellas County", "Pasco County", "Hernando County"],
    founders: ["Dale Whitlow", "Curtis Whitlow"],
    year: 1987,
  },
  {
    about: "a law firm with practice areas in a menu and an owner's history",
    country: "US",
    html: `<title>Pettibone Law | Estate Planning & Probate Attorney in Millbrook, OR</title>
<div class="dropdown"><button>Practice Areas</button><div class="dropdown-content"><a href="/wills">Wills and Trusts</a><a href="/probate">Probate</a><a href="/guardian">Guardianship</a></div></div>
<h1>Plain advice about hard things</h1><p>Founder Lois J. Pettibone opened the firm in 1994 after twelve years as a prosecutor in Sacramento.</p>
<p>12 Ferry Street, Millbrook, OR 97005</p><p>© 2003-2024 Pettibone Law</p>`,
    services: ["Wills and Trusts", "Probate", "Guardianship"],
    alsoServices: ["Estate Planning", "Estate Planning & Probate"],
    areas: [],
    founders: ["Lois J. Pettibone"],
    year: 1994,
  },
  {
    about: "a restaurant: its dishes and neighbouring sights are neither services nor areas",
    country: "US",
    html: `<title>Lanterna Trattoria</title><h1>Lanterna</h1><h2>Starters</h2><ul><li>Carpaccio of beef $14</li><li>Burrata $12</li></ul><h2>Mains</h2><ul><li>Grilled sea bass $26</li><li>Gnocchi $19</li></ul>
<p>We also offer catering, private dining and wedding receptions for up to eighty guests.</p>
<p>Next to the Harbor Museum, five minutes from Oldport Station.</p><p>Serving dinner since 2011.</p>`,
    services: ["catering", "private dining", "wedding receptions"],
    areas: [],
    year: 2011,
  },
  {
    about: "a cleaner whose structured data says everything",
    country: "US",
    html: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"HomeAndConstructionBusiness","name":"Brightwick Cleaning","telephone":"+12125550137","areaServed":[{"@type":"City","name":"Yarrow Falls"},"Teasel Park"],"makesOffer":[{"@type":"Offer","itemOffered":{"@type":"Service","name":"Office cleaning"}},{"@type":"Offer","itemOffered":{"@type":"Service","name":"Window cleaning"}}],"founder":{"@type":"Person","name":"Imani Brightwick"},"foundingDate":"2015","paymentAccepted":"Cash, Credit Card"}</script><h1>Brightwick</h1>`,
    services: ["Office cleaning", "Window cleaning"],
    areas: ["Yarrow Falls", "Teasel Park"],
    founders: ["Imani Brightwick"],
    year: 2015,
    payments: ["cash", "credit card"],
  },
  {
    about: "a bike shop that tells a long story",
    country: "IE",
    html: `<title>Spoke & Fern</title><h1>About us</h1><p>It began in a shed. In 2004 Niamh Corrigan and her husband Declan Foy opened Spoke & Fern with two stands and one kettle.</p>
<p>Twenty years on we do bike repairs, bike rental and wheel building, and we sell city bikes.</p>
<p>Niamh raced for Leinster and once rode from Cork to Donegal. The wall holds jerseys from Girona, Lucca and Ghent.</p>
<h2>What we do</h2><ul><li>Bike repairs</li><li>Bike rental</li><li>Wheel building</li></ul>`,
    services: ["Bike repairs", "Bike rental", "Wheel building"],
    alsoServices: ["city bikes"],
    areas: [],
    founders: ["Niamh Corrigan", "Declan Foy"],
    year: 2004,
  },
  {
    about: "an electrician with a page for each place",
    country: "GB",
    html: `<title>Arcwell Electrical | Rewiring & Fuse Boards</title><h1>Arcwell Electrical</h1>
<h2>Services</h2><ul><li><a href="/services/rewiring">House rewiring</a></li><li><a href="/services/fuse-boards">Fuse board upgrades</a></li><li><a href="/services/ev">EV charger installation</a></li></ul>
<h2>Areas we serve</h2><ul><li><a href="/areas/tolverne">Electrician in Tolverne</a></li><li><a href="/areas/pencarrow">Electrician in Pencarrow</a></li><li><a href="/areas/st-merryn">Electrician in St Merryn</a></li></ul>
<p>Established 1978</p><footer>Accepted: <img src="/visa.svg" alt="Visa"> <img src="/mc.svg" alt="Mastercard"> <img src="/amex.svg" alt="American Express"></footer>`,
    services: ["House rewiring", "Fuse board upgrades", "EV charger installation"],
    alsoServices: ["Rewiring & Fuse Boards"],
    areas: ["Tolverne", "Pencarrow", "St Merryn"],
    year: 1978,
    payments: ["Visa", "MasterCard", "American Express"],
  },
];
