// Hosts as whoever pays them knows them: asked by the provider itself who they are and where their money goes, and then paid.
import type { PayeeKind, PayeeState, PaymentProvider } from '../../../generated/model/values';

/** A sum for a host, in Canadian cents. */
export interface Transfer {
  readonly payout_id: string;
  readonly account_id: string;
  readonly cents: number;
  /** One for each try that the provider has not refused, and not erred over. */
  readonly key: string;
}

/** A host who is not known to a provider yet, or not any more. */
export interface NewPayee {
  readonly profile_id: string;
  readonly kind: PayeeKind;
  /** When that was told. */
  readonly told_at: string;
  /** The provider's earlier id for them. */
  readonly before: string | undefined;
}

/** Where a host goes on, and comes back to. */
export interface Visit {
  readonly account_id: string;
  /** How far they are: who is done changes there what they told. */
  readonly state: PayeeState;
  /** Once they are done there, or have left. */
  readonly backAddress: string;
  /** Where the page was opened before, or too late. */
  readonly againAddress: string;
}

export interface Payees {
  readonly provider: PaymentProvider;
  /** The header in which its news are signed. */
  readonly signatureHeader: string;
  /**
   * Makes a host known to the provider; asking twice makes one account.
   *
   * @returns what the provider calls them.
   * @throws PaymentProblem
   */
  readonly open: (host: NewPayee) => Promise<string>;
  /**
   * The provider's page on which they go on: good once, and not for long.
   *
   * @throws PaymentProblem
   */
  readonly visit: (visit: Visit) => Promise<string>;
  /**
   * How far they are, asked of the provider itself; nothing where it knows no such account, or not any more.
   *
   * @throws PaymentProblem
   */
  readonly look: (account_id: string) => Promise<Exclude<PayeeState, 'none'> | undefined>;
  /**
   * Pays a host; asking twice for one payout pays once.
   *
   * @throws PaymentProblem `refused` where no money went, and none will by this try; `erred` where none went, and none will under this key.
   */
  readonly pay: (transfer: Transfer) => Promise<void>;
  /**
   * Closes an account for good; one that is no more stays so.
   *
   * @throws PaymentProblem
   */
  readonly close: (account_id: string) => Promise<void>;
  /**
   * Reads what came at the address for news: whose account it is about; nothing where it is about none.
   *
   * @throws UnsignedNews
   */
  readonly hear: (body: Buffer, signature: string) => string | undefined;
}

/** Whether the provider pays a host now. */
export const paidStates: readonly PayeeState[] = ['soon', 'ready'];
