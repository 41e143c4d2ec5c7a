const wholes = "list,data set,dataset,database,collection,file,preset".split(",");
const holds = "contain,include,have,hold,comprise".split(",");
/** "does this list contain", "the database holds": whatever is asked about is in it. */
const ofTheWhole = ["this", "the", "my", "our"].flatMap((its) =>
  wholes.flatMap((whole) =>
    holds.flatMap((hold) => [
      `does ${its} ${whole} ${hold}`,
      `${its} ${whole} ${hold === "have" ? "has" : `${hold}s`}`,
    ]),
  ),
);

const sizes = ["big", "large", "long"].flatMap((size) =>
  ["this", "the", "my", "our"].flatMap((its) =>
    wholes.map((whole) => `how ${size} is ${its} ${whole}`),
  ),
);

/**
 * The meanings of English phrases. A word is a filler only if leaving it out can't change what is
 * asked; a word that stands nowhere is quoted back to the person.
 */
export const englishGrammar = `
count: hw many, hwo many, ho many, how mny, how many, how many of, number of, the number of, total number of, count, counts, amount of, quantity of
  count of, how much, tally, tally up, total count of, are there any, is there any, is there a, is there an, is not there a, is not there any, are not there any, are not there, do any, how numerous are
list: make, put, send, list, make me a, make me an, make a, make an, build me a, build me an, show, give, display, find, get, tell, search, search for, look up, full list, list of, name me, enumerate, fetch, pull up, looking for, look for, bring up, return, present me, output, see, i am after, state the, state all, prepare, prepare a, generate, generate a, produce, compile, create a list, create a table, create me a list, make a list, make me a list, put together, break down, break down the, break it down, identify, retrieve, hand me, pick out, pick, single out, point out, work out, figure out, break, the list of, the list of all, a list of, a list of all
ask: which, which ones, what are, who are, which of, what
ask1.what: what is, what are the, what was, what were
ask1: which one, who is, who, which single, name of the
their: their, its, his, her, including their, along with their, plus their
file: export, exports, download, csv, csv file, csv format, csv export, spreadsheet, spreadsheet file, excel, excel file, excel sheet, xlsx, xls, file, downloadable, exported, excel table, sheet, create a csv, create a csv file, create a file, create a spreadsheet, create an excel file, create an export, create me a csv, make a csv, make a file, make a spreadsheet, make me a csv, make me a file, make me a spreadsheet, make me an excel file, build a csv, build a spreadsheet, make csv, make csv of, make excel, need csv, need a csv, need the csv, need an excel file, need a spreadsheet, need a file
map: on a map, on the map, on my map, on one map, on map, in a map, to a map, to the map, a map, the map, as map, as a map, a map of, the map of, map of, map view, map them, map those, map these, map it, map all, map the, map out
subject: table, complete table, whole table, entire table, full table, business, businesses, listing, listings, place, places, company, companies, firm, firms, row, rows, entry, entries, record, records, location, locations, establishment, establishments, venue, venues, lead, leads, result, results, everything, data, dataset, this preset, the preset, my preset, whole preset, entire preset, preset, shop owners, ones, one of them, enterprises, enterprise, organisations, organizations, outlets, outlet, merchants, merchant, businesses listed, shops overall, anything, anyone, somewhere, someone, something, premises, providers, provider, everyone, everybody, collection, data set
have: have, has, had, have got, has got, got, comes with, come with, list a, lists a, publish, publishes, provide, provides, have received, has received, received, receive, receives, have gathered, has gathered, is home to, are home to, home to, do we know, do you know of
with: with, having, featuring, including, holding, carrying, showing, comprising
no: not a single, not one, not even one, no, zero
without: without, without any, lacking, minus, sans, lack of
lack: lack, lacks, do not have, does not have, do not have any, does not have any, not have, not having, have not, has not, have not got, has not got, do not list, does not list, do not provide, do not publish, does not publish, are without, is without, are lacking, have yet to, do not yet have, do not provide any, does not provide any, do not publish any, do not list any, does not list any, do not state, does not state, do not specify, does not specify, do not give, does not give, do not show, does not show, do not indicate, do not display, do not we know, do we not know, we do not know, i do not know, do i not know, do we not have, do not we have, we do not have, are we missing, we are missing, we lack
missing: missing, unknown, not known, empty, blank, not given, not available, unavailable, not recorded, absent, not listed, not specified, unlisted, undefined
known: known, given, available, recorded, specified
not: not, never, non
except: except, excluding, except for, other than, apart from, besides, but not, leaving out, exclude, aside from, anything but, everything but, drop the ones, drop those, leave out, leave out the ones, leave out those, skip the ones, skip those, filter out, filter out the ones, filter out those, take out the ones, take out those, throw out the ones, throw out those
outside: outside, outside of, beyond
neither: neither
nor: nor
both: both
together: at the same time, simultaneously, at once, in one
either: either
and: and, plus, as well as, along with, together with
or: or
but: but, however, yet still, although
in: i am standing at, standing at, i am currently at, we are standing at, we are currently at, standing in front of, standing outside, in front of, in, inside, at, located in, situated in, based in, in the area of, in the neighbourhood of, across, throughout
on: on, along, located on, situated on, upon
of: of, for, from, among, amongst, out of, about, regarding
to: to, towards
as: as, into, in form of, as a, as an, into a, to a, in a, in an
by: by, according to, sorted on, going by, judging by, measured by, in terms of
per: per, group them by, group those by, group these by, break them down by, split them by, for each, in each, each, in every, for every, broken down by, break down by, break it down by, grouped by, group by, split by, by each, breakdown by, breakdown per, distribution by, distribution across, distribution over, distribution of, split into, within each, of each
be: lie, lies, lying, sit, sits, are, is, be, being, was, were, present
offer: offer, offers, offered, offering, sell, sells, provide, provides, provide services like, do you offer, doing, do
accept: is it possible to pay with, it is possible to pay with, possible to pay with, can pay with, could pay with, one can pay with, you can pay with, we can pay with, i can pay with, can you pay with, can we pay with, is it possible to pay by, it is possible to pay by, can pay by, can i pay by, you can pay by, where payment is possible with, payment is possible with, possible to pay by, use, uses, using, accepted, accept, accepts, accepting, take, takes, taking, pay with, paid with, pay by, payable by, allow payment by, payment by, let you pay with, let you pay by, lets you pay with, let customers pay with, allow you to pay with, allow paying with, can be paid with, take payment by, where i can pay with, where you can pay with, can i pay with
serve: serve, serves, serving, cover, covers, covering, operate in, operates in, deliver to, active in
cmp.gt: more than, over, above, greater than, better than, higher than, exceeding, exceeds, exceed, larger than, upwards of, in excess of, surpassing, bigger than, beyond the, strictly more than
cmp.gte: no worse than, not worse than, no lower than, not lower than, at least, no less than, no fewer than, minimum, a minimum of, not less than, minimum of, at minimum, not below, not under, from at least, no lower than, not fewer than, equal to or above, not lower than
cmp.lt: less than, fewer than, under, below, lower than, worse than, smaller than, beneath
cmp.lte: up to and including, at most, no more than, maximum, a maximum of, up to, not more than, maximum of, not above, not over, max, no higher than, not exceeding, not higher than
cmp.eq: exactly, equal to, precisely, just exactly
after.gte: or more, or better, or higher, or above, and above, and up, or over, and more, and higher, or greater, plus stars, and better, upwards, at the least, at least, minimum, or later, or newer, and later, or after, onwards
after.lte: or less, or fewer, or lower, or below, and below, or under, or worse, and less, and lower, at most, maximum, or earlier, or older, and earlier, or before
between: between, ranging from, in the range of
num.1: one, single, a single
num.2: two, a couple of, couple of
num.3: three
num.4: four
num.1.5: one and a half
num.2.5: two and a half
num.3.5: three and a half
num.4.5: four and a half
num.5: five
num.6: six
num.7: seven
num.8: eight
num.9: nine
num.10: ten
num.12: twelve, a dozen, dozen
num.15: fifteen
num.20: twenty
num.25: twenty five
num.50: fifty
num.100: hundred, a hundred, one hundred
num.1000: thousand, a thousand, one thousand
unit.m: m, meter, meters, metre, metres
unit.km: km, kilometer, kilometers, kilometre, kilometres, kms, k m
unit.mi: mile, miles, mi
unit.ft: feet, foot, ft
unit.star: star, stars
unit.am: mornings, in the mornings, in the early morning, am, a m, in the morning
unit.pm: evenings, in the evenings, afternoons, in the afternoons, pm, p m, in the evening, in the afternoon
unit.night: at night
unit.hour: oclock, o clock, hours sharp, hrs
rated: rated, scored, scoring, ranked, reviewed at, graded
unrated: unrated, not rated, not yet rated, without stars, never rated
super.best: best, best rated, top rated, highest rated, best ranked, best scoring, highest scoring, highest ranked, top scoring, best reviewed, finest, greatest, 
super.worst: most bad rated, most badly rated, most poorly rated, baddest rated, worst, worst rated, lowest rated, lowest ranked, lowest scoring, worst reviewed, worst scoring, poorest rated, least well rated, weakest
super.most: most, the most
super.least: least, fewest, the fewest, the least
super.highest: highest, greatest number, largest, biggest, maximum value of, top value of, maximal
super.lowest: lowest, smallest, minimum value of, minimal
super.reviewed: the most reviewed, the most popular, most reviewed, most often reviewed, most popular, most talked about
super.unreviewed: the least reviewed, the least popular, least reviewed, least popular
super.near: the most near, the most close, the most nearby, most near, most close, most nearby, nearest, closest, nearby, closest by, next closest
super.far: the most distant, the most remote, farthest, furthest, most distant, most remote, farthest away
super.old: founded first, established first, oldest, longest established, earliest founded, first founded, longest running, longest standing, earliest founding year, earliest founding years, earliest year of foundation
super.new: the most recent, the most recently founded, most recently, newest, youngest, most recently founded, latest founded, most recent, latest founding year, latest founding years, latest year of foundation
super.cheap: the least expensive, the most affordable, cheapest, least expensive, most affordable
super.dear: the most expensive, most expensive, priciest, dearest
common: common, frequent, commonest, prevalent, represented, widespread, commonly, frequently, often
rare: rarest, rare
leading: top, first, leading
cheap: cheap, affordable, inexpensive, low priced, budget
dear: expensive, pricey, upscale, high priced
vague.rated at least 4: highly rated, well rated, good, decent, well reviewed, great, nice, lovely, cool, amazing, excellent, fantastic, wonderful, pretty
vague.within 1 km of: walking distance, within walking distance, walkable
vague.open after 22:00: open late, late night, open until late
vague.rated below 3: poorly rated, badly rated, low rated, bad
fn.avg: typical, average, mean, avg, on average, typically
fn.median: median
fn.sum: sum, sum of, total, in total, combined, altogether, overall, summed up, all together, accumulated, added up, cumulative, collectively, add up, adding up, add together, added together, sum up
fn.share: share, percentage, proportion, percent, fraction, share of, percentage of, proportion of, what part of, how many percent, per cent, pct, portion, in percent, what percentage, what share, what proportion, what fraction
different: different, distinct, unique, various
field.name: business names, company names, name, names, business name, company name, title
field.category: category, categories, type, types, business type, business types, kind, kinds, kind of business, type of business, types of business, types of businesses, sort of business, kinds of businesses, sector, sectors, industry, industries, business category, business categories, trade, line of business, kind of place, type of place, kinds of places, sorts of business, sort of place, kind of shop
field.phone: phone, phones, telephone, telephones, phone number, phone numbers, telephone number, telephone numbers, contact number, contact numbers, tel, number to call, phone contact, tel number, call
field.website: website, websites, web site, web sites, site, sites, homepage, homepages, home page, home pages, web page, web pages, webpage, webpages, url, urls, web address, web addresses, website address, internet address, web presence, online presence, own website, own site, internet site, web link, internet presence, website link
field.emails: email, emails, e mail, e mails, mail, mails, email address, email addresses, e mail address, e mail addresses, mail address, mail addresses, email contact
field.hours: hours, opening hours, opening hour, business hours, opening times, opening time, hours of operation, hours listed, opening schedule, operating hours, working hours, hours known
field.address: address, addresses, postal address, street address, street addresses, postal addresses, full address
field.street: street, streets, street name, road, roads
field.house_number: house number, house numbers, street number
field.suburb: suburb, suburbs, district, districts, neighbourhood, neighborhood, neighbourhoods, neighborhoods, quarter, quarters, area, areas, part of town, borough, boroughs, part of the city, parts of town, neighbourhood name
field.city: city, cities, town, towns, municipality, municipalities
field.region: region, regions, state, states, province, county
field.postcode: postcode, postcodes, post code, postal code, postal codes, zip, zip code, zip codes, zipcode, postal area, zipcodes
field.country: country, countries
field.rating: overall rating, overall ratings, rating, ratings, star rating, score, scores, stars rating, customer rating, review score, average stars, star ratings, stars on average
field.review_count: review, reviews, review count, review counts, number of reviews, count of reviews, amount of reviews, customer reviews, how many reviews, number of customer reviews, user reviews, google reviews
field.phones: extra phone, additional phone, second phone, second phone number, further phone numbers, additional phone number, additional phone numbers, other phone numbers, extra phone number
field.socials: social media, socials, social media profile, social media profiles, social media account, social media accounts, social media page, social media pages, social media link, social media links, social link, social links, social profile, social profiles, social network, social networks, social media presence, social channel, social channels, social account, social accounts, any social media
field.description: description, descriptions, text, profile text, blurb
field.price_level: price level, price levels, price range, price ranges, price category, price tier, price, prices, pricing, price class, price bracket
field.payments: payment, payments, payment method, payment methods, payment option, payment options, means of payment, method of payment, ways to pay, form of payment
field.currencies: currency, currencies
field.services: service, services, offering, offerings
field.areas: areas served, service area, service areas, area served
field.founded_year: founding year, founding years, year founded, year of foundation, founding date, year of founding, founded year, foundation year, establishment year, start year
field.founders: founder, founders, owner name, owners name, founder s name, name of the founder, names of the founders, founders names, founder names
field.fit: marketing fit, fit, marketing score, marketing fit score, fit score, marketing fit rating
field.distance: distance, distances
spread: distribution, breakdown
band: rating band, rating bands, rating range, rating bracket
decade: decade, decades, founding decade, decade of foundation
founded: founded, established, started, opened in, set up, in business since, dating from, launched, existing since, around since, founded in, established in
since: since, from the year
role.owner: owner, owners, owner s
role.info: info, general
role.support: support, customer service
role.sales: sales team
role.booking: booking, reservation, reservations
role.main: main
network.facebook: facebook, facebook page, facebook profile, fb, facebook account, facebook pages
network.instagram: instagram, insta, instagram profile, instagram account, ig, instagram page, instagram handle
network.x: twitter, x account, x profile, twitter account, twitter profile
network.linkedin: linkedin, linkedin page, linkedin profile, linkedin account
network.youtube: youtube, youtube channel
network.tiktok: tiktok, tik tok
network.pinterest: pinterest
network.whatsapp: whatsapp
network.tripadvisor: tripadvisor
fitvalue.Unsure: unsure, uncertain, unclear
fitvalue.Yes: yes, a good marketing fit, good marketing fit, good fit for marketing, a good fit, suitable for marketing, a good fit for marketing, good fits for marketing, a fit for marketing, fit for marketing, suited for marketing, well suited for marketing, suited to marketing, well suited to marketing, suitable to marketing
fitvalue.No: not a marketing fit, a bad marketing fit, bad marketing fit, poor marketing fit, a bad fit for marketing, bad fit for marketing, a poor fit for marketing, poor fit for marketing, unsuitable for marketing, unsuited for marketing, a poor marketing fit
near: near, close to, around, next to, nearby to, in the vicinity of, in the neighbourhood of the, in vicinity of, close by, near to, not far from, by the side of, beside, surrounding
within: in a distance of, in distance of, in a distance up to, in distance up to, within distance of, in a distance of up to, at a distance up to, at most a distance of, within a distance up to, within, inside a radius of, in a radius of, within a radius of, radius of, inside of, in a circle of, no further than, not further than, no farther than, closer than, within a distance of, at a distance of, not more than, in the radius of, nearer than
away: away, away from, distant, radius, distance of, a radius, off, far from, from here
dir.north: north, northern, north of, to the north of, northwards of, further north than, northerly of
dir.south: south, southern, south of, to the south of, further south than
dir.east: east, eastern, east of, to the east of, further east than
dir.west: west, western, west of, to the west of, further west than
centre: centre, center, city centre, city center, town centre, town center, middle, downtown, the centre of town, centre of the preset, centre of the area, midpoint, center of the area, middle of the map, map centre
point: coordinates, coordinate, that point, this point, that spot, this spot, these coordinates, those coordinates, that location, that position, the coordinates, gps coordinates, geo coordinates, latitude longitude, lat lon, lat long, the point, point, gps position, gps point
howfar: how far, how far away, what is the distance, distance between, distance from, how many metres, how many meters, how many kilometres, how many kilometers, how many miles, how distant, how far apart, how far apart are, what is the distance between
open: will be open, open, opens, opening, opened, be open, stay open, stays open, staying open, remain open, keep open, is open, are open, can i visit, can i go to, can we visit, keep going, still open, are still open
closed: closed, shut, not open, is closed, are closed, stay closed, do not open, does not open, remain closed, stays closed, take off, stay shut, stays shut, remain shut, keep closed, are shut, is shut
closes: close, closes, closing, shuts, shut down at
now: now, right now, currently, at the moment, at this moment, presently, this minute, at present, this very moment, as we speak, at this time, at this hour, just now
today: today
tomorrow: tomorrow
night: night, nights, evening, evenings
tonight: tonight, this evening
day.0: monday, mondays, mon
day.1: tuesday, tuesdays, tue, tues
day.2: wednesday, wednesdays, wed
day.3: thursday, thursdays, thu, thur, thurs
day.4: friday, fridays, fri
day.5: saturday, saturdays, sat
day.6: sunday, sundays, sun
weekend.whole: the whole weekend, whole weekend, all weekend, all weekend long, the entire weekend, entire weekend, both days of the weekend, both weekend days
weekend: weekend, weekends, the weekend, at the weekend, on weekends, on the weekend
weekdays: weekdays, on weekdays, working days, weekday, monday to friday, monday through friday, from monday to friday, during the week
everyday: every day, all week, seven days a week, 7 days a week, all 7 days, all 7 days of the week, all seven days of the week, 7 days, seven days per week, 7 days per week, daily, every day of the week, all seven days, each day, all days of the week, every single day, every single day of the week, each and every day
always: 24 7, 24 hours, around the clock, round the clock, day and night, nonstop, 24 hours a day, 24 hours a day 7 days a week, 24 hours a day seven days a week, 24h, non stop, 24 hrs, twenty four seven, all day and all night, always, 24 hours every day, at all times, at any time, permanently
allday: all day, all day long, whole day
after: after, later than, past, beyond
before: before, earlier than, prior to
until: until, till, til, up until
from: from
at: at, at around
clock.30: half past
clock.15: quarter past, a quarter past
clock.-15: quarter to, a quarter to
noon: noon, midday
midnight: midnight
every: all, every, any
named: named, called, by the name of, whose name is, going by the name of, go by the name of, titled, under the name, known as
contain: contain, contains, containing, contained, include, includes, including the word, mention, mentions, mentioning, mentioned, says, featuring the word, with the word, the word, with the text, carry the word, the term, the words, appears, appearing, has the word, have the word
start: start with, starts with, starting with, begin with, begins with, beginning with, starting in, beginning in, that start with
end: end with, ends with, ending with, end in, ends in, ending in
pron: them, those, these, they, it, such, these ones, those ones, the same ones, the above, the previous ones, the result, the results, the ones, that selection, of them, of those, of these, the previous result, same list, that one
pron.list: does it have, this list, that list, the list, your list, my list, our list, the whole list, the entire list
whatabout: instead, rather, same question but, same thing but, the same question but, the same thing but, same again but, same but, same question, the same question, same question but, the same but, same again but, what about, how about, and what about, and how about, same for, the same for, same question for, now for, and for, and the same for, do the same for
whetherall: do they all, are they all, have they all, do all, does all, does every, are all, is every, have all, has every, do all of, are all of, do all the, are all the, do all of the, are all of the
pricier: how much more expensive, how much cheaper, much more expensive, more expensive than, cheaper than, pricier than, less expensive than, more costly than, which is more expensive, which is cheaper, which are cheaper, which are more expensive
unsaid: instead of, in place of, rather than, complete contact details, complete contact data, full contact details, full contact data, complete data, full data, complete information, all contact details, all contact data, do not any, does not any, best value, best located, what data, which data, all social networks, all social media, every social network
only: only, just, solely, merely, exclusively, keep only, narrow it down to, narrow down to, narrow that down to, filter for, filter by, filter to, restrict to, limit to, limit it to, restrict it to, limit that to, reduce to, narrow to, and keep only, and keep the, and keep, only keep
everywhere: in all suburbs, in the whole city, in the entire city, in the whole town, everywhere, across the whole city, citywide, regardless of the suburb, ignore the suburb
condition: filter, filters, condition, conditions, criterion, criteria, restriction, restrictions, requirement, requirements, constraint, constraints
drop: forget, forget about, lift, lift the, disregard, without the filter on, remove the filter on, drop the filter on, ignore the, drop the condition on, remove the condition on, regardless of, irrespective of, no matter the
that: that, whose
letter: letter, letters
reach: reachable, contactable, be reached, be contacted, can reach, can contact, could reach, could contact, to reach, to contact, reached, contacted, get in touch with, be got hold of, get hold of, reach, contact, write to
reach.phone: can call, could call, can phone, could phone, can ring, could ring, can be called, can be phoned, can be rung, can telephone, you can call, we can call, i can call, can i call, can we call, can you call, can i phone, can we phone, can i ring, can we ring, reachable over the phone, reached over the phone, contacted over the phone
reach.emails: can email, could email, can be emailed, can mail, you can email, we can email, i can email, can i email, can we email, can you email, can i mail, can we mail, can i e mail, can we e mail, can e mail, can be e mailed
part: part of
now_: now, next, then, also, too, as well, additionally, again, this time, further, furthermore
rest: rest, the rest, remainder, the remainder, the others
reset: other question, now other question, forget that, forget it, never mind, start over, new question, forget all that, scrap that, start again, forget about that, ignore that, different question, another question, reset, forget everything, clear that, forget the previous question, ignore my last question, forget what i said, changing topic, new topic, on another note, nevermind, disregard that, let us start over, start afresh, let us start afresh, start fresh, start from scratch, begin again, begin afresh, from scratch, fresh start, clean slate, leave that aside, leaving that aside, put that aside, setting that aside, forget the above, forget the previous one, scrap those conditions, scrap the conditions, drop the conditions, drop all conditions, drop those conditions, ignore those conditions, lift the conditions, remove the filters, remove all filters, clear the filters, clear all filters, drop the filters, drop all filters, drop those filters, scrap the filters, without those conditions
sort: sort, sorted, order, ordered, rank, ranked by, sort by, sorted by, order by, ordered by, rank by, arrange, arranged, arrange by, in order of, sorting, ordering
alpha: a z, alphabetically, in alphabetical order, alphabetical, from a to z, a to z, in alphabetic order
asc: ascending, ascendingly, lowest first, from lowest to highest, smallest first, in ascending order, low to high, alphabetically, from a to z, worst first, fewest first, a to z, increasing, oldest first, in alphabetical order, alphabetical
desc: descending, highest first, from highest to lowest, best first, largest first, in descending order, high to low, most first, biggest first, z to a, decreasing, newest first
more: higher or lower, better or worse, more or fewer, more or less, lower or higher, more, higher, better, greater, larger, bigger
fewer: fewer, less, lower, worse, smaller
than: than, compared to, compared with, versus, vs, in comparison with, in comparison to, against
difference: how far apart are they in, how far apart are they by, how far apart are they, difference, by how much, how much, how big is the difference, differ, gap, by how many, how large is the difference, what is the difference, how great is the difference, how wide is the gap, what difference is there, how big is the gap, how large is the gap, how wide is the gap
compare: comparing, compare, comparison, contrast
describe: how can i contact, how can i reach, how can i get in touch with, how can i get hold of, how can we contact, how can we reach, how can we get in touch with, how can we get hold of, how do i contact, how do i reach, how do i get in touch with, how do i get hold of, how do we contact, how do we reach, how do we get in touch with, how do we get hold of, how could i contact, how could i reach, how could i get in touch with, how could i get hold of, how could we contact, how could we reach, how could we get in touch with, how could we get hold of, how to contact, how to reach, tell me about, describe, details, details of, details on, details about, information, information on, information about, info on, info about, everything about, all about, what do you know about, profile of, facts about, more about, contact details, contact info, contact data, contact information, what is known about, overview of
where: where, where is, where are, where can i find, whereabouts, located
when: when, when does, what time, at what time, what times, when is, when do
whoowns: who founded, who started, who owns, who runs
filler: calculate, compute, work out, figure out, with all the informations, with all informations, with all the information, with all information, with all the details, with all details, with everything, with all the data, in this table, in the table, in my table, of this table, of the table, we sell to, i sell to, we supply, i supply, our customers are, say me, can you say me, could you say me, would you say me, say us, really, only counting, counting only, only considering, considering only, only looking at, looking only at, all columns, every column, all fields, with all columns, with all fields, the, a, an, all, every, any, there, here, do, does, did, me, us, my, our, i, we, you, please, pls, plz, can you, could you, would you, can i, could i, can we, could we, i would, i am, we would, would like, i would like, we would like, i would like to, we would like to, would you like to, i want, we want, i want to, we want to, i need, we need, i need to, we need to, know, to see, to know, let me, let us, exist, exists, existing, yet, still, already, on file, at all, in all, in here, in this preset, in the preset, in my preset, in preset, of this preset, from this preset, from my preset, in the data, in this data, in my data, from the data, in the dataset, in this dataset, in the database, in this database, in my database, from the database, in the list, in my list, in this list, on the list, on my list, in this area, in the area, in my area, in these results, thanks, thank you, thx, hi, hello, hey, ok, okay, do you have, do we have, do i have, you have, we have, i have, have you got, have we got, have i got, do you know, does this preset have, does the preset have, does my preset have, does this preset hold, does this preset contain, does the preset contain, so, well, quickly, kindly, actually, currently in the data, um, hmm, themselves, can, could, would, will you, own, called up, possible, up, out, down, down to, then, together, into account, alone, in question, good morning, good afternoon, good evening, dear, for me, to me, in our data, in our list, in the file, of the file, everything you have, value, values, listed, located, situated, based, to be found, found, find out, out there, curious, wonder, wondering, interested in, as you can, if possible, by any chance, right, exact, full, complete, entire, whole, certain, given, tell, who, in your data, you know, you know of, do you know of, registered, collected, stored, shown, to call, back, if any, at your disposal, used, via, through, set, equal, equals, being, turn, go, going, come, comes, coming, people, customers say, this, my list, mark, marked, on it, attached, recorded, appear, we know, i know, quick question, sum it up, in this city, around here, is it, inclusive, inclusively, on your list, in your list, on this list, on our list, the year, i mean, that is to say, in other words, as the crow flies, in a straight line, of any kind, of any type, of every kind, of all kinds, in any category, counted in, remain, remains, are left, left over, quick one, real quick, i should like to, i should like to know, with a count for each, with a tally for each, with the number for each, with the count for each, does it contain, does it include, does it hold, it contains, it holds, counted together, i am new in town, we are new in town, i am new here, both included
size: ${sizes.join(", ")}
filler: ${ofTheWhole.join(", ")}
`;
