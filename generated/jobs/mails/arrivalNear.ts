// Generated 4f8204d894df. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ArrivalNearSlots {
  readonly title: string | number;
  readonly date: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Address: {address} */
  readonly place: { readonly address: string | number } | null | false;
  /** The host’s words about arriving, each part with its name */
  readonly notes: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is told how to arrive. */
export const arrivalNearMail = (slots: ArrivalNearSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Your stay at ${slots.title} begins ${slots.date}`,
  paragraphs: partsOf([
    `Your stay at ${slots.title} is about to begin:`,
    slots.stay,
    whereGiven(slots.place, (part) => `Address: ${part.address}`),
    slots.notes,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "Your stay page has directions, your messages and anything your host adds.",
  },
});
