// Generated 1920a55d0830. The effect of listPopularStates. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listPopularStates, type ListPopularStatesAnswer, type ListPopularStatesCode } from "../../property/listPopularStates";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The provinces and territories with the most listed properties, the fullest first. */
export const listPopularStatesFx: Effect<void, ListPopularStatesAnswer, Failure<ListPopularStatesCode>> = /* @__PURE__ */ effectOf("listPopularStatesFx", listPopularStates);
