// Generated 1be7446f87d5. The call changeAutomaticMessage, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { AutomaticMessage } from "../../model/entities";
import type { AutomaticMoment } from "../../model/values";
import type { Clock } from "../../model/wire";

export interface ChangeAutomaticMessageArgs {
  readonly message_id: string;
  /** Left out for all of the host’s properties */
  readonly property_id?: string | undefined;
  readonly moment: AutomaticMoment;
  /** Before check-in or after check-out */
  readonly days?: number | undefined;
  /** The time of that day, at the property */
  readonly clock?: Clock | undefined;
  readonly text: string;
  /** Whether it is sent */
  readonly is_on?: boolean | undefined;
}

export type ChangeAutomaticMessageAnswer = AutomaticMessage;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large message.automatic_not_found message.field_unknown property.not_owner";

export type ChangeAutomaticMessageCode = Words<typeof codes>;

/** Changes a message that is sent by itself; moments that have passed do not come again. PUT /user/automatic/{message_id}. For hosts. */
export function changeAutomaticMessage(transport: Transport, args: ChangeAutomaticMessageArgs): Promise<Outcome<ChangeAutomaticMessageAnswer, ChangeAutomaticMessageCode>> {
  return ask(transport, { call: "changeAutomaticMessage", method: "PUT", path: "/user/automatic/{message_id}", secure: true, codes }, args);
}

export const changeAutomaticMessageFx = /* @__PURE__ */ effectOf("changeAutomaticMessageFx", changeAutomaticMessage);
