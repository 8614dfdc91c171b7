// Generated 322ad7be6dd5. The call getAvailability. Change the spec, not this file.
import { ask } from "../ask";
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

export type GetAvailabilityCode = "input.invalid"
  | "input.malformed"
  | "property.dates_reversed"
  | "property.gone"
  | "property.no_property_id"
  | "property.not_found";

/** Which nights are taken, never why; from today to the horizon unless asked otherwise. GET /property/{property_id}/availability. For anyone, where the property is listed or paused. Source: §7 Property. */
export function getAvailability(transport: Transport, args: GetAvailabilityArgs): Promise<Outcome<GetAvailabilityAnswer, GetAvailabilityCode>> {
  return ask(transport, { call: "getAvailability", method: "GET", path: "/property/{property_id}/availability", codes: "input.invalid input.malformed property.dates_reversed property.gone property.no_property_id property.not_found", secure: true }, args);
}
