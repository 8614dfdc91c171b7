// Generated 20cb197d7e83. The effect of contactHost. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { contactHost, type ContactHostAnswer, type ContactHostArgs, type ContactHostCode } from "../../property/contactHost";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Writes to the host in the thread of the two; neither sees the other’s address. */
export const contactHostFx: Effect<ContactHostArgs, ContactHostAnswer, Failure<ContactHostCode>> = /* @__PURE__ */ effectOf("contactHostFx", contactHost);
