// Generated c6683c3ad7ba. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface CohostInvitedSlotsAlways {
  readonly host: string | number;
  /** The names of the listings, a line each, where there are several */
  readonly titles: GivenPart;
  /** What the co-host looks after */
  readonly roles: GivenPart;
  /** That guests see who answers them, for who is to answer messages */
  readonly named: GivenPart;
  /** What a co-host cannot do */
  readonly doesNot: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.cohost>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type CohostInvitedSlots = CohostInvitedSlotsAlways & ({
    readonly as: "one";
    readonly title: string | number;
  } | {
    readonly as: "many";
    readonly listings: string | number;
  });

/** A person is invited to co-host, and gets the link. */
export const cohostInvitedMail = (slots: CohostInvitedSlots): MailWords<"invited"> => ({
  reader: "invited",
  subject: slots.as === "one" ? `${slots.host} invited you to co-host ${slots.title}` : `${slots.host} invited you to co-host ${slots.listings}`,
  paragraphs: partsOf([
    slots.as === "one" ? `${slots.host} asks you to help with ${slots.title} on Tuckamore.` : `${slots.host} asks you to help with ${slots.listings} on Tuckamore:`,
    slots.titles,
    slots.roles,
    slots.named,
    slots.doesNot,
  ]),
  button: {
    label: "See invitation",
    href: `${slots.origin}${pathTo.cohost(slots.to)}`,
    ending: `The link expires in 7 days and works once. You accept with your own Tuckamore account, which can have any email. If you don’t know ${slots.host}, you can ignore this email.`,
  },
});
