// Generated f0145928a916. The call previewCancellation, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CancelPreview } from "../../model/entities";

export interface PreviewCancellationArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
}

export type PreviewCancellationAnswer = CancelPreview;

const codes = "account.not_named account.not_signed_in account.not_verified booking.cancel_too_late booking.illegal_transition booking.not_found input.invalid input.malformed";

export type PreviewCancellationCode = Words<typeof codes>;

/** What comes back if the booking is cancelled now. GET /booking/{booking_id}/cancel-preview. For the guest or the host of the booking, with a name. */
export function previewCancellation(transport: Transport, args: PreviewCancellationArgs): Promise<Outcome<PreviewCancellationAnswer, PreviewCancellationCode>> {
  return ask(transport, { call: "previewCancellation", method: "GET", path: "/booking/{booking_id}/cancel-preview", secure: true, codes }, args);
}

export const previewCancellationFx = /* @__PURE__ */ effectOf("previewCancellationFx", previewCancellation);
