// Generated 368788dd7feb. The call findTool. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface FindToolArgs {
  readonly tool_id: string;
}

export type FindToolAnswer = string;

export type FindToolCode = "input.invalid"
  | "input.malformed"
  | "input.not_found";

/** Leads to the shelf where a tool lies. GET /tool/{tool_id}/shelf. For anyone. Source: §7. */
export function findTool(transport: Transport, args: FindToolArgs): Promise<Outcome<FindToolAnswer, FindToolCode>> {
  return ask(transport, { call: "findTool", method: "GET", path: "/tool/{tool_id}/shelf", codes: "input.invalid input.malformed input.not_found", answer: "text" }, args);
}
