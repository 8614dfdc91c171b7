// Generated 6a1d267e22f9. The call previewCancellation. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { CancelPreview } from "../../model/entities";

export interface PreviewCancellationArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type PreviewCancellationAnswer = CancelPreview;

export type PreviewCancellationCode = "account.not_signed_in"
  | "booking.cancel_too_late"
  | "booking.illegal_transition"
  | "booking.not_found"
  | "input.invalid"
  | "input.malformed";

/** What comes back if the booking is cancelled now. GET /booking/{booking_id}/cancel-preview. For the guest or the host of the booking. */
export function previewCancellation(transport: Transport, args: PreviewCancellationArgs): Promise<Outcome<PreviewCancellationAnswer, PreviewCancellationCode>> {
  return ask(transport, { call: "previewCancellation", method: "GET", path: "/booking/{booking_id}/cancel-preview", codes: "account.not_signed_in booking.cancel_too_late booking.illegal_transition booking.not_found input.invalid input.malformed", secure: true }, args);
}
