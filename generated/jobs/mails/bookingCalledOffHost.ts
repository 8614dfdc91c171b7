// Generated bbdb94bcae33. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface BookingCalledOffHostSlotsAlways {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
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
