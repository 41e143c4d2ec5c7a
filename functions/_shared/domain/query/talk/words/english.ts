/** The concepts of questions about the data itself, each with its phrases; see about-data.ts. */
export const englishTalk = `
data: data, the data, list, dataset, data set, database, preset, info, information, collection, file, table, results, this, it, they, these, those, that, them, stuff, everything in here, here, in here
row: rows, row, records, record, entries, entry, listings, businesses, business, lines, places, shops, items
column: columns, column, cols, col, fields, field, attributes, attribute, properties, property, variables, data fields, data points, headers, column headers, filters, filter on, filter by, criteria, details, facts
filter: can i filter on, can i filter by, can i filter, can we filter on, can i search by, can i search on, can i sort by, can i ask for, can i ask about, could i filter on, filterable
howmany: how many, number of, hw many, count of, what number of, total number of
which: which, what, whats, what is, what are, list, name, show, tell me, show me, give me, what kind of, what sort of, which of the
when: when, what date, which date, since when, from when, on what date, on which date, when exactly, what day
collect: collected, updated, refreshed, scraped, gathered, pulled, downloaded, fetched, generated, created, made, built, crawled, compiled, exported, update, refresh, edited, checked, verified, date, timestamp, pulled together, put together, last touched, captured
howfresh: how old, how fresh, how recent, how current, how up to date, how new, how outdated, how stale, how out of date
fresh: old, fresh, recent, current, up to date, uptodate, outdated, stale, out of date, still current, still valid, age, oldest, newest, up 2 date, still up to date, recently
last: last, latest, most recent, most recently, lately, last time
where: where, where did, where do, where does
come: from, come from, comes from, came from, coming from, come, taken from, sourced, sourced from, get it from, got it from, get this from, get these from, get them from, get the data, get this data, get this list, got this data, got this, this from, get all this, originate, pulled from, scraped from
wherefrom: who collected, who collected this, who made, who made this, who provides, who provides this, how did you get, how did you get this, where from
source: source, sources, origin, provenance, provider, data source, data sources, source of
vendor: google, google maps, from google maps, off google, off google maps, from google, yelp, tripadvisor, bing, bing maps, apple maps, facebook, foursquare, yellow pages, google places, here maps, companies house
osm: openstreetmap, open street map, osm, from openstreetmap
licence: licence, license, licensed, licensing, copyright, terms, terms of use, usage rights, rights, odbl, open data, attribution, legal, royalty free, gdpr
mayuse: may i use, can i use, am i allowed, are we allowed, allowed, may we use, can we use, may i, use it, use this, use them, use, commercially, commercial, commercial use, for commercial use, commercial purposes, resell, sell, sell it, sell this, sell on, republish, publish, publish it, share it, share this, for my business, in my app, on my website, for marketing, for cold calling, for cold emails, legally, to use, free to use
complete: complete, completeness, comprehensive, exhaustive, coverage, cover, covers, covered, covering, missing anything, is anything missing, did you miss, miss any, missing any, included, include, includes, full, how complete, how well covered, have you got all, do you have all, got all, missed, gaps, reliable, accurate, how accurate, how reliable, trustworthy, trust, data quality, quality, can i rely on, rely on
whole: all of, the whole of, whole of, the whole, whole, entire, the entire, all, every, really every, every single, everything, everyone, all the, each, really all, really, total, everywhere
only: only, just, or just, or only, only part of, just part of, part of, some of, only some, only a few, a few, few, some, just some, or only some, half
centre: centre, center, the centre, the center, city centre, town centre, downtown, old town, the middle, capital, the capital, outskirts, suburbs, side, across the river, river, area, areas, region, city, town, country, principality, district, districts, neighbourhood, neighbourhoods, north, south, east, west, bits, parts
dup: duplicate, duplicates, duplicated, dupes, dupe, dups, doubles, double entries, duplicate entries, duplicate rows, twice, listed twice, more than once, appear more than once, appears more than once, occur more than once, several times, repeated, repeats, in there twice, same name more than once, deduplicated, deduped, same business twice, same place twice, clones
same: same, the same, identical, same name, same names
mean: mean, means, meaning, meaning of, what does it mean, stand for, stands for, definition of, explain, what is meant by, meant by, supposed to mean, what does the column, describe
difference: difference between, difference, differ
asked: did i ask for, i asked for, did i request, did i search for, did i select, did i pick, did i choose, what did i ask for, types did i ask for, i asked for them, i asked for them when setting this up, when setting this up, when i set this up, did i enter, did i type, i typed in, i picked, i selected, i ordered, did i order, was this collected for, is this collected for, collected for, set up for
types: types of business, business types, kinds of business, types, kinds, categories, type, category
tier: tier, which tier, what tier, tier 1, tier 2, tier one, tier two, plan level
help: help, help me, what can you do, what can i ask, what can i ask you, what can i do, how does this work, how do i use this, examples, example questions, what are you good for, what else can i ask, what do you know
empty: empty, blank, unused, completely empty, have no values, no values, without values, not filled, unfilled, never filled, all empty, no data
filled: filled in, filled, filled out, populated, known, available, given, present, recorded, have values, have a value, have data, on file
any: any, anyone, anybody, anything, at all, for anyone, for any, someone, any of
percent: percent, percentage, share, proportion, what percentage of, what share of, how much of
contain: contain, contains, hold, holds, consist of, in there, look like, looks like, in it
fill: the, a, an, is, are, was, were, be, been, do, does, did, has, have, you, u, i, we, me, my, our, your, ur, of, in, on, for, to, with, and, or, per, please, pls, plz, can, could, would, will, so, then, there, also, actually, exactly, even, ok, hey, hi, hello, thanks, as, at, by, like, per business, for each business, about each business, do i get, i get, will i get, do you have, do we have, do you store, available, not, dont, isnt, arent, doesnt, too, yet, still, now, currently, own, kept, about, mention, does, give, got, u have, u got, n, tho, though, btw, just curious, curious, quick question, one more thing, by the way, how, if, anyways, well, up
`;
