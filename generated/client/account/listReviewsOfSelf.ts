// Generated 5f69ec707599. The call listReviewsOfSelf, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestReviewList } from "../../model/entities";

export interface ListReviewsOfSelfArgs {
  /** Which page of the list */
  readonly page?: number | undefined;
}

export type ListReviewsOfSelfAnswer = GuestReviewList;

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListReviewsOfSelfCode = Words<typeof codes>;

/** What hosts wrote of the person as a guest. GET /user/profile/guest-review. For people who are signed in. */
export function listReviewsOfSelf(transport: Transport, args: ListReviewsOfSelfArgs | void): Promise<Outcome<ListReviewsOfSelfAnswer, ListReviewsOfSelfCode>> {
  return ask(transport, { call: "listReviewsOfSelf", method: "GET", path: "/user/profile/guest-review", secure: true, codes }, args);
}

export const listReviewsOfSelfFx = /* @__PURE__ */ effectOf("listReviewsOfSelfFx", listReviewsOfSelf);
