// Generated 276e3ab12c21. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimUnansweredSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears that the guest did not answer in time. */
export const claimUnansweredMail = (slots: ClaimUnansweredSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} didn’t answer your claim for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} didn’t answer your claim for this stay at ${slots.title} within 7 days:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
    "We’ll look at your claim, decide, and email you.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
