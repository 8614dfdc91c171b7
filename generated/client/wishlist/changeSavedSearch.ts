// Generated 005b33bbb193. The call changeSavedSearch, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SavedSearch } from "../../model/entities";

export interface ChangeSavedSearchArgs {
  readonly saved_search_id: string;
  readonly name?: string | undefined;
  /** Whether a mail tells when a stay that fits is new */
  readonly mails?: boolean | undefined;
}

export type ChangeSavedSearchAnswer = readonly SavedSearch[];

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.rate_limited input.too_large wishlist.search_not_found";

export type ChangeSavedSearchCode = Words<typeof codes>;

/** Renames a saved search, or sets whether it sends mails. PUT /user/saved-search/{saved_search_id}. For people who are signed in. */
export function changeSavedSearch(transport: Transport, args: ChangeSavedSearchArgs): Promise<Outcome<ChangeSavedSearchAnswer, ChangeSavedSearchCode>> {
  return ask(transport, { call: "changeSavedSearch", method: "PUT", path: "/user/saved-search/{saved_search_id}", secure: true, answer: "array", codes }, args);
}

export const changeSavedSearchFx = /* @__PURE__ */ effectOf("changeSavedSearchFx", changeSavedSearch);
