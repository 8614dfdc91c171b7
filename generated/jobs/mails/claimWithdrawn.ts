// Generated 1c0e4460a876. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimWithdrawnSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads that the host let the claim go, and owes nothing. */
export const claimWithdrawnMail = (slots: ClaimWithdrawnSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} withdrew the claim for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} withdrew the claim after your stay at ${slots.title}:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
    "You don’t owe anything, and there’s nothing you need to do.",
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});
