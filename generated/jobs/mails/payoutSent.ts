// Generated 96c209069308. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PayoutSentSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** It’s {less} less because a guest was refunded after we’d paid you for their stay. */
  readonly withheld: { readonly less: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that a payout was sent. */
export const payoutSentMail = (slots: PayoutSentSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `We sent you ${slots.amount} for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.amount} is on its way to your bank account for this stay at ${slots.title}:`,
    slots.stay,
    whereGiven(slots.withheld, (part) => `It’s ${part.less} less because a guest was refunded after we’d paid you for their stay.`),
    "Allow up to 5 business days.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
