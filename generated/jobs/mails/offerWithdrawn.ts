// Generated 90e25a24f25e. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface OfferWithdrawnSlotsAlways {
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {name} can answer until {moment}. After that, the request expires. */
  readonly until: { readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type OfferWithdrawnSlots = OfferWithdrawnSlotsAlways & ({
    readonly as: "withdrawn";
    readonly title: string | number;
  } | {
    readonly as: "ended";
    readonly title: string | number;
  });

/** The guest hears that the offer is gone, and that the request waits for its answer. */
export const offerWithdrawnMail = (slots: OfferWithdrawnSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: slots.as === "withdrawn" ? `${slots.name} withdrew their offer for ${slots.title}` : `${slots.name}’s offer for ${slots.title} has ended`,
  paragraphs: partsOf([
    slots.as === "withdrawn" ? `${slots.name} withdrew their offer for ${slots.title}. Your original request still stands:` : `${slots.name}’s offer for ${slots.title} can no longer be accepted. Your original request still stands:`,
    slots.stay,
    whereGiven(slots.until, (part) => `${slots.name} can answer until ${part.moment}. After that, the request expires.`),
  ]),
  button: {
    label: "View your request",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: `You don’t pay anything until ${slots.name} accepts.`,
  },
});
