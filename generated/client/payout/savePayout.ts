// Generated 5470e606edd9. The call savePayout, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PayoutStanding } from "../../model/entities";
import type { PayeeKind, Province } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface SavePayoutArgs {
  readonly kind?: PayeeKind | undefined;
  readonly legal_name: string;
  /** Of a person */
  readonly birth_date?: PlainDate | undefined;
  /** Of a company: the number that it is registered under */
  readonly company_number?: string | undefined;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly tax_number: string;
  readonly gst_number?: string | undefined;
  readonly qst_number?: string | undefined;
  readonly institution?: string | undefined;
  readonly transit?: string | undefined;
  readonly account?: string | undefined;
  readonly password: string;
}

export type SavePayoutAnswer = PayoutStanding;

const codes = "account.not_named account.not_signed_in account.not_verified account.too_many_attempts account.wrong_mode account.wrong_password input.invalid input.malformed input.too_large payout.birth_date_ahead payout.birth_date_missing payout.company_number_missing";

export type SavePayoutCode = Words<typeof codes>;

/** Sets who is paid, and where. PUT /user/payout. For hosts. */
export function savePayout(transport: Transport, args: SavePayoutArgs): Promise<Outcome<SavePayoutAnswer, SavePayoutCode>> {
  return ask(transport, { call: "savePayout", method: "PUT", path: "/user/payout", secure: true, codes }, args);
}

export const savePayoutFx = /* @__PURE__ */ effectOf("savePayoutFx", savePayout);
