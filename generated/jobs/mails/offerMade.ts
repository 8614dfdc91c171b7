// Generated aae56c3a942d. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface OfferMadeSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly moment: string | number;
  /** The stay that is offered */
  readonly stay: GivenPart;
  /** The old dates, people and sum beside the new */
  readonly changes: GivenPart;
  /** The words of the host */
  readonly message: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads what the host offers instead, and until when. */
export const offerMadeMail = (slots: OfferMadeSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} sent you an offer for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} answered your request for ${slots.title} with an offer:`,
    slots.stay,
    slots.changes,
    slots.message,
    `Respond by ${slots.moment}. The nights are held for you until then. If you decline or don’t respond, ${slots.name} can still accept your original request.`,
  ]),
  button: {
    label: "View the offer",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "You don’t pay anything until you accept.",
  },
});
