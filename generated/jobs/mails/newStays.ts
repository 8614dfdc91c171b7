// Generated 736a52e1d70e. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";
import { counted } from "../../texts/counted";

/** The values that the server gives. */
export interface NewStaysSlots {
  readonly count: number;
  readonly name: string | number;
  /** The first of the stays, each with its place and price */
  readonly stays: GivenPart;
  /** And {rest} more. */
  readonly more: { readonly rest: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.search>[0]>;
}

/** The owner of a saved search reads which stays are new. */
export const newStaysMail = (slots: NewStaysSlots): MailWords<"searcher"> => ({
  reader: "searcher",
  subject: counted("en-CA", slots.count, (number) => ({ one: `${number} new stay: ${slots.name}`, other: `${number} new stays: ${slots.name}` })),
  paragraphs: partsOf([
    counted("en-CA", slots.count, () => ({ one: `A new stay fits your saved search “${slots.name}”:`, other: `New stays fit your saved search “${slots.name}”:` })),
    slots.stays,
    whereGiven(slots.more, (part) => `And ${part.rest} more.`),
  ]),
  button: {
    label: "See all",
    href: `${slots.origin}${pathTo.search(slots.to)}`,
  },
});
