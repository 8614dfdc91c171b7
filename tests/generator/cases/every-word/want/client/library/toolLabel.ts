// Generated fbebb8db4dd7. The call toolLabel. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface ToolLabelArgs {
  readonly shelf: number;
}

export type ToolLabelAnswer = string;

export type ToolLabelCode = "input.invalid"
  | "input.malformed"
  | "input.not_found";

/** The label of a shelf, to be printed. GET /shelf/{shelf}/label. For anyone. Source: §7. */
export function toolLabel(transport: Transport, args: ToolLabelArgs): Promise<Outcome<ToolLabelAnswer, ToolLabelCode>> {
  return ask(transport, { call: "toolLabel", method: "GET", path: "/shelf/{shelf}/label", codes: "input.invalid input.malformed input.not_found", bare: true, answer: "text" }, args);
}
