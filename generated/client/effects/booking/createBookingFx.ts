// Generated 1de9c69a26e7. The effect of createBooking. Change the spec, not this file.
import { createBooking, type CreateBookingAnswer, type CreateBookingArgs, type CreateBookingCode } from "../../booking/createBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. */
export const createBookingFx: Effect<CreateBookingArgs, CreateBookingAnswer, Failure<CreateBookingCode>> = /* @__PURE__ */ effectOf("createBookingFx", createBooking);
