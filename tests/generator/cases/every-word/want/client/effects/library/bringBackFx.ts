// Generated bc320df3892f. The effect of bringBack. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { bringBack, type BringBackAnswer, type BringBackArgs, type BringBackCode } from "../../library/bringBack";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Brings the tool back. */
export const bringBackFx: Effect<BringBackArgs, BringBackAnswer, Failure<BringBackCode>> = /* @__PURE__ */ effectOf("bringBackFx", bringBack);
