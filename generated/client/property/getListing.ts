// Generated e3109db6d62b. The call getListing, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Listing } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface GetListingArgs {
  readonly property_id: string;
  /** With both dates, the price is that of the stay */
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly currency?: Currency | undefined;
}

export type GetListingAnswer = Listing;

const codes = "input.invalid input.malformed input.rate_limited property.gone property.not_found";

export type GetListingCode = Words<typeof codes>;

/** A property as a guest sees it; drafts are not found, and what was archived is gone. GET /property/{property_id}. For anyone, where the property is listed or paused. */
export function getListing(transport: Transport, args: GetListingArgs): Promise<Outcome<GetListingAnswer, GetListingCode>> {
  return ask(transport, { call: "getListing", method: "GET", path: "/property/{property_id}", secure: true, codes }, args);
}

export const getListingFx = /* @__PURE__ */ effectOf("getListingFx", getListing);
