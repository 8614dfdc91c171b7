// Generated 96cadb2ed38a. The table payments, and what is read from its rows.
import type { Payment, Quote, TakenPayment } from "../model/entities";
import type { CardBrand, Currency, DisputeState, PaymentProvider, PaymentState } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Json, Moment } from "./columns";

/** Payments by card; a booking, and a claim after it, has one open page at most, and is paid once. */
export interface PaymentsTable {
  readonly payment_id: string;
  readonly property_id: string;
  readonly booking_id: string;
  readonly claim_id: string | null;
  readonly change_id: string | null;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly address: string | null;
  readonly charge_id: string | null;
  readonly state: PaymentState;
  readonly used: Defaulted<boolean>;
  readonly quote: Json<Quote> | null;
  readonly amount_cents: number;
  readonly currency: Currency;
  readonly cad_cents: number;
  readonly refunded_cents: Defaulted<number>;
  readonly refunded_cad_cents: Defaulted<number>;
  readonly success_path: string;
  readonly cancel_path: string;
  readonly opened_at: Moment;
  readonly open_until: Moment;
  readonly paid_at: Moment | null;
  readonly card_brand: CardBrand | null;
  readonly card_last4: string | null;
  readonly disputed_at: Moment | null;
  readonly dispute: DisputeState | null;
  readonly looked_at: Moment | null;
}

/** The columns that Payment is read from. */
export const columnsOfPayment = ["payment_id", "property_id", "booking_id", "claim_id", "change_id", "provider", "provider_id", "address", "charge_id", "state", "used", "quote", "amount_cents", "currency", "cad_cents", "refunded_cents", "refunded_cad_cents", "success_path", "cancel_path", "opened_at", "open_until", "paid_at", "card_brand", "card_last4", "disputed_at", "dispute", "looked_at"] as const;

/** A row of payments as Payment. */
export function readPayment(row: Pick<Selectable<PaymentsTable>, (typeof columnsOfPayment)[number]>): Payment {
  return { payment_id: row.payment_id, property_id: row.property_id, booking_id: row.booking_id, claim_id: row.claim_id, change_id: row.change_id, provider: row.provider, provider_id: row.provider_id, address: row.address, charge_id: row.charge_id, state: row.state, used: row.used, quote: row.quote, amount_cents: row.amount_cents, currency: row.currency, cad_cents: row.cad_cents, refunded_cents: row.refunded_cents, refunded_cad_cents: row.refunded_cad_cents, success_path: row.success_path, cancel_path: row.cancel_path, opened_at: instantOf(row.opened_at), open_until: instantOf(row.open_until), paid_at: row.paid_at && instantOf(row.paid_at), card_brand: row.card_brand, card_last4: row.card_last4, disputed_at: row.disputed_at && instantOf(row.disputed_at), dispute: row.dispute, looked_at: row.looked_at && instantOf(row.looked_at) };
}

/** The columns that TakenPayment is read from. */
export const columnsOfTakenPayment = ["payment_id", "booking_id", "claim_id", "provider", "state", "amount_cents", "currency", "refunded_cents", "opened_at", "paid_at", "card_brand", "card_last4"] as const;

/** A row of payments as TakenPayment. */
export function readTakenPayment(row: Pick<Selectable<PaymentsTable>, (typeof columnsOfTakenPayment)[number]>): TakenPayment {
  return { payment_id: row.payment_id, booking_id: row.booking_id, claim_id: row.claim_id, provider: row.provider, state: row.state, amount_cents: row.amount_cents, currency: row.currency, refunded_cents: row.refunded_cents, opened_at: instantOf(row.opened_at), paid_at: row.paid_at && instantOf(row.paid_at), card_brand: row.card_brand, card_last4: row.card_last4 };
}
