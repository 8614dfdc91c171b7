// The call getDemoClock. Written by the generator from the spec; change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Instant } from "../../model/wire";

export type GetDemoClockAnswer = {
    readonly now: Instant;
    readonly checkin_hours: number | null;
    readonly checkout_hours: number | null;
  };

export type GetDemoClockCode = "input.invalid"
  | "input.malformed"
  | "input.no_such_call";

/** What the demo’s clock shows, and how far the next stay of whoever asks is away. GET /demo/clock. For anyone. Decision: section 19: the demo’s time can be moved on, and what falls due then happens. */
export function getDemoClock(transport: Transport): Promise<Outcome<GetDemoClockAnswer, GetDemoClockCode>> {
  return ask(transport, { call: "getDemoClock", method: "GET", path: "/demo/clock", codes: "input.invalid input.malformed input.no_such_call", secure: true }, undefined);
}
