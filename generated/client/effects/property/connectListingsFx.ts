// Generated d50bef38ab21. The effect of connectListings. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { connectListings, type ConnectListingsAnswer, type ConnectListingsArgs, type ConnectListingsCode } from "../../property/connectListings";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. */
export const connectListingsFx: Effect<ConnectListingsArgs, ConnectListingsAnswer, Failure<ConnectListingsCode>> = /* @__PURE__ */ effectOf("connectListingsFx", connectListings);
