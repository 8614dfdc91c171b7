// Generated 37741ece0b8c. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives: the case, and those of the case. */
export type LoanEndedSlots = {
    readonly as: "lender";
    readonly tool: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.shed>[0]>;
  } | {
    readonly as: "borrower";
    readonly tool: string | number;
    readonly amount: string | number;
    readonly to: string;
  };

/** Each side is told that a loan has ended. Source: §4. */
export const loanEndedMail = (slots: LoanEndedSlots): MailWords<"keeper" | "member"> => ({
  reader: slots.as === "lender" ? "keeper" : "member",
  subject: slots.as === "lender" ? `${slots.tool} is back` : `Thanks for ${slots.tool}`,
  paragraphs: partsOf([
    slots.as === "borrower" ? `Your deposit of ${slots.amount} goes back.` : null,
  ]),
  button: slots.as === "lender" ? {
    label: "Open the shed",
    href: `${slots.origin}${pathTo.shed(slots.to)}`,
  } : {
    label: "Your loan",
    href: slots.to,
  },
});
