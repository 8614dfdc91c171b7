// Generated 795e1577572b. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimAcceptedSlots {
  readonly title: string | number;
  readonly name: string | number;
  readonly kind: string | number;
  readonly amount: string | number;
  readonly sum: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads what was accepted, and how it is paid. */
export const claimAcceptedMail = (slots: ClaimAcceptedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `You accepted the claim for ${slots.title}`,
  paragraphs: partsOf([
    `You accepted ${slots.name}’s claim after your stay at ${slots.title}:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
    `Please pay ${slots.name} ${slots.sum}, either by card on your stay page or directly.`,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "We never charge your card without you.",
  },
});
