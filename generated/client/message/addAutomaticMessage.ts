// Generated 07156cf961f9. The call addAutomaticMessage, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { AutomaticMessage } from "../../model/entities";
import type { AutomaticMoment } from "../../model/values";
import type { Clock } from "../../model/wire";

export interface AddAutomaticMessageArgs {
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
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AddAutomaticMessageAnswer = AutomaticMessage;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.field_unknown message.too_many_automatic property.not_owner";

export type AddAutomaticMessageCode = Words<typeof codes>;

/** Adds a message that is sent by itself from now on. POST /user/automatic. For hosts. */
export function addAutomaticMessage(transport: Transport, args: AddAutomaticMessageArgs): Promise<Outcome<AddAutomaticMessageAnswer, AddAutomaticMessageCode>> {
  return ask(transport, { call: "addAutomaticMessage", method: "POST", path: "/user/automatic", secure: true, repeatable: true, codes }, args);
}

export const addAutomaticMessageFx = /* @__PURE__ */ effectOf("addAutomaticMessageFx", addAutomaticMessage);
