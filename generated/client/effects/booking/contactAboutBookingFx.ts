// Generated 2861183981bd. The effect of contactAboutBooking. Change the spec, not this file.
import { contactAboutBooking, type ContactAboutBookingAnswer, type ContactAboutBookingArgs, type ContactAboutBookingCode } from "../../booking/contactAboutBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Writes to the other side of a booking, in the thread of the two. */
export const contactAboutBookingFx: Effect<ContactAboutBookingArgs, ContactAboutBookingAnswer, Failure<ContactAboutBookingCode>> = /* @__PURE__ */ effectOf("contactAboutBookingFx", contactAboutBooking);
