// Generated db952ed5576d. Sentences that people read.
import { counted } from "../counted";

/** The numbers of a property on its page. */
export const numbersTexts = {
  heading: "How it’s doing",
  period: "Period",
  dates: (slots: { readonly date: string | number }): string => `Nights from ${slots.date} to last night.`,
  notListed: "Numbers appear here once it has been published for a night.",
  sold: "Nights sold",
  soldOf: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `of ${number} night offered`, other: `of ${number} nights offered` })),
  night: "Average night",
  nightSays: "what you earn, with cleaning and other fees, before refunds",
  occupancy: "Occupancy",
  occupancySays: "nights blocked by you or taken on other sites don’t count",
  answers: "Answer rate",
  answersOf: (slots: { readonly count: number; readonly answered: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${slots.answered} of ${number} request answered in time`, other: `${slots.answered} of ${number} requests answered in time` })),
  answersNone: "no requests",
  views: "Page views",
  viewsBooked: (slots: { readonly count: number; readonly percent: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} booking, ${slots.percent}% of views`, other: `${number} bookings, ${slots.percent}% of views` })),
  viewsNone: "not counting your own",
  none: "–",
  percent: (slots: { readonly percent: string | number }): string => `${slots.percent}%`,
  paused: "Time while this listing was paused counts as offered.",
  loading: "Loading the numbers",
  failed: "We couldn’t load the numbers.",
} as const;
