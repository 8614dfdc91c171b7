// The call advanceDemoClock. Written by the generator from the spec; change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Instant } from "../../model/wire";

export interface AdvanceDemoClockArgs {
  readonly advance_hours: number;
}

export type AdvanceDemoClockAnswer = {
    readonly now: Instant;
  };

export type AdvanceDemoClockCode = "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "input.too_large";

/** Moves the demo’s clock on for good, and does what falls due on the way before it answers; everybody signed in stays so. POST /demo/clock. For anyone. Decision: section 19: the demo’s time can be moved on, and what falls due then happens. */
export function advanceDemoClock(transport: Transport, args: AdvanceDemoClockArgs): Promise<Outcome<AdvanceDemoClockAnswer, AdvanceDemoClockCode>> {
  return ask(transport, { call: "advanceDemoClock", method: "POST", path: "/demo/clock", codes: "input.invalid input.malformed input.no_such_call input.too_large" }, args);
}
