import type { Section } from "./coverage.ts";
import {
  answerMessage,
  badInput,
  buying,
  calls,
  categories,
  chatStorage,
  conversation,
  geocoder,
  navigation,
  payments,
  sdkAccount,
  selectAreaState,
  town,
  wizardState,
} from "./files.ts";

export const section3: Section = {
  section: 3,
  title: "Entities and their fields",
  shown: [
    sdkAccount(
      "sdk",
      "a person signs up, signs in and sees their own account",
      "an account has $id, name, email and emailVerification; sign-up takes username, email and password",
    ),
    town(
      "wire",
      "the preset is listed with what it cost and what it holds",
      "a task has taskId, name, niche, status and $createdAt",
    ),
    wizardState(
      "wire",
      "the request holds what was chosen, trimmed",
      "a scrape request has name, niche (strings), tier (1 or 2) and bounds {north, south, east, west}",
    ),
    badInput(
      "wire",
      "a collection with %s is refused",
      "north and south are latitudes, east and west longitudes; a request of another shape is refused",
    ),
    badInput(
      "wire",
      "without enough balance a collection is refused with 402 and both amounts",
      "a scrape error response has detail (text)",
    ),
    chatStorage(
      "storage",
      "are saved after each message, in the database and as a copy",
      "the database chatDB, version 1, store 'conversations', key id",
      "a conversation has id (a timestamp number), messages, preview and niche",
      "a message has role ('user' or 'assistant') and content",
    ),
    conversation(
      "rule",
      "is the niche, a dash and the first four words of the first question",
      "the preview is the niche, a dash and the first four words of the first user message",
    ),
    conversation(
      "rule",
      "stays whole with 30 characters, and is cut with an ellipsis above",
      "the preview has an ellipsis if over 30 characters",
    ),
    answerMessage(
      "rule",
      "carries the download link of a file, its end and its size",
      "a message may have a url, the download link of a CSV",
      "a query response of format 'file' has download_url",
    ),
    answerMessage(
      "rule",
      "is the answer, with all that the server says about it",
      "a query response of format 'text' has answer",
    ),
    town(
      "wire",
      "a newcomer starts with the welcome credit and pays exactly the price",
      "the balance is a number of credits",
    ),
    payments(
      "wire",
      "packs are $10, $20, $50 and $100 of the one price; anything else is refused",
      "credit packs of 10, 20, 50 or 100 dollars, all with the same price identifier",
    ),
    buying(
      "wire",
      "without a stand-in the service's own script is asked for at its own address",
      "the checkout link response has transactionId",
    ),
    selectAreaState(
      "rule",
      "sends the first keyword only, and names the area by its middle where no place was chosen",
      "the earlier screen keeps bounds with lat and lng, a selected location (lat, lng, name) and a set of keywords",
    ),
    geocoder(
      "wire",
      "asks with the specification's parameters, and shows at most as many as the screen takes",
      "a place has display_name, lat, lon, boundingbox, type and importance",
    ),
    geocoder(
      "rule",
      "selects its bounding box, which comes as south, north, west, east",
      "the bounding box comes in south, north, west, east order",
    ),
    categories(
      "rule",
      "the catalogue has ten groups with 48 different types, and tags for every one",
      "the catalogue has 10 groups",
      "Health & Wellness: Dentist, Gym, Personal Trainer, Massage Therapist, Chiropractor, Yoga Studio",
      "Home Services: Plumber, Electrician, Carpenter, Landscaper, House Cleaner, Painter, Handyman, Locksmith",
      "Professional Services: Real Estate Agent, Insurance Agent, Web Designer, Marketing Agency, Accountant, Lawyer",
      "Beauty & Personal Care: Hair Salon, Nail Salon, Spa, Barber Shop",
      "Food & Beverage: Restaurant, Bakery, Coffee Shop, Food Truck, Catering Service",
      "Arts & Entertainment: Photographer, Art Gallery, Dance Studio, Music Teacher",
      "Travel & Hospitality: Travel Agency, Tour Guide, Hotel, Bed & Breakfast",
      "Automotive: Auto Repair, Car Rental, Bike Shop",
      "Education: Tutor, Day Care",
      "Other Services: Moving Company, Florist, Wedding Planner, Interior Designer, Pet Groomer, Tattoo Artist",
    ),
    navigation(
      "storage",
      "every change of the theme changes the page's root and is stored",
      "local storage: theme is 'dark' or 'light'",
    ),
    calls(
      "storage",
      "the token is kept as appwrite_jwt, and gone after the next log-in",
      "local storage: appwrite_jwt is the stored token",
    ),
    chatStorage(
      "storage",
      "come back after a reload with messages, tables and preset",
      "local storage: currentConversationId and chatConversations",
    ),
    calls(
      "storage",
      "the token is kept as appwrite_jwt, and gone after the next log-in",
      "the identity provider's JWT key is removed at log-in",
    ),
  ],
};
