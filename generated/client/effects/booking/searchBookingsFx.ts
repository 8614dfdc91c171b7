// Generated f8bbc19457f9. The effect of searchBookings. Change the spec, not this file.
import { searchBookings, type SearchBookingsAnswer, type SearchBookingsArgs, type SearchBookingsCode } from "../../booking/searchBookings";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. */
export const searchBookingsFx: Effect<SearchBookingsArgs | void, SearchBookingsAnswer, Failure<SearchBookingsCode>> = /* @__PURE__ */ effectOf("searchBookingsFx", searchBookings);
