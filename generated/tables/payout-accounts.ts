// Generated 6ca74d0ffc73. The table payout_accounts, and what is read from its rows.
import type { PayoutAccount } from "../model/entities";
import type { PayeeKind, Province } from "../model/values";
import { instantOf, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment, Written } from "./columns";

/** Who is paid for the stays of each host, and where. */
export interface PayoutAccountsTable {
  readonly profile_id: string;
  readonly kind: Defaulted<PayeeKind>;
  readonly legal_name: string;
  readonly birth_date: Written<PlainDate> | null;
  readonly company_number: string | null;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly tax_number: string;
  readonly gst_number: string | null;
  readonly qst_number: string | null;
  readonly institution: string | null;
  readonly transit: string | null;
  readonly account: string | null;
  readonly saved_at: Moment;
}

/** The columns that PayoutAccount is read from. */
export const columnsOfPayoutAccount = ["profile_id", "kind", "legal_name", "birth_date", "company_number", "address", "city", "province", "postal_code", "tax_number", "gst_number", "qst_number", "institution", "transit", "account", "saved_at"] as const;

/** A row of payout_accounts as PayoutAccount. */
export function readPayoutAccount(row: Pick<Selectable<PayoutAccountsTable>, (typeof columnsOfPayoutAccount)[number]>): PayoutAccount {
  return { profile_id: row.profile_id, kind: row.kind, legal_name: row.legal_name, ...(row.birth_date !== null && { birth_date: row.birth_date }), ...(row.company_number !== null && { company_number: row.company_number }), address: row.address, city: row.city, province: row.province, postal_code: row.postal_code, tax_number: row.tax_number, ...(row.gst_number !== null && { gst_number: row.gst_number }), ...(row.qst_number !== null && { qst_number: row.qst_number }), ...(row.institution !== null && { institution: row.institution }), ...(row.transit !== null && { transit: row.transit }), ...(row.account !== null && { account: row.account }), saved_at: instantOf(row.saved_at) };
}
