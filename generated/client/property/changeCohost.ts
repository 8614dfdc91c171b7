// Generated 0932edaec42f. The call changeCohost, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Cohost } from "../../model/entities";
import type { CohostRole } from "../../model/values";

export interface ChangeCohostArgs {
  readonly property_id: string;
  readonly cohost_id: string;
  /** What they may do */
  readonly roles: readonly CohostRole[];
}

export type ChangeCohostAnswer = Cohost;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.cohost_not_found property.not_found property.not_owner";

export type ChangeCohostCode = Words<typeof codes>;

/** Sets what a co-host may do, from now on; or what an invited person will be able to do. PUT /user/property/{property_id}/cohost/{cohost_id}. For the owner of the property. */
export function changeCohost(transport: Transport, args: ChangeCohostArgs): Promise<Outcome<ChangeCohostAnswer, ChangeCohostCode>> {
  return ask(transport, { call: "changeCohost", method: "PUT", path: "/user/property/{property_id}/cohost/{cohost_id}", secure: true, codes }, args);
}

export const changeCohostFx = /* @__PURE__ */ effectOf("changeCohostFx", changeCohost);
