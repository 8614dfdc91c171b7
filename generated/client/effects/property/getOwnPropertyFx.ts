// Generated 79d727fe9d66. The effect of getOwnProperty. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getOwnProperty, type GetOwnPropertyAnswer, type GetOwnPropertyArgs, type GetOwnPropertyCode } from "../../property/getOwnProperty";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** A property with everything that its owner sees and edits. */
export const getOwnPropertyFx: Effect<GetOwnPropertyArgs, GetOwnPropertyAnswer, Failure<GetOwnPropertyCode>> = /* @__PURE__ */ effectOf("getOwnPropertyFx", getOwnProperty);
