// The calls of checkout.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type { CheckoutOffer, ExchangeRate, SandboxPayment } from "../model/entities";
import type { CardOutcome, Currency } from "../model/values";

export interface FinishPaymentArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  readonly payment_id: string;
  readonly outcome: CardOutcome;
}

export type FinishPaymentAnswer = SandboxPayment;
export type FinishPaymentCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"
  | "checkout.payment_not_found" | "checkout.payment_refused" | "input.invalid" | "input.malformed" | "input.no_such_call"
  | "input.too_large";

/**
 * Ends a payment on the built-in page. POST /checkout/{booking_id}/payment/{payment_id}. For the guest of the booking. Decision: section
 * 17: the built-in payment page, only with the sandbox provider.
 */
export function finishPayment(
  transport: Transport,
  args: FinishPaymentArgs,
): Promise<Outcome<FinishPaymentAnswer, FinishPaymentCode>> {
  return ask(transport, {
    call: "finishPayment", method: "POST", path: "/checkout/{booking_id}/payment/{payment_id}",
    codes: "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_not_found checkout.payment_refused input.invalid input.malformed input.no_such_call input.too_large",
    secure: true,
  }, args);
}

export interface GetCheckoutArgs {
  /** As it stands in the link */
  readonly booking_id: string;
}

export type GetCheckoutAnswer = CheckoutOffer;
export type GetCheckoutCode = "checkout.offer_not_found" | "input.invalid" | "input.malformed" | "input.no_such_call";

/**
 * The offer behind a checkout link; of a link that leads to none, its error tells the ID. GET /checkout/{booking_id}. For anyone. Source:
 * §7 Checkout.
 */
export function getCheckout(transport: Transport, args: GetCheckoutArgs): Promise<Outcome<GetCheckoutAnswer, GetCheckoutCode>> {
  return ask(transport, {
    call: "getCheckout", method: "GET", path: "/checkout/{booking_id}",
    codes: "checkout.offer_not_found input.invalid input.malformed input.no_such_call",
  }, args);
}

export interface GetCurrencyArgs {
  readonly code: string;
}

export type GetCurrencyAnswer = ExchangeRate;
export type GetCurrencyCode =
  | "checkout.currency_not_supported" | "checkout.rates_outdated" | "input.invalid" | "input.malformed" | "input.no_such_call";

/**
 * A currency with today’s rate; an empty or unknown code answers the supported ones in its error. GET /checkout/currencies/{code}. For
 * anyone. Source: §7 Checkout.
 */
export function getCurrency(transport: Transport, args: GetCurrencyArgs): Promise<Outcome<GetCurrencyAnswer, GetCurrencyCode>> {
  return ask(transport, {
    call: "getCurrency", method: "GET", path: "/checkout/currencies/{code}",
    codes: "checkout.currency_not_supported checkout.rates_outdated input.invalid input.malformed input.no_such_call",
  }, args);
}

export interface GetPaymentArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  readonly payment_id: string;
}

export type GetPaymentAnswer = SandboxPayment;
export type GetPaymentCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"
  | "checkout.payment_not_found" | "input.invalid" | "input.malformed" | "input.no_such_call";

/**
 * A payment as the built-in page shows it. GET /checkout/{booking_id}/payment/{payment_id}. For the guest of the booking. Decision: section
 * 17: the built-in payment page, only with the sandbox provider.
 */
export function getPayment(transport: Transport, args: GetPaymentArgs): Promise<Outcome<GetPaymentAnswer, GetPaymentCode>> {
  return ask(transport, {
    call: "getPayment", method: "GET", path: "/checkout/{booking_id}/payment/{payment_id}",
    codes: "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_not_found input.invalid input.malformed input.no_such_call",
    secure: true,
  }, args);
}

export interface StartCheckoutArgs {
  readonly booking_id: string;
  readonly currency?: Currency | undefined;
  /** Where a payer comes back to */
  readonly success_path: string;
  /** Where somebody comes back to who did not pay */
  readonly cancel_path: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type StartCheckoutAnswer = { readonly url: string };
export type StartCheckoutCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.already_paid" | "booking.not_confirmed"
  | "booking.payment_late" | "booking.price_changed" | "booking.quote_expired" | "checkout.offer_not_found"
  | "checkout.payment_unavailable" | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.repeated_differently"
  | "input.too_large";

/**
 * Begins a payment; the browser goes on to the payment page. POST /checkout. For people whose profile has a first and a last name. Source:
 * §7 Checkout.
 */
export function startCheckout(
  transport: Transport,
  args: StartCheckoutArgs,
): Promise<Outcome<StartCheckoutAnswer, StartCheckoutCode>> {
  return ask(transport, {
    call: "startCheckout", method: "POST", path: "/checkout",
    codes: "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.not_confirmed booking.payment_late booking.price_changed booking.quote_expired checkout.offer_not_found checkout.payment_unavailable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}
