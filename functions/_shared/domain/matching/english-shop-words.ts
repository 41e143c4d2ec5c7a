/** Everyday English for shops and for places to eat and to stay; see synonyms.ts. */
export const englishShopWords = `
Marketing Agency: ad firm, pr agency, public relations, media agency, branding agency, advertising
  firm, marketing firm, digital marketing, marketing consultant
Barber Shop: gents hairdresser, mens haircut, mens barber, traditional barber, turkish barber, mens
  hair salon, beard trim
Restaurant: restaurants, dining room, food place, grill house, family restaurant, fine dining,
  gastropub, cafe restaurant, tavern restaurant, greasy spoon
Bakery: bread bakery, artisan bakery, bakehouse, bread maker, baked goods, cupcake shop, bagel shop
Coffee Shop: coffee place, coffee roastery, coffee stand, coffee to go, cafes, espresso, coffee
  beans, coffee roasters
Hotel: hotel accommodation, lodging, accommodation, place to stay, boutique hotel, aparthotel
Bike Shop: bike repair shop, bicycle repair, cycle store, bike dealer, cycle repair, bikes, e bike
  shop, bicycle dealer
Burger Fast Food: burger joint, burger shop, burger bar, hamburger restaurant, hamburger joint,
  burger place
Kebab Fast Food: kebab shop, doner shop, kebab house, doner kebab, kebab place, shawarma
Fish & Chips Fast Food: chip shop, chippy, fish and chip shop, fish and chips
Pizza Restaurant: pizza place, pizzeria, pizza parlor, pizza parlour, pizza shop, pizza joint,
  pizza, pizza house
Sushi Restaurant: sushi bar, sushi place, sushi
Steakhouse: steakhouse, steak house, chophouse, steak restaurant, grill room
Italian Restaurant: trattoria, ristorante, italian, italian place
Chinese Restaurant: chinese, chinese food
Indian Restaurant: indian, curry house, curry restaurant, indian food
Mexican Restaurant: mexican, taqueria, taco place, taco shop, mexican food
Thai Restaurant: thai food
Barbecue Restaurant: bbq, bbq place, barbecue joint, smokehouse
Seafood Restaurant: fish restaurant, oyster bar
Irish Pub: irish pub, irish bar
Cafeteria: canteen
Sandwich Fast Food: sandwich shop, sandwich bar, sub shop
Donut Fast Food: donut shop, doughnut shop
Juice Fast Food: juice bar, smoothie bar, juice shop
Bubble Tea Cafe: bubble tea, boba, boba shop, bubble tea shop
Teahouse: tea house, tea room, tearoom, teashop
Biergarten: beer garden
Brewpub: brew pub
Hookah Lounge: shisha bar, shisha lounge, hookah bar, shisha
Internet Cafe: cyber cafe, cybercafe, internet shop
Drugstore: toiletries
Pawnshop: pawn shop, pawnbroker, pawn broker, cash converter
E-Cigarette Shop: vape shop, vape store, vape, vapes, vaping shop, e cig shop, ecig store
Cannabis Shop: dispensary, weed shop, cannabis dispensary, marijuana dispensary, cbd shop, cbd store
Discount Store: dollar store, pound shop, variety store, one euro shop, 99 cent store, poundshop
Wholesale Store: wholesaler, cash and carry, wholesale
General Store: village shop
Cheese Store: cheese shop, cheesemonger, cheese counter
Chocolate Store: chocolate shop, chocolatier
Health Food Store: health food shop, health store, whole foods store, organic shop, organic store
Spice Shop: spice store, spices
Tea Store: tea shop, tea merchant
Produce Stand: farm shop, farm stand, fruit stand, farm store
Marketplace: farmers market, street market, flea market, market, market hall
Bookmaker: betting shop, bookie, bookies, sports betting, turf accountant
Lottery Shop: lottery, lotto shop, lotto
Video Game Store: game store, video games, gaming store, game shop
Tabletop Game Store: board game shop, board games
Anime: comic shop, manga shop
Arts & Crafts Store: craft shop, craft store, art supplies, art supply store, craft supplies
Sewing Supply Shop: haberdashery, wool shop, knitting shop, yarn shop, yarn store, sewing shop
Curtain Store: curtain shop, drapes
Bedding: mattress store, mattress shop, bed shop, bed store, bedding store
Houseware Store: homeware shop, kitchenware, housewares, cookware shop, homewares
Appliance Store: white goods, appliance shop, household appliances, kitchen appliances
Computer Shop: it shop, laptop store, laptop shop, pc store, computer dealer, computer shops
Mobile Phone Shop: mobile store, phones, smartphone shop, mobile phones, phone dealer
Hifi Store: hifi shop, stereo shop, audio store
Camera Equipment Store: camera shop, camera store
Jeweller: goldsmith, diamond shop, rings, gold shop, jewel shop
Watch Shop: watch repair, horologist
Leather Store: leather shop, leather goods
Bag Shop: suitcase shop, handbags, luggage store, bags
Baby Goods Store: baby shop, baby store, baby clothes
Wedding Clothes Store: wedding dress shop, bridal wear, bridal boutique, bridal store, bridal salon,
  wedding dresses
Underwear Store: lingerie shop, lingerie store, lingerie
Secondhand Clothing Store: vintage clothing, vintage shop, vintage store, used clothes
Clothes Shop: dress shop, womens clothing, mens clothing, ladies wear, menswear, mens wear, ladies
  fashion, childrens clothes, suit shop, fashion boutique, apparel, clothing boutique
Shoe Shop: sneaker store, sneakers, trainers shop, footwear shop, shoe retailer
Fashion Accessories Store: accessories shop
Cosmetics Shop: fragrance shop, makeup store, make up store, makeup shop, cosmetic shop
Psychic: fortune teller, tarot reader, astrologer, clairvoyant
Party Supply Store: party shop, party store, party supplies, balloon shop, costume shop, fancy dress
Fireworks Store: fireworks
Religious Store: church supplies
Weapon Shop: gun shop, gun store, firearms dealer, gunsmith
Fishing Shop: tackle shop, bait shop, fishing tackle
Hunting Shop: hunting store
Outdoors Store: camping shop, camping store, outdoor shop, outdoor store, hiking shop
Scuba Diving Shop: dive shop
Watersport: surf shop, surfing shop
Trade Shop: builders merchant, building materials, building supply store, timber merchant, lumber
  yard, lumberyard, plumbing supplies
Flooring Supply Shop: flooring store, flooring shop, floor store
Tile Shop: tile store, tiles
Copy Shop: copyshop, photocopying, copy place, photocopies
Framing Shop: picture framer, picture framing, frame shop
Motorcycle Shop: motorcycles, motorbikes, scooter shop, motorbike dealer, moped shop
Motorcycle Repair Shop: motorbike repair, motorcycle mechanic, motorcycle garage, scooter repair
Tyre Shop: tyre fitter, tyres, tires, tire center, tyre service, tyre garage, tire service, wheel
  alignment
Pet Shop: aquarium shop, pet food, pet food store, animal shop, pets
Hostel: backpackers, dormitory, hostels
Bar: bars, tapas bar, gin bar, whisky bar, beer bar
Telecom Retail Store: internet provider, telecom shop, broadband provider
Tailor: clothing alterations, clothes alterations, bespoke tailor, tailors shop, suit maker
Laundry: laundry service, washing salon, wash and fold, coin op laundry, self service laundry,
  laundries
Stationery Shop: office supply store, office supply, paper shop
Newsagent: newsagents shop, magazine shop, news stand
Convenience Store: dairy, milk bar, mini supermarket, late shop, night shop
Grocery Store: food market, ethnic grocery, asian grocery, asian supermarket
Liquor Store: offy, booze shop, spirits shop, beer shop, beer store, alcohol shop
Nutrition Supplements Store: supplement store, vitamin shop, protein shop, sports nutrition
Frozen Food Store: frozen food
Garden Centre: nursery garden, plant shop, plant store, plants, garden store, landscape supply
Farm Supply Shop: farm supplies, feed store, agricultural supplies
Hardware Store: tool shop, tools, tool store, ironmongers, home center
Music Shop: guitar shop, piano shop, music instruments, instrument store, guitar store, piano store,
  vinyl shop, cd shop, vinyl records, records
Creperie: crepe place, pancake house, creperie
Hat Shop: milliner, hats, hat store
RV Dealership: rv dealer, camper van dealer
Window Blind Store: blinds, blinds shop, shutters
Gold buyer: cash for gold, gold buyers
Photographic Laboratory: photo lab, film developing
Ice Cream Shop: ice cream van
`;
