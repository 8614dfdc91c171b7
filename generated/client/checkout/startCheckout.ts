// Generated 5e7ca002140a. The call startCheckout, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Currency } from "../../model/values";

export interface StartCheckoutArgs {
  readonly booking_id: string;
  readonly currency?: Currency | undefined;
  /** The price that the payer saw, where it is not the booking’s own */
  readonly quote_id?: string | undefined;
  /** Where a payer comes back to; the payment is added to it */
  readonly success_path: string;
  /** Where somebody comes back to who did not pay */
  readonly cancel_path: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type StartCheckoutAnswer = {
    readonly url: string;
  };

const codes = "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.not_confirmed booking.payment_late booking.price_changed booking.quote_expired checkout.offer_not_found checkout.paid_directly checkout.payment_unavailable checkout.rates_outdated checkout.total_unpayable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type StartCheckoutCode = Words<typeof codes>;

/** Begins a payment; the browser goes on to the payment page. POST /checkout. For people whose profile has a first and a last name. Source: §7 Checkout. */
export function startCheckout(transport: Transport, args: StartCheckoutArgs): Promise<Outcome<StartCheckoutAnswer, StartCheckoutCode>> {
  return ask(transport, { call: "startCheckout", method: "POST", path: "/checkout", secure: true, repeatable: true, codes }, args);
}

export const startCheckoutFx = /* @__PURE__ */ effectOf("startCheckoutFx", startCheckout);
