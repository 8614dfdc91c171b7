// Generated 4c06e71b173a. The effect of getDestination. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getDestination, type GetDestinationAnswer, type GetDestinationArgs, type GetDestinationCode } from "../../property/getDestination";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. */
export const getDestinationFx: Effect<GetDestinationArgs, GetDestinationAnswer, Failure<GetDestinationCode>> = /* @__PURE__ */ effectOf("getDestinationFx", getDestination);
