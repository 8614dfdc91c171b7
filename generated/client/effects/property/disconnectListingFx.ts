// Generated d1ae3c315d02. The effect of disconnectListing. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { disconnectListing, type DisconnectListingAnswer, type DisconnectListingArgs, type DisconnectListingCode } from "../../property/disconnectListing";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Takes the connection to the source listing away; what was brought over and its calendars stay. */
export const disconnectListingFx: Effect<DisconnectListingArgs, DisconnectListingAnswer, Failure<DisconnectListingCode>> = /* @__PURE__ */ effectOf("disconnectListingFx", disconnectListing);
