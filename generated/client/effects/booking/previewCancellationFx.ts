// Generated 6c6834be3fe5. The effect of previewCancellation. Change the spec, not this file.
import { previewCancellation, type PreviewCancellationAnswer, type PreviewCancellationArgs, type PreviewCancellationCode } from "../../booking/previewCancellation";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** What comes back if the booking is cancelled now. */
export const previewCancellationFx: Effect<PreviewCancellationArgs, PreviewCancellationAnswer, Failure<PreviewCancellationCode>> = /* @__PURE__ */ effectOf("previewCancellationFx", previewCancellation);
