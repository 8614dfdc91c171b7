// Generated e6d9cb4698b6. The call dropTool, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DropToolArgs {
  readonly tool_id: string;
}

export type DropToolAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.not_found input.too_large session.not_keeper session.not_signed_in";

export type DropToolCode = Words<typeof codes>;

/** Throws a tool away. DELETE /tool/{tool_id}. For keepers. Source: §7. */
export function dropTool(transport: Transport, args: DropToolArgs): Promise<Outcome<DropToolAnswer, DropToolCode>> {
  return ask(transport, { call: "dropTool", method: "DELETE", path: "/tool/{tool_id}", secure: true, codes }, args);
}

export const dropToolFx = /* @__PURE__ */ effectOf("dropToolFx", dropTool);
