// Generated 0572547ace2b. The call listSavedSearches, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SavedSearch } from "../../model/entities";

export type ListSavedSearchesAnswer = readonly SavedSearch[];

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListSavedSearchesCode = Words<typeof codes>;

/** The person’s saved searches, the last saved first. GET /user/saved-search. For people who are signed in. */
export function listSavedSearches(transport: Transport): Promise<Outcome<ListSavedSearchesAnswer, ListSavedSearchesCode>> {
  return ask(transport, { call: "listSavedSearches", method: "GET", path: "/user/saved-search", secure: true, answer: "array", codes }, undefined);
}

export const listSavedSearchesFx = /* @__PURE__ */ effectOf("listSavedSearchesFx", listSavedSearches);
