// Generated b42891c351c3. The call countListingView, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface CountListingViewArgs {
  readonly property_id: string;
}

export type CountListingViewAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.rate_limited input.too_large property.gone property.not_found";

export type CountListingViewCode = Words<typeof codes>;

/** Counts one look at the page of a listing, by day and without the person; its host’s own looks and robots’ are not counted. POST /property/{property_id}/view. For anyone, where the property is listed or paused. */
export function countListingView(transport: Transport, args: CountListingViewArgs): Promise<Outcome<CountListingViewAnswer, CountListingViewCode>> {
  return ask(transport, { call: "countListingView", method: "POST", path: "/property/{property_id}/view", secure: true, codes }, args);
}

export const countListingViewFx = /* @__PURE__ */ effectOf("countListingViewFx", countListingView);
