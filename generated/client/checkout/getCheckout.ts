// Generated bef6b26d2eab. The call getCheckout, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CheckoutOffer } from "../../model/entities";

export interface GetCheckoutArgs {
  /** As it stands in the link */
  readonly booking_id: string;
}

export type GetCheckoutAnswer = CheckoutOffer;

const codes = "checkout.offer_not_found input.invalid input.malformed input.no_such_call";

export type GetCheckoutCode = Words<typeof codes>;

/** The offer behind a checkout link; of a link that leads to none, its error tells the ID. GET /checkout/{booking_id}. For anyone. Source: §7 Checkout. */
export function getCheckout(transport: Transport, args: GetCheckoutArgs): Promise<Outcome<GetCheckoutAnswer, GetCheckoutCode>> {
  return ask(transport, { call: "getCheckout", method: "GET", path: "/checkout/{booking_id}", codes }, args);
}

export const getCheckoutFx = /* @__PURE__ */ effectOf("getCheckoutFx", getCheckout);
