// Generated 8938917f5723. The table ledger_entries, and what is read from its rows.
import type { LedgerAccount } from "../model/values";

/** The entries of the ledger, in cents of Canadian dollars. */
export interface LedgerEntriesTable {
  readonly posting_id: string;
  /** Its place among those of its posting */
  readonly line: number;
  readonly account: LedgerAccount;
  /** Above zero as a debit, below as a credit */
  readonly amount_cents: number;
  /** Of a tax: which one, as the lines of prices name it */
  readonly tax: string | null;
  /** Of a tax: as the guest read it */
  readonly label: string | null;
  /** Of a tax: whom it goes to */
  readonly jurisdiction: string | null;
  /** Of a tax: what it was computed on, with the sign of its entry */
  readonly base_cents: number | null;
}
