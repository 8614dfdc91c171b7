// Generated 3c8d2f45d360. The call removeCohost, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface RemoveCohostArgs {
  readonly property_id: string;
  readonly cohost_id: string;
}

export type RemoveCohostAnswer = Readonly<Record<never, never>>;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.cohost_not_found property.not_found property.not_owner";

export type RemoveCohostCode = Words<typeof codes>;

/** Ends co-hosting at once, or withdraws an invitation. DELETE /user/property/{property_id}/cohost/{cohost_id}. For the owner of the property. */
export function removeCohost(transport: Transport, args: RemoveCohostArgs): Promise<Outcome<RemoveCohostAnswer, RemoveCohostCode>> {
  return ask(transport, { call: "removeCohost", method: "DELETE", path: "/user/property/{property_id}/cohost/{cohost_id}", secure: true, codes }, args);
}

export const removeCohostFx = /* @__PURE__ */ effectOf("removeCohostFx", removeCohost);
