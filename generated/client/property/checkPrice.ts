// Generated 6a5aef1ad360. The call checkPrice, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestsInput, PriceCheck } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface CheckPriceArgs {
  readonly property_id: string;
  /** The page of the same place elsewhere; its dates and guests are read off it. Without a scheme it gets https:// */
  readonly url?: string | undefined;
  readonly checkin?: PlainDate | null | undefined;
  readonly checkout?: PlainDate | null | undefined;
  readonly guests?: GuestsInput | null | undefined;
  readonly currency?: Currency | undefined;
  /** The whole price there, taxes included; savings are told only against it */
  readonly source_total?: {
      readonly amount_cents: number;
      readonly currency: Currency;
    } | null | undefined;
}

export type CheckPriceAnswer = PriceCheck;

const codes = "input.invalid input.malformed input.rate_limited input.too_large property.gone property.no_property_id property.no_target_url property.not_found";

export type CheckPriceCode = Words<typeof codes>;

/** What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. POST /property/{property_id}/check-price. For anyone, where the property is listed or paused. Source: §7 Property. */
export function checkPrice(transport: Transport, args: CheckPriceArgs): Promise<Outcome<CheckPriceAnswer, CheckPriceCode>> {
  return ask(transport, { call: "checkPrice", method: "POST", path: "/property/{property_id}/check-price", secure: true, codes }, args);
}

export const checkPriceFx = /* @__PURE__ */ effectOf("checkPriceFx", checkPrice);
