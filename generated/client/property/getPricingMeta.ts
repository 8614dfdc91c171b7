// Generated 16b43ff28538. The call getPricingMeta, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestsInput, LineItem, PricingMeta } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface GetPricingMetaArgs {
  readonly property_id: string;
  /** The stay that is looked at */
  readonly booking: {
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
      readonly guests?: GuestsInput | undefined;
      readonly currency?: Currency | undefined;
      readonly points?: number | undefined;
    };
  /** The lines that the caller shows */
  readonly lineItems?: readonly LineItem[] | undefined;
}

export type GetPricingMetaAnswer = PricingMeta;

const codes = "checkout.total_unpayable input.invalid input.malformed input.rate_limited input.too_large points.not_enough points.too_few points.too_many property.gone property.no_property_id property.not_found";

export type GetPricingMetaCode = Words<typeof codes>;

/** The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. POST /property/{property_id}/pricing-meta. For anyone, where the property is listed or paused. Source: §7 Property. */
export function getPricingMeta(transport: Transport, args: GetPricingMetaArgs): Promise<Outcome<GetPricingMetaAnswer, GetPricingMetaCode>> {
  return ask(transport, { call: "getPricingMeta", method: "POST", path: "/property/{property_id}/pricing-meta", secure: true, codes }, args);
}

export const getPricingMetaFx = /* @__PURE__ */ effectOf("getPricingMetaFx", getPricingMeta);
