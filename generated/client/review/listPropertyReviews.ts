// Generated ce9872c6b985. The call listPropertyReviews. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";
import type { ReviewOrder } from "../../model/values";

export interface ListPropertyReviewsArgs {
  readonly property_id: string;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListPropertyReviewsAnswer = ReviewList;

export type ListPropertyReviewsCode = "input.invalid"
  | "input.malformed"
  | "property.gone"
  | "property.not_found";

/** The reviews of a property. GET /property/{property_id}/review. For anyone, where the property is listed or paused. Source: §7 Property. */
export function listPropertyReviews(transport: Transport, args: ListPropertyReviewsArgs): Promise<Outcome<ListPropertyReviewsAnswer, ListPropertyReviewsCode>> {
  return ask(transport, { call: "listPropertyReviews", method: "GET", path: "/property/{property_id}/review", codes: "input.invalid input.malformed property.gone property.not_found", secure: true }, args);
}
