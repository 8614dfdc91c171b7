// Generated 42bbefce9206. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface BookingPaidSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Every line of the price, and the total */
  readonly sums: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type BookingPaidSlots = BookingPaidSlotsAlways & ({
    readonly as: "money";
    readonly amount: string | number;
  } | {
    readonly as: "points";
    readonly amount: string | number;
    readonly points: string | number;
  });

/** The guest gets a receipt. */
export const bookingPaidMail = (slots: BookingPaidSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Receipt: your stay at ${slots.title}`,
  paragraphs: partsOf([
    `Your stay at ${slots.title} is paid and confirmed:`,
    slots.stay,
    slots.sums,
    slots.as === "money" ? `You paid ${slots.amount}.` : `You paid ${slots.amount} and ${slots.points} points.`,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "See the address and check-in details on your stay page.",
  },
});
