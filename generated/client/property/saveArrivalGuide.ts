// Generated 8eab10785f47. The call saveArrivalGuide, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ArrivalGuide } from "../../model/entities";

export interface SaveArrivalGuideArgs {
  readonly property_id: string;
  readonly way?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly way_days?: number | undefined;
  readonly parking?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly parking_days?: number | undefined;
  readonly entry?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly entry_days?: number | undefined;
  readonly code?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly code_days?: number | undefined;
  readonly wifi?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly wifi_days?: number | undefined;
  readonly manual?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly manual_days?: number | undefined;
  readonly leaving?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly leaving_days?: number | undefined;
}

export type SaveArrivalGuideAnswer = ArrivalGuide;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.not_found property.not_owner";

export type SaveArrivalGuideCode = Words<typeof codes>;

/** Sets what guests are told about arriving; what is left out is told no more. PUT /user/property/{property_id}/arrival. For the owner of the property, or one of its co-hosts. */
export function saveArrivalGuide(transport: Transport, args: SaveArrivalGuideArgs): Promise<Outcome<SaveArrivalGuideAnswer, SaveArrivalGuideCode>> {
  return ask(transport, { call: "saveArrivalGuide", method: "PUT", path: "/user/property/{property_id}/arrival", secure: true, codes }, args);
}

export const saveArrivalGuideFx = /* @__PURE__ */ effectOf("saveArrivalGuideFx", saveArrivalGuide);
