// Generated 17da0a813c72. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface OfferTakenHostSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {name} can pay until {moment}. The nights are held until then. */
  readonly pay: { readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears that the guest accepted. */
export const offerTakenHostMail = (slots: OfferTakenHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} accepted your offer for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} accepted your offer for ${slots.title}. This is the booking now:`,
    slots.stay,
    `Your payout before taxes: ${slots.amount}.`,
    whereGiven(slots.pay, (part) => `${slots.name} can pay until ${part.moment}. The nights are held until then.`),
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
