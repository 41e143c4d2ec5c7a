/**
 * English refusals: the code, then the name of the subject in answers. Each subject is an entry of
 * its own. `first`: refused in any question that names it.
 */
export const englishRefusals = `
refuse.not_allowed.: password, passwords, passwd, api key, api keys, secret, secrets, secret key, access token, system prompt, system message, system instructions, your prompt, the prompt, ur prompt, ur instructions, initial prompt, hidden prompt, your instructions, hidden instructions, original instructions, initial instructions, previous instructions, prior instructions, earlier instructions, ignore previous instructions, ignore all previous instructions, ignore your instructions, ignore your rules, ignore all rules, ignore the rules, ignore all instructions, ignore the above, ignore everything above, ignore what you were told, disregard your instructions, disregard all previous instructions, disregard previous instructions, disregard your rules, disregard the above, disregard everything above, forget your instructions, forget your rules, forget all your instructions, forget all previous instructions, forget you are an assistant, your rules, your guidelines, your restrictions, without restrictions, no restrictions, unrestricted, uncensored, environment variables, environment variable, env variables, env vars, env file, credit card, credit card number, credit card numbers, credentials, login data, logins, other users, other user, another user, another users, other peoples, other people s, someone else, someone elses, someone else s, somebody else, somebody elses, all users, every user, other accounts, another account, other account, other customers, another customer, other customer, other preset, other presets, another preset, all presets, other people s presets, other peoples presets, someone elses preset, someone else s data, someone elses data, other tenants, another tenant, other companies data, developer mode, debug mode, maintenance mode, admin, administrator, admin mode, god mode, dan mode, sudo, jailbreak, pretend, pretend you are, pretend to be, act as, act like, behave like, behave as, you are now, from now on you, from now on, roleplay, role play, bypass, override, private key, private keys, token, tokens, jwt, root access, shell, execute code, run code, run this code, run the command, source code, eval, javascript, other users presets, user list, list of users, users, user accounts, user data, who else uses this, who else uses you, bank account, bank accounts, iban, home address, home addresses, private address, private addresses, private phone, private phone number, private mobile number, private numbers, personal phone, personal phone number, personal phone numbers, personal number, personal numbers, personal mobile, home phone, home number, date of birth, birthday, social security number, passport number, logs, server logs, config file, configuration, repeat the words above, repeat everything above, repeat the text above, print everything above, hidden system, system text, initial message, first message, previous user, previous users, last user, user before me, colleagues account, colleague s account, what were you told, what are you told, how were you instructed
refuse.read_only.: table for, a table for, book a table, reserve a table, delete, deletes, deleting, remove, removes, drop, truncate, overwrite, rename, erase, wipe, modify, alter, merge, destroy, insert, purge, set the, mark as, mark all, send an email, send a mail, send them, send a message, email them, email all, write an email to, call them, contact them, book a table, book me, book a room, make a reservation, make a booking, make an appointment, order me, subscribe, upload, import, share it with, publish on
refuse.read_only.order: edit, update, updates, change, add, replace, correct, fix, create, clear, move, book, reserve, buy, purchase, pay, save, store, tag, assign, invite, schedule, cancel, flag, send, forward, email these, email those, email the, email every, email each, mail these, mail those, mail the, mail them, message these, message them, message the, text them, text the, phone the, phone them, phone these, ring the, ring them, call the, call these, call those, call all, forward this, forward it
refuse.no_such_field.accepted insurance: dental insurance, health insurance, medical insurance, accept insurance, accepts insurance, take insurance, takes insurance, insurance accepted, insurance plans, insurance plan, medicaid, medicare
refuse.no_such_field.revenue: revenue, revenues, turnover, earnings, earn, earns, annual turnover, annual revenue, gross, makes per year, make per year, money do, money does, make money, makes money, how much money, most money, income, net worth, worth, valuation, market value, market capitalisation, market cap, cash flow
refuse.no_such_field.profit: profit, profits, profitable, profitability, margin, margins, most profitable, loss, losses, dividends
refuse.no_such_field.sales: sales, sales figures, sold, bestseller, best selling, best seller
refuse.no_such_field.salaries: salary, salaries, wages, wage, pay their staff, paid staff, pay rates, hourly pay
refuse.no_such_field.employees: employee, employees, staff, headcount, workers, workforce, people work, people working, team size, personnel, staff members, employ, employs, work there
refuse.no_such_field.job offers: hire, hires, hiring, job openings, vacancies, jobs, job, internship, internships, apprenticeship, recruiting
refuse.no_such_field.customers: customers, clients, visitors, footfall, guests, patrons, clientele, tourists, tourist numbers
refuse.no_such_field.the patients a practice takes: patients, nhs patients, new patients, new nhs patients, private patients, nhs
refuse.no_such_field.how busy a place is: how busy, busy, busiest, crowded, visited, most visited, popular times, waiting time, waiting times, wait time, queue, queues, quietest, quiet, peak hours, peak times
refuse.no_such_field.the atmosphere: atmosphere, crowd, hottest crowd, vibe, vibes, ambience, ambiance, hottest, coolest, trendiest, trendy, cosiest, coziest, cosy, cozy, romantic, hipster, instagrammable, lively, liveliest, prettiest, beautiful, fanciest, fancy, stylish
refuse.no_such_field.the future: next summer, next winter, next spring, next autumn, next season, are going to, is going to, going to raise, close down, shut down, go bankrupt, go out of business, next year, next month, next week, in future, in the future, will be, will open, predict, prediction, forecast for, in 2030, five years from now, what will, how will, who will, which will, when will, where will, will there, will have, will rise, will fall
refuse.no_such_field.the past: last year, last month, last week, used to be, historically, previously, years ago, over time, trend, trends, growth, growing, grown, grew, increase, increased, recently closed, new since, last quarter
refuse.no_such_field.bankruptcy: bankrupt, bankruptcy, insolvent, insolvency, debt, debts, credit score, creditworthiness, credit rating, loan, loans
refuse.no_such_field.tax numbers: tax number, tax numbers, tax id, vat number, vat numbers, vat id, tax, taxes, register number, registration number, legal form, company number, companies house
refuse.no_such_field.investors: shareholders, shareholder, investors, investor, funding, subsidiary, parent company
refuse.no_such_field.people who run a business: ceo, managing director, manager, managers, board members, manager s name, decision maker, decision makers, contact person, contact persons, hr manager
refuse.no_such_field.rents: rent, rents, rent per month, monthly rent, rent prices, rental price, rental prices, rental cost, lease, leases, rent a flat, flat, flats, apartment for rent, apartments for rent, house prices, property prices, rent level, rent levels, to let
refuse.no_such_field.rental prices: to rent, rent out, cheapest to rent, rental fee, rental fees, price per day, cost to rent, hire cost
refuse.no_such_field.floor space: square metres, square meters, square feet, sq ft, sqft, sq m, sqm, floor space, floor area
refuse.no_such_field.the number of seats: seats, seating capacity, capacity
refuse.no_such_field.the number of rooms: rooms, number of rooms, room count, beds, number of beds
refuse.no_such_field.tables: tables, free tables, free table
refuse.no_such_field.availability: availability, vacancy, free rooms, rooms free, still free, fully booked, in stock, stock levels, sold out
refuse.no_such_field.parking: parking, parking spaces, parking lot, car park
refuse.no_such_field.accessibility: accessible, step free, barrier free, elevator, lift access
refuse.no_such_field.wheelchair access: wheelchair access, wheelchair accessible, wheelchair
refuse.no_such_field.wifi: wifi, wi fi
refuse.no_such_field.air conditioning: air conditioning, aircon, air con, air conditioned
refuse.no_such_field.pets: pet friendly, dog friendly, dogs allowed, dogs, pets allowed, pets
refuse.no_such_field.children: kid friendly, child friendly, kids menu, playground, family friendly, kids, high chairs
refuse.no_such_field.smoking: smoking, smoking allowed, smoking area
refuse.no_such_field.toilets: toilet, toilets, restroom, restrooms, bathroom, bathrooms, washroom
refuse.no_such_field.prices: how expensive is a, how expensive is an, price of a, price for a, price of, how much does a, how much does it cost, how much do they charge, how much is a, how much is it, what does it cost, what do they charge, cost of a, costs a, cost, costs, entry fee, entry fees, charge, charges, cheapest pint, per night, price per night, room price, room prices, room rate, room rates, diesel price, petrol price, fuel price, fuel prices, gas prices, pint, a pint, fees, tuition
refuse.no_such_field.discounts: discount, discounts, special offers, offers of the day, coupon, coupons, voucher, vouchers, happy hour, deals
refuse.no_such_field.menus: menu, menus, dishes, dish, ingredients, calories, dish of the day, signature dish
refuse.no_such_field.diets: allergens, vegan, vegetarian, gluten free, halal, kosher, lactose free
refuse.no_such_field.products: products, product range, sells, which brands do they sell, brands they sell, assortment, carry
refuse.no_such_field.photos: photo, photos, picture, pictures, image, images, logo, logos, video, videos
refuse.no_such_field.review texts: review texts, reviews say, what do people say, what do customers say, complaints, complaint, complain, sentiment, satisfied, satisfaction, feedback, opinions, opinion, testimonials
refuse.no_such_field.crime and safety: crime, crimes, safe, safety, dangerous
refuse.no_such_field.hygiene: hygiene, hygiene rating, hygiene ratings, food safety, inspection, inspections, cleanest, clean
refuse.no_such_field.permits and certificates: certificate, certified, insurance coverage, liquor licence, alcohol licence, trade licence, business licence, liquor license, business license, permit, permits
refuse.no_such_field.awards: michelin, michelin star, michelin stars, awards, award, award winning
refuse.no_such_field.people living there: population, inhabitants, residents, demographics, purchasing power, people live
refuse.no_such_field.competition: competitors, competitor, market share
refuse.no_such_field.web traffic and advertising: traffic, website traffic, page views, followers, likes, subscribers, seo, ad spend, advertising budget, marketing budget, budget
refuse.no_such_field.legal fields of work: divorce, criminal law, family law, immigration law, tax law, employment law
refuse.out_of_scope.translation.first: translate, translation of, translate this, how do i say, how do you say, how do they say, how would i say, how to say, say in portuguese, say in spanish, say in french, say in german, say in english, say in italian, say in arabic, in portuguese, what is the word for, what does it mean in
refuse.out_of_scope.weather.first: weather, forecast, weather forecast, temperature, rain, raining, rain tomorrow, snow, snowing, snow depth, sunny, humidity, how cold, how warm, how hot, wind speed
refuse.out_of_scope.news: news, headlines
refuse.out_of_scope.jokes, poems and stories.first: joke, jokes, poem, poems, poetry, haiku, limerick, tell me a story, a story, story, stories, song, songs, lyrics, sing, riddle, fun fact
refuse.out_of_scope.recipes: recipe, recipes, how to cook, how do i cook, bake a, how to make a
refuse.out_of_scope.politics: president, chancellor, prime minister, king, queen, politics, election, elections, vote, war, world war, mayor
refuse.out_of_scope.general knowledge: capital of, history of, who invented, who won, who wrote, planet, moon, sun rise, wikipedia, mount everest, distance to the moon, how tall, meaning of life, dinosaurs
refuse.out_of_scope.the stock market and money: stock market, stock price, share price, bitcoin, crypto, exchange rate, invest in
refuse.out_of_scope.sports: football, soccer, world cup, olympics, match score, champions league, basketball game
refuse.out_of_scope.texts and code.first: essay, write me, write a, write an, compose, code a, python, python script, sql query, html, homework, email draft, draft an email, draft a, cover letter, slogan, tagline, marketing plan, business plan, draw, paint a, generate an image, blog post, tweet, sales pitch
refuse.out_of_scope.calculations: solve, equation, square root, plus two, convert
refuse.out_of_scope.travel: flights, flight to, flight from, a flight to, train, trains, bus schedule, bus times, next bus, next train, taxi, uber, directions to, how do i get to, route to
refuse.out_of_scope.films and music: movie, movies, film, films, netflix, music, play a song, play some
refuse.out_of_scope.the time and the date: time is it, what time is it, what is the time, what time is it now, current time, current date, what day is it, date today, what year is it, what is the date
refuse.out_of_scope.advice: medical advice, legal advice, diagnose, symptoms, should i, recommend me a book, book recommendation, headache, tax advice, visa application
refuse.out_of_scope.: horoscope, are you human, are you a robot, are you an ai, your name, who made you, who built you, which model, what model, language model, chatgpt, gpt, what is a, what is an, define, definition of, explain, code, program, play, how old are you, feel, love, god, religion, strategy, how do i, how can i, how to, tall, deep
`;
