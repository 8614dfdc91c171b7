// Generated c6df51b41fb3. The effect of connectListing. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { connectListing, type ConnectListingAnswer, type ConnectListingArgs, type ConnectListingCode } from "../../property/connectListing";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. */
export const connectListingFx: Effect<ConnectListingArgs, ConnectListingAnswer, Failure<ConnectListingCode>> = /* @__PURE__ */ effectOf("connectListingFx", connectListing);
