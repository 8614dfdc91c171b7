// Generated 8f0df1adb69a. The effect of listStays. Change the spec, not this file.
import { listStays, type ListStaysAnswer, type ListStaysArgs, type ListStaysCode } from "../../booking/listStays";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The guest’s own bookings. */
export const listStaysFx: Effect<ListStaysArgs | void, ListStaysAnswer, Failure<ListStaysCode>> = /* @__PURE__ */ effectOf("listStaysFx", listStays);
