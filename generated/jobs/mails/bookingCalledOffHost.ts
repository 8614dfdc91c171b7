// Generated fb8d67193c14. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows, in all cases. */
interface BookingCalledOffHostSlotsAlways {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** What only its writer knows: the case that it is, and what that needs. */
export type BookingCalledOffHostSlots = BookingCalledOffHostSlotsAlways & ({
    readonly as: "offline";
    readonly amount: string | number;
  } | {
    readonly as: "unpaid";
  } | {
    readonly as: "paid";
  });

/** The host who cancelled is told that the guest gets everything back and that the nights stay blocked. */
export const bookingCalledOffHostMail = (slots: BookingCalledOffHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `You cancelled ${slots.name}’s stay at ${slots.title}`,
  paragraphs: partsOf([
    `You cancelled ${slots.name}’s stay at ${slots.title}:`,
    slots.stay,
    slots.as === "offline" ? `You recorded that ${slots.name} paid you ${slots.amount} directly. Please refund it to them.` : slots.as === "unpaid" ? "Nothing was charged." : `${slots.name} gets back everything they paid.`,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "These nights stay blocked in your calendar.",
  },
});
