// Generated c487f92e3af1. The call setSearchMails, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SearchMails } from "../../model/entities";

export interface SetSearchMailsArgs {
  /** Stands in its mails alone */
  readonly token: string;
  /** Whether a mail tells when a stay that fits is new */
  readonly mails: boolean;
}

export type SetSearchMailsAnswer = SearchMails;

const codes = "input.invalid input.malformed input.no_such_call input.rate_limited input.too_large wishlist.search_not_found";

export type SetSearchMailsCode = Words<typeof codes>;

/** Ends the mails of a saved search, or takes that back, for who has one of them. PUT /saved-search/{token}. For anyone. */
export function setSearchMails(transport: Transport, args: SetSearchMailsArgs): Promise<Outcome<SetSearchMailsAnswer, SetSearchMailsCode>> {
  return ask(transport, { call: "setSearchMails", method: "PUT", path: "/saved-search/{token}", codes }, args);
}

export const setSearchMailsFx = /* @__PURE__ */ effectOf("setSearchMailsFx", setSearchMails);
