// Generated 0608dfdadc7f. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ChangeAcceptedSlots {
  readonly amount: string | number;
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The old dates, people and sum beside the new */
  readonly changes: GivenPart;
  /** Pay {amount} by {moment} to change your booking. The new nights are held for you until then. If you don’t pay, your booking stays as it is. */
  readonly pay: { readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads that the change waits for the difference to be paid. */
export const changeAcceptedMail = (slots: ChangeAcceptedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Pay ${slots.amount} to change your stay at ${slots.title}`,
  paragraphs: partsOf([
    `You and ${slots.name} agreed to change this stay at ${slots.title}:`,
    slots.stay,
    slots.changes,
    whereGiven(slots.pay, (part) => `Pay ${slots.amount} by ${part.moment} to change your booking. The new nights are held for you until then. If you don’t pay, your booking stays as it is.`),
  ]),
  button: {
    label: "View and pay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "We never charge your card without you.",
  },
});
