// Generated 105daa1589a9. The call getCheckout. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { CheckoutOffer } from "../../model/entities";

export interface GetCheckoutArgs {
  /** As it stands in the link */
  readonly booking_id: string;
}

export type GetCheckoutAnswer = CheckoutOffer;

export type GetCheckoutCode = "checkout.offer_not_found"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call";

/** The offer behind a checkout link; of a link that leads to none, its error tells the ID. GET /checkout/{booking_id}. For anyone. Source: §7 Checkout. */
export function getCheckout(transport: Transport, args: GetCheckoutArgs): Promise<Outcome<GetCheckoutAnswer, GetCheckoutCode>> {
  return ask(transport, { call: "getCheckout", method: "GET", path: "/checkout/{booking_id}", codes: "checkout.offer_not_found input.invalid input.malformed input.no_such_call" }, args);
}
