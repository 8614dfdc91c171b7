// Generated ea128fea3983. The call previewPrice, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PricePreview } from "../../model/entities";

export interface PreviewPriceArgs {
  readonly property_id: string;
  /** Price per night, where its day of the week has none of its own */
  readonly base_cents?: number | undefined;
  /** A Monday night; the price per night where empty */
  readonly monday_cents?: number | null | undefined;
  /** A Tuesday night; the price per night where empty */
  readonly tuesday_cents?: number | null | undefined;
  /** A Wednesday night; the price per night where empty */
  readonly wednesday_cents?: number | null | undefined;
  /** A Thursday night; the price per night where empty */
  readonly thursday_cents?: number | null | undefined;
  /** A Friday night; the price per night where empty */
  readonly friday_cents?: number | null | undefined;
  /** A Saturday night; the price per night where empty */
  readonly saturday_cents?: number | null | undefined;
  /** A Sunday night; the price per night where empty */
  readonly sunday_cents?: number | null | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  /** A night, for each guest beyond those included */
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  /** From seven nights */
  readonly weekly_discount_percent?: number | undefined;
  /** From twenty-eight nights */
  readonly monthly_discount_percent?: number | undefined;
  /** Booked sixty days ahead or earlier */
  readonly early_discount_percent?: number | undefined;
  /** Booked within the last seven days */
  readonly last_minute_discount_percent?: number | undefined;
}

export type PreviewPriceAnswer = PricePreview;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.not_found property.not_owner";

export type PreviewPriceCode = Words<typeof codes>;

/** What a stay would cost guests and bring the host at prices that are not saved yet. POST /user/property/{property_id}/price-preview. For the owner of the property. */
export function previewPrice(transport: Transport, args: PreviewPriceArgs): Promise<Outcome<PreviewPriceAnswer, PreviewPriceCode>> {
  return ask(transport, { call: "previewPrice", method: "POST", path: "/user/property/{property_id}/price-preview", secure: true, codes }, args);
}

export const previewPriceFx = /* @__PURE__ */ effectOf("previewPriceFx", previewPrice);
