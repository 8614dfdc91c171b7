// Generated a9c4e44d8c10. Sentences that people read.
import { counted } from "../counted";

/** The map of a search. */
export const searchMapTexts = {
  map: "Map",
  list: "List",
  heading: "Map of stays",
  part: "This part of the map",
  skip: "Skip the map",
  asMoved: "Search as I move the map",
  searchHere: "Search this area",
  pin: (slots: { readonly title: string | number; readonly price: string | number }): string => `${slots.title}, ${slots.price}`,
  group: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay`, other: `${number} stays` })),
  here: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay here`, other: `${number} stays here` })),
  chosen: "On the map",
  first: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: "The map shows the first stay. Zoom in to see more.", other: `The map shows the first ${number} stays. Zoom in to see more.` })),
  failed: "We couldn’t load the map. The list has all the stays.",
  notFound: "This stay is no longer available. Try another one.",
} as const;
