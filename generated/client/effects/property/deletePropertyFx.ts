// Generated da21c8c29cae. The effect of deleteProperty. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { deleteProperty, type DeletePropertyAnswer, type DeletePropertyArgs, type DeletePropertyCode } from "../../property/deleteProperty";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. */
export const deletePropertyFx: Effect<DeletePropertyArgs, DeletePropertyAnswer, Failure<DeletePropertyCode>> = /* @__PURE__ */ effectOf("deletePropertyFx", deleteProperty);
