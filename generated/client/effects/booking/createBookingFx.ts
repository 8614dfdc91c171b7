// The effect of createBooking. Written by the generator from the spec; change the spec, not this file.
import { createBooking, type CreateBookingAnswer, type CreateBookingArgs, type CreateBookingCode } from "../../booking/createBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. */
export const createBookingFx: Effect<CreateBookingArgs, CreateBookingAnswer, Failure<CreateBookingCode>> = /* @__PURE__ */ effectOf("createBookingFx", createBooking);
