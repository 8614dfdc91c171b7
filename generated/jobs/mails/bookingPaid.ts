// Generated d52c90e57071. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows, in all cases. */
interface BookingPaidSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Every line of the price, and the total */
  readonly sums: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** What only its writer knows: the case that it is, and what that needs. */
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
