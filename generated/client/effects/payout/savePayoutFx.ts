// Generated bdc07158098a. The effect of savePayout. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { savePayout, type SavePayoutAnswer, type SavePayoutArgs, type SavePayoutCode } from "../../payout/savePayout";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Sets who is paid, and where. */
export const savePayoutFx: Effect<SavePayoutArgs, SavePayoutAnswer, Failure<SavePayoutCode>> = /* @__PURE__ */ effectOf("savePayoutFx", savePayout);
