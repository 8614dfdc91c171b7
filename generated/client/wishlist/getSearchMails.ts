// Generated 72dc5a943ca6. The call getSearchMails, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SearchMails } from "../../model/entities";

export interface GetSearchMailsArgs {
  /** Stands in its mails alone */
  readonly token: string;
}

export type GetSearchMailsAnswer = SearchMails;

const codes = "input.invalid input.malformed input.no_such_call input.rate_limited wishlist.search_not_found";

export type GetSearchMailsCode = Words<typeof codes>;

/** Whether a saved search sends mails, for who has one of them. GET /saved-search/{token}. For anyone. */
export function getSearchMails(transport: Transport, args: GetSearchMailsArgs): Promise<Outcome<GetSearchMailsAnswer, GetSearchMailsCode>> {
  return ask(transport, { call: "getSearchMails", method: "GET", path: "/saved-search/{token}", codes }, args);
}

export const getSearchMailsFx = /* @__PURE__ */ effectOf("getSearchMailsFx", getSearchMails);
