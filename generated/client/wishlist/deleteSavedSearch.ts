// Generated 24e1c7dacf2e. The call deleteSavedSearch, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SavedSearch } from "../../model/entities";

export interface DeleteSavedSearchArgs {
  readonly saved_search_id: string;
}

export type DeleteSavedSearchAnswer = readonly SavedSearch[];

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.too_large wishlist.search_not_found";

export type DeleteSavedSearchCode = Words<typeof codes>;

/** Deletes a saved search, and ends its mails. DELETE /user/saved-search/{saved_search_id}. For people who are signed in. */
export function deleteSavedSearch(transport: Transport, args: DeleteSavedSearchArgs): Promise<Outcome<DeleteSavedSearchAnswer, DeleteSavedSearchCode>> {
  return ask(transport, { call: "deleteSavedSearch", method: "DELETE", path: "/user/saved-search/{saved_search_id}", secure: true, answer: "array", codes }, args);
}

export const deleteSavedSearchFx = /* @__PURE__ */ effectOf("deleteSavedSearchFx", deleteSavedSearch);
