// Generated 9ad04f6458af. The call dropTool. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface DropToolArgs {
  readonly tool_id: string;
}

export type DropToolAnswer = Readonly<Record<never, never>>;

export type DropToolCode = "input.invalid"
  | "input.malformed"
  | "input.not_found"
  | "input.too_large"
  | "session.not_keeper"
  | "session.not_signed_in";

/** Throws a tool away. DELETE /tool/{tool_id}. For keepers. Source: §7. */
export function dropTool(transport: Transport, args: DropToolArgs): Promise<Outcome<DropToolAnswer, DropToolCode>> {
  return ask(transport, { call: "dropTool", method: "DELETE", path: "/tool/{tool_id}", codes: "input.invalid input.malformed input.not_found input.too_large session.not_keeper session.not_signed_in", secure: true }, args);
}
