// The effect of disconnectListing. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { disconnectListing, type DisconnectListingAnswer, type DisconnectListingArgs, type DisconnectListingCode } from "../../property/disconnectListing";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Takes the connection to the source listing away; what was brought over and its calendars stay. */
export const disconnectListingFx: Effect<DisconnectListingArgs, DisconnectListingAnswer, Failure<DisconnectListingCode>> = /* @__PURE__ */ effectOf("disconnectListingFx", disconnectListing);
