// Generated 7dfd83ef3642. The effect of listHostBookings. Change the spec, not this file.
import { listHostBookings, type ListHostBookingsAnswer, type ListHostBookingsArgs, type ListHostBookingsCode } from "../../booking/listHostBookings";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The bookings of the host’s own properties. */
export const listHostBookingsFx: Effect<ListHostBookingsArgs | void, ListHostBookingsAnswer, Failure<ListHostBookingsCode>> = /* @__PURE__ */ effectOf("listHostBookingsFx", listHostBookings);
