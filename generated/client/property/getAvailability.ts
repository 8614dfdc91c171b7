// Generated d7107ffabd90. The call getAvailability, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Availability } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface GetAvailabilityArgs {
  readonly property_id: string;
  readonly from?: PlainDate | undefined;
  /** The day after the last night */
  readonly to?: PlainDate | undefined;
}

export type GetAvailabilityAnswer = Availability;

const codes = "input.invalid input.malformed input.rate_limited property.dates_reversed property.gone property.no_property_id property.not_found";

export type GetAvailabilityCode = Words<typeof codes>;

/** Which nights are taken, never why; from today to the horizon unless asked otherwise. GET /property/{property_id}/availability. For anyone, where the property is listed or paused. Source: §7 Property. */
export function getAvailability(transport: Transport, args: GetAvailabilityArgs): Promise<Outcome<GetAvailabilityAnswer, GetAvailabilityCode>> {
  return ask(transport, { call: "getAvailability", method: "GET", path: "/property/{property_id}/availability", secure: true, codes }, args);
}

export const getAvailabilityFx = /* @__PURE__ */ effectOf("getAvailabilityFx", getAvailability);
