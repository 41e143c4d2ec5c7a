import { englishActivities } from "./english-activities.ts";
import { joinedTables, wordTable } from "./words.ts";

const ownWords = wordTable(`
across: over, across, throughout
outfit: people, ppl, guys, folks, peeps, places, place, spots, spot, joints, joint, outfits, outfit, businesses, business, bizzes, biz, companies, firms, offices, office, providers, services, venues, establishments, outlets, premises, ones around
subject: biz, bizzes, joints, spots, outfits
missing: not filled, not filled in, not filled out, not on file, not on record, not there, not in there, not set, not provided, not entered, not populated, left empty, left blank, left out, not stated, not shown, not known
known: filled, filled in, filled out, on file, on record, listed, there, populated, provided, entered, present, to hand
whatabout: same thing for, the same thing for, same thing with, the same with, same with, ditto for, same deal for, do that for, and the same thing for, repeat that for, now do, now the same for, same list for, same search for
clusterword: cluster, cluster together, concentrate, bunch up, bunch together, are concentrated, are clustered, gather, congregate, pile up
field.category: kind of biz, kinds of biz, type of biz, types of biz, sort of biz, sorts of biz, sort of businesses, kinds of shop, kinds of shops, kind of shops, type of shop, types of shop, types of shops, sorts of places, sorts of shops, type of place, types of place, types of places, kind of venue, type of venue, business kind, business kinds
field.website: web, www, web link, websites link, web site link, website url, site url, homepage link
field.phone: tels, phone contacts, phone line, phone lines, number, numbers, number to ring, a number to call, a number to ring
field.hours: opening hrs, open times, open hours, times open, business hrs, opening times listed
field.address: addy, addys, addies, addresses too
network.facebook: fb page, fb pages, fb profile, fb account, facebook link, facebook links, fb link, fb links
network.instagram: insta page, insta pages, insta account, insta accounts, insta profile, insta handle, insta link, instas, instagram link, instagram links
super.highest: max, maximum, top
super.lowest: min, minimum
cmp.gte: from
field.house_number: house no, house nr, house num
field.emails: email addys, email addy, contact emails, mail addys
field.website: webs, web pages, site links, web links, website addresses, website urls
field.phone: tel numbers, tel nos, tel no, telephone nos, phone nos, phone nums, phone digits, phonenumbers, phonenumber, telephone nrs, phone nrs, tel nrs, contact nos,  phone numbers, phone nr, tel number, telno, phone no
split: split, break down, break it down, group, grouped, breakdown of, distribution of, rank, ranked, order, sorted, ranking of, split up
rankedby: ranked, ordered, sorted, ranking
bottom: bottom, last
likely: likely
inhere: filled in, filled, filled in for anyone, filled in for any, known for any, known for anyone, in here, on the list, in the list, in this list, on this list, in the data, in this data, included, listed, on here, in there, available, in your data, in the preset, do you have it, there
emptyword: empty, completely empty, blank, unused, not filled, all empty, without values
percentofthat: what percentage is that, what percent is that, how many is that in percent, how much is that in percent, in percent, as a percentage, what share is that, how many percent is that
allofthem: all of them, all of those, each of them, every one of them, every single one
datanoun: rows, these rows, this, these, entries, data, list, preset, dataset, data set, database, records, information, info, collection, file, listings, table
agewhen: when was, when were, when did you, when is, when has, when
agewhat: collected, updated, refreshed, pulled, made, created, gathered, scraped, last updated, last refreshed, last collected, generated, last pulled, fetched, built
agehow: how old, how recent, how current, how fresh, how up to date, how new, how old are, how outdated
columnword: cols, columns, fields, data fields, attributes, details, data points, information, info, headers, column headers, properties
columnverb: do i get, are there, do you have, do we have, are included, are available, exist, can i use, can i export, do you store, do you hold, are in here, are in it, per business, for each business, about each business, do they have, have you got
sourceword: source, sources, origin, provenance, licence, license, provider
now: rn, atm, right this minute
open: serving, still serving, still be open, still open, will still be open, will be open, will be serving, up and running, doing business, get into, i can get into, can get into, i can go to, can i go to
shuts: shut, shuts, shutting, shut down, shutting down, shut up shop, shut their doors, close, closes, closing, close down, closing down, close up, finish, finishes, stop serving, stops serving, close their doors, pack up
opens: opens, opening, open up, opening up, opens up, start serving, starts serving, open their doors
shopword: shops, stores
weknow: we know, you know, you have, we have, you have got, we have got, you got, known, given, available, recorded, specified, there is, there are, you do know, you do have, we do have, you hold, we hold, you know of, listed, on file, on record, filled, filled in, you list, you store, to hand
branded: belong to a brand, belong to a chain, belongs to a chain, belongs to a brand, belonging to a chain, belonging to a brand, part of a chain, part of a brand, part of a bigger chain, part of a larger chain, branded, a brand, a chain, in a chain, run by a chain, owned by a chain, a franchise, of a chain, of a brand, a big chain, with a brand, chains, chain
unbranded: independent, independents, independently run, independently owned, indie, indies, non chain, unbranded, nonchain
repeatedly: more than once, more than one time, twice or more, at least twice, several times, multiple times, repeatedly, many times, twice, two times or more, at least two times, several times over, more than 1 time
occur: appear, appears, occur, occurs, come up, comes up, show up, shows up, exist, exists, are listed, is listed, turn up, are in here, are there, are repeated, are used
samename: same name, the same name, an identical name, identical names, the same names
dupes: dupes, duplicates, duplicate names, duplicated names, double entries, doubles, duplicate entries, repeated names, duplicate businesses
covered: coverage, completeness, filled, filled in, availability, covered, data coverage
moreoften: proportionally more often, relatively more often, proportionally more, relatively more, more of the time,
moreoften: more often, more frequently, more commonly, more likely, are more likely to, is more likely to, more likely to, are more likely to be, is more likely to be, more likely to be, more likely to have, are more likely to have, more often than not, most often, the most often
timesmore: how many times more, how many times as many, by what factor more, how many more times, how many times over more, how many times the number of, what multiple of
factor: by what factor, what factor, what is the factor, by what ratio, what is the ratio, how many times, how many times more, how many times as many
opposite: do not, does not, have not, has not, are not, is not, have none, without, without one, do not have one, do not have any, do not have it, not, lack it, lack one, do not do so, have no such thing, without it, without any
everyweekday: weekday, day, day of the week, days of the week, day of week, weekdays
alpha: alphabetic order, by alphabet
centre: middle of the businesses of this preset, the middle of the businesses of this preset, middle of the businesses, centre of this preset, the centre of this preset, middle of this preset, centre of the area, center of the area
either: either
file.xlsx: excel list, excel table, excel sheet
file.csv: csv list, as a download, for download, downloadable list
howmany: overall number of, exact number of, the overall number of, the exact number of, total amount of
apart: apart, from each other, between
onlycounting: only counting, counting only, only considering, considering only, looking only at, only looking at, among, amongst, out of
exists: are there any, are there, is there any, is there a, is there an, is there, do we have any, do we have, do you have any, do you have, have we got any, have we got, any, do any, does any, have you got any, can i find any, can i find, got any
isit: is, are, does, do, has, have
whichof: which, what, in which, on which, at which
howmany: how many, number of, the number of, count of, count, amount of, how much, quantity of, tell me how many, total number of, hw many, how mny
whatis: what is, what are, tell me, give me, show me, say, get me, i need, need, i want, want, show, find, find me, list
at: at, around, at around, at about
who: who
contacts: contact details, contact info, contact data, contact information, contacts, way to contact them, contact
centred: in the centre, in the center, in the city centre, in the city center, in the town centre, downtown, in the middle of town
howmany: no of, nr of, num of, total of, count the, how many of the, how many of, total
listing: where can i find, where can we find, where do i find, where do we find, where could i find, where would i find, where to find, know any, know of any, point me to, hit me with, get us, find us, give us, show us, i am after, we are after, i could use, in need of, need to find, trying to find, trying to find all, pull up all, dig up, dig out, give me all, show me all, get me all, need all, want all, need a,
listing: need a list of, i need a list of, want a list of, i want a list of, get me a list of, can i get a list of, can i have a list of, can you list, can you give me, could you list, i am looking for, we are looking for, we need, send me, can i see, let me see, just list, please list, which are, list, show, show me, give me, find, find me, name, which, what, who, get, get me, list all, show all, give me a list of, a list of, display, all, i need, i want, looking for, looking to find, search for, pull up, pull, fetch, get all, see, return, give, names of, the names of, name of, need, want, recommend, tell me
share: ratio of, what pct of, what pct, what perc of, perc of, percent of all, what percent of all, what portion of, what chunk of, how big a part of, how large a share of, what part of all,
share: the share of, what is the share of, what percent of, what share of, what proportion of, what fraction of, percentage of, share of, proportion of, percent of, fraction of, how many percent of, what part of, pct of, the percentage of, how big a share of, rate of
ratio: ratio of, ratio between, the ratio of, ratio, proportion of
to: to, per, for every, for each, to every, for one
forevery: for every, for each, per, to every
average: average, mean, avg, typical
onaverage: on average, average, in average, typically
each: each, every, per, in each, in every, per each, for each, for every, by
ordinal.2: second, 2nd
ordinal.3: third, 3rd
ordinal.4: fourth, 4th
ordinal.5: fifth, 5th
ordinal.6: sixth, 6th
ordinal.7: seventh, 7th
ordinal.8: eighth, 8th
ordinal.9: ninth, 9th
ordinal.10: tenth, 10th
superhours.closes: latest to close, last to close, closes last, close last, closes the latest, close the latest, closes latest, close latest, open the latest, open latest, stays open the latest, stay open the latest, stays open latest, stay open longest, stays open longest, opens latest at night, latest closing, last closing, closing last, closing latest, latest closing time
superhours.opens: earliest to open, first to open, opens first, open first, opens the earliest, open the earliest, opens earliest, open earliest, earliest opening, opening first, opening earliest, earliest opening time
supermap.lat.desc: northernmost, most northern, furthest north, farthest north, most northerly, northmost
supermap.lat.asc: southernmost, most southern, furthest south, farthest south, most southerly, southmost
supermap.lon.desc: easternmost, most eastern, furthest east, farthest east, most easterly, eastmost
supermap.lon.asc: westernmost, most western, furthest west, farthest west, most westerly, westmost
chains.brand: brand, brands
chains: chain, chains, franchise, franchises, chain stores
postcodearea: postcode area, postcode areas, postal district, postal districts, outward code, outward codes, postcode district, postcode districts, zip area, zip areas
branches: stations, branches, locations, outlets, stores, shops, places, sites, branch
have: list an, list a, list any, lists an, lists any, show a, show an, give a, give an, publish a, publish an, have got a, have got an
versus: versus, vs, v, against, vs the, than, compared to, compared with, in comparison to
morethan: more, fewer, less
meta.columns: what columns are there, which columns are there, what columns do you have, what fields are there, which fields are there, what fields do you have, what data do you have, what data is there, what data do we have, what information do you have, what information is there, what info do you have, what do you know about each business, what do you know about them, what can you tell me about each business, which columns, what columns, what fields, which fields, list the columns, list the fields, list columns, what is in the data, what is in this data, what is in this dataset, what details do you have, what details do we have, what attributes are there, columns available, fields available, which details are available, what data fields are there, what do you know, column names, what does the data contain, what does this dataset contain, what does this preset contain
meta.age: how old is the data, how old is this data, how old are these data, how fresh is the data, how fresh is this data, how recent is the data, how recent is this data, how current is the data, how current is this data, how up to date is the data, how up to date is this data, how up to date is this, is the data up to date, is this data up to date, is this up to date, when was this collected, when was the data collected, when was this data collected, when was it collected, when was this last updated, when was the data last updated, when was this updated, when was the data updated, when was it last updated, last updated, when were these collected, when did you collect this, when did you collect the data, when was this preset collected, from when is the data, what date is the data from, how old is this, how recent is this, data age, when was the last update, last update, when was this data last updated, when was this pulled, when was this data pulled, when was this list made, how old is this list, how old is the list, how old is this preset
meta.coverage: how complete is the data, how complete is this data, how complete is this, how complete is it, how complete is this list, is the data complete, is this complete, is this list complete, is the list complete, are all businesses included, is anything missing, how good is the coverage, what is the coverage, coverage, what is missing, how much is missing, how reliable is the data, how reliable is this data, how accurate is the data, how accurate is this data, data quality, how good is the data, how good is this data, completeness
meta.sources: where does the data come from, where does this data come from, where do the data come from, where is the data from, where is this data from, where did you get this data, where did you get the data, where did you get this, where did this come from, where does this come from, what is the source, what are the sources, what is the source of the data, what is the source of this data, which sources, what sources, what sources do you use, which sources do you use, source of the data, data source, data sources, who made this data, what is the licence, what is the license, what licence, which licence, which license, licence, license, is it openstreetmap, is this openstreetmap data, is this google data, is this from google, is it from google maps, is this from google maps
meta.help: help, what can you do, what can i ask, what can i ask you, what can i do here, what questions can i ask, how does this work, how do you work, what do you do, how can you help, how can you help me, what kind of questions can i ask, what can you answer, what can you tell me, how do i use this, example questions, give me examples, give me some examples, examples
meta.summary: summarise, summarize, summary, give me a summary, give me an overview, overview, give me a quick overview, give me a quick summary, summarise the data, summarize the data, summarise this preset, summarize this preset, what is in here, what is in this preset, what is in this list, tell me about this preset, tell me about the data, tell me about this data, overview of the data, summary of the data, summary of this data, describe the data, describe this data, describe this preset, describe the preset, what have we got, what do we have here, what is this preset about, what is this about, what is in the preset, summarise this, summarize this, sum up the data, quick overview, quick summary
meta.size: how big is this preset, how big is the preset, how many rows are there, how many rows, how many records, how many entries, how many rows in total, how large is this preset, how big is the dataset, how large is the dataset, size of the data, how big is the data, how much data is there, number of rows, number of records, how many rows does this have
changed.all: what changed, what has changed, what is different, what changed since last time, what has changed since last time, what changed since the last run, what has changed since the last run, any changes, any changes since last time, any changes since the last run, what is new since last time, what changed since last run, changes since last time, changes since the last run, differences since last time, differences to the last run, what is different from last time, what is different since last time, compare with last time, compare to last time, compare with the last run, compare to the last run, compared with last time, compared to last time
changed.new: what is new, which are new, new since last time, new since the last run, new since last run, newly added, added since last time, added since the last run, new businesses, new businesses since last time, new businesses since the last run, which businesses are new, which ones are new, which are new since last time, which are new since the last run
changed.gone: gone since last time, which are gone, which businesses are gone, disappeared since last time, which disappeared, which have disappeared, which closed since last time, which ones are gone, gone since the last run, no longer there, which are no longer there, missing since last time, removed since last time, which have gone
changed.changed: which changed, which have changed, which businesses changed, which businesses have changed, changed since last time, changed since the last run, which ones changed
meal.720.840: lunch, lunchtime, lunch time
meal.720.840.at: at lunch, for lunch, at lunchtime, around lunch, over lunch
meal.1080.1260: dinner, dinner time, dinnertime
meal.1080.1260.at: for dinner, at dinner, for supper
meal.420.600: breakfast, breakfast time
meal.420.600.at: for breakfast, at breakfast
late.1320: late, late at night, late night, until late, till late, late in the evening, late evening
late.1260: late evenings
early.480: early, early in the morning, early morning
morning: morning, mornings, in the morning, in the mornings
afternoon: afternoon, afternoons, in the afternoon, in the afternoons
evening: evening, evenings, in the evening, in the evenings
connect: and, as well as, plus
butnot: but, yet
whose: whose, where the
whose.with: with
exceptfor: except, except for, excluding, other than, apart from, not counting, without, but not, besides
coord: coordinates, at coordinates, the point, point, gps, lat lon, latitude longitude, location
latword: lat, latitude
lonword: lon, lng, long, longitude
most: most, the most, highest number of, largest number of, the highest number of, the largest number of, greatest number of, the greatest number of, biggest number of
least: fewest, the fewest, least, the least, lowest number of, the lowest number of, smallest number of, the smallest number of
mostcommon: most common, commonest, most frequent, most popular, biggest, largest, most widespread, most represented, top
leastcommon: least common, rarest, least frequent, smallest
contactable: with contact details, with contact info, with contact data, with any contact details, with a way to contact them, with a contact
`);

/**
 * English phrases beside those of the lexicon: what the chart's rules use and the lexicon does not
 * tell apart. A phrase may stand in several lines; the rules decide.
 */
export const englishWords = joinedTables([ownWords, englishActivities]);
