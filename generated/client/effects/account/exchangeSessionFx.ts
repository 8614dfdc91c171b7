// Generated 24d89ba12c9c. The effect of exchangeSession. Change the spec, not this file.
import { exchangeSession, type ExchangeSessionAnswer, type ExchangeSessionArgs, type ExchangeSessionCode } from "../../account/exchangeSession";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Turns the one-time code of a single sign-on into a session. */
export const exchangeSessionFx: Effect<ExchangeSessionArgs, ExchangeSessionAnswer, Failure<ExchangeSessionCode>> = /* @__PURE__ */ effectOf("exchangeSessionFx", exchangeSession);
