// Generated d23a5e5f2ec2. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";
import { counted } from "../../texts/counted";

/** The values that the server gives. */
export interface ClaimFiledSlots {
  readonly name: string | number;
  readonly amount: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of the host */
  readonly message: GivenPart;
  /** {count} photos attached. */
  readonly photos: { readonly count: number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads what the host claims, and until when to answer. */
export const claimFiledMail = (slots: ClaimFiledSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} asks for ${slots.amount} after your stay at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} made a claim after your stay at ${slots.title}:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
    slots.message,
    whereGiven(slots.photos, (part) => counted("en-CA", part.count, (number) => ({ one: `${number} photo attached.`, other: `${number} photos attached.` }))),
    `Answer by ${slots.moment}. You can accept it, offer a part, or say why you don’t agree.`,
    "If you don’t answer, we’ll decide without hearing your side.",
  ]),
  button: {
    label: "View and answer",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "We never charge your card without you.",
  },
});
