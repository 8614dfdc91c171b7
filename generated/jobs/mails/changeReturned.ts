// Generated 19662fb69410. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ChangeReturnedSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest hears that money for a change that came too late goes back. */
export const changeReturnedMail = (slots: ChangeReturnedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `We’re returning your payment of ${slots.amount}`,
  paragraphs: partsOf([
    `Your payment for changing this stay at ${slots.title} arrived when the change could no longer be made.`,
    slots.stay,
    `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
    "The booking stays as it is.",
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});
