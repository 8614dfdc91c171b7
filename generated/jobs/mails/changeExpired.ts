// Generated 1f79a05253ea. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ChangeExpiredSlotsAlways {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
}

/** The values that the server gives: the case, and those of the case. */
export type ChangeExpiredSlots = ChangeExpiredSlotsAlways & ({
    readonly as: "guest";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
  } | {
    readonly as: "host";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
  });

/** Who proposed a change hears that it was not answered. */
export const changeExpiredMail = (slots: ChangeExpiredSlots): MailWords<"guest" | "host"> => ({
  reader: slots.as === "guest" ? "guest" : "host",
  subject: `${slots.name} didn’t respond to your proposed change at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} didn’t respond in time to the change you proposed for this booking at ${slots.title}.`,
    slots.stay,
    "The booking stays as it is.",
  ]),
  button: slots.as === "guest" ? {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  } : {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});
