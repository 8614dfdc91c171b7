// Generated a4d2317a17d6. The call previewCancellation, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { CancelPreview } from "../../model/entities";
import type { Effect } from "effector";

export interface PreviewCancellationArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type PreviewCancellationAnswer = CancelPreview;

const codes = "account.not_signed_in booking.cancel_too_late booking.illegal_transition booking.not_found input.invalid input.malformed";

export type PreviewCancellationCode = Words<typeof codes>;

/** What comes back if the booking is cancelled now. GET /booking/{booking_id}/cancel-preview. For the guest or the host of the booking. */
export function previewCancellation(transport: Transport, args: PreviewCancellationArgs): Promise<Outcome<PreviewCancellationAnswer, PreviewCancellationCode>> {
  return ask(transport, { call: "previewCancellation", method: "GET", path: "/booking/{booking_id}/cancel-preview", secure: true, codes }, args);
}

export const previewCancellationFx: Effect<PreviewCancellationArgs, PreviewCancellationAnswer, Failure<PreviewCancellationCode>> = /* @__PURE__ */ effectOf("previewCancellationFx", previewCancellation);
