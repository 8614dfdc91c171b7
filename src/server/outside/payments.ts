// Payments, as whoever takes the money does them: a page where people pay, what is told about it afterwards, and money given back.
import type { BalanceMove } from '../../../generated/model/entities';
import type { CardBrand, Currency, DisputeState, PaymentProvider } from '../../../generated/model/values';

/** The sum to pay. */
export interface Due {
  readonly payment_id: string;
  readonly booking_id: string;
  /** Its purpose, as the payer reads it. */
  readonly title: string;
  /** In the smallest unit of the currency. */
  readonly amount_cents: number;
  readonly currency: Currency;
  readonly email: string;
  /** Where the payer comes back to. */
  readonly paidAddress: string;
  /** Where somebody comes back to who did not pay. */
  readonly leftAddress: string;
  /** Until then it can be paid. */
  readonly until: Date;
}

export type PaymentState = 'open' | 'paid' | 'expired';

/** The provider's own news: they only say where to look. Each may come more than once, in any order, and be about what is not ours. */
export interface PaymentNews {
  /** One for each piece of news, however often it is told. */
  readonly news_id: string;
  /** The provider's word for it. */
  readonly says: string;
  /** The page that it is about, and the payment that it was opened for: ours, where it is. */
  readonly page?: { readonly provider_id: string; readonly payment_id: string | null };
  /** The charge that it is about. */
  readonly charge_id?: string | undefined;
}

/** A card as its bill and a receipt name it. */
export interface PaidCard {
  readonly brand: CardBrand;
  readonly last4: string;
}

/** A payment as the provider has it. */
export interface ProviderPayment {
  readonly standing: PaymentState;
  readonly charge_id: string | undefined;
  /** In the smallest unit of the currency. */
  readonly amount_cents: number;
  readonly currency: string;
  /** The card that paid, as far as it is known. */
  readonly card?: PaidCard | undefined;
}

export type RefundState = 'pending' | 'given' | 'failed';
/** A refund as the provider has it. */
export interface ProviderRefund {
  readonly provider_id: string;
  /** Ours, where we asked for it; one that was made on the provider's own page has none. */
  readonly refund_id: string | undefined;
  readonly amount_cents: number;
  readonly state: RefundState;
}
/** A dispute as the provider has it, with what it moved in the balance. */
export interface ProviderDispute {
  readonly dispute_id: string;
  readonly state: DisputeState;
  /** In the smallest unit of the currency that was charged. */
  readonly amount_cents: number;
  readonly moves: readonly Pick<BalanceMove, 'move_id' | 'amount_cents' | 'fee_cents' | 'currency'>[];
}
/** A charge as the provider has it: its refunds and its disputes, the oldest first. */
export interface ProviderCharge {
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/** A part of the moves, the newest first; `next` asks for the part before it, where there is one. */
export interface BalancePage {
  readonly moves: readonly BalanceMove[];
  readonly next: string | undefined;
}

/** The provider did not do it. */
export class PaymentProblem extends Error {
  override readonly name = 'PaymentProblem';
  constructor(
    /** Whether to try again, whether the provider has said no, or whether it erred and has not done it: it is tried again under another key. */
    readonly why: 'unreachable' | 'refused' | 'erred',
    message: string,
  ) {
    super(message);
  }
}

/** News that was not signed by the provider, or too long ago. */
export class UnsignedNews extends Error {
  override readonly name = 'UnsignedNews';
}

/** A provider's message, as it comes over the network. */
export interface SignedNews {
  readonly body: string;
  readonly signature: string;
}

export type PageOutcome = 'paid' | 'slow' | 'refused';
/** A page for paying that stands on our own site, where no money moves. */
export interface OwnPage {
  /** How a payment stands there; `processing` where it was paid and nobody knows it yet. */
  readonly find: (provider_id: string) => Promise<PaymentState | 'processing' | undefined>;
  /**
   * Ends a payment as its payer wishes, and makes the news of it; none yet where it is slow, and none of a refused card, since another may
   * be tried. A paid one stays paid. @throws PaymentProblem when there is no such payment, or its page is closed.
   */
  readonly finish: (provider_id: string, outcome: PageOutcome) => Promise<SignedNews | undefined>;
}

export interface Payments {
  readonly provider: PaymentProvider;
  /** The header in which its news are signed. */
  readonly signatureHeader: string;
  /** Where its page for paying is one of our own. */
  readonly page?: OwnPage;
  /**
   * Opens a page where it can be paid; asking twice opens one.
   *
   * @throws PaymentProblem
   */
  readonly open: (due: Due) => Promise<{ readonly provider_id: string; readonly address: string }>;
  /**
   * Closes a page: nobody pays on it any more. One that is closed or paid already stays as it is.
   *
   * @throws PaymentProblem
   */
  readonly close: (provider_id: string) => Promise<void>;
  /**
   * How it stands, asked of the provider itself.
   *
   * @throws PaymentProblem
   */
  readonly look: (provider_id: string) => Promise<ProviderPayment>;
  /**
   * How a charge stands, asked of the provider itself.
   *
   * @throws PaymentProblem
   */
  readonly lookAtCharge: (charge_id: string) => Promise<ProviderCharge>;
  /**
   * The fingerprint of the card that a charge was made with, one for each card; nothing where it was made otherwise.
   *
   * @throws PaymentProblem
   */
  readonly cardOf?: (charge_id: string) => Promise<string | undefined>;
  /**
   * Gives back all of it or a part; asking twice with one id gives it back once.
   *
   * @throws PaymentProblem
   */
  readonly giveBack: (part: {
    readonly refund_id: string;
    readonly charge_id: string;
    readonly amount_cents: number;
    /** How many attempts it has erred over: each is made under a key of its own. */
    readonly attempts: number;
  }) => Promise<Pick<ProviderRefund, 'provider_id' | 'state'>>;
  /**
   * The moves of the balance since a moment, in parts; nobody keeps one where no money moves.
   *
   * @throws PaymentProblem
   */
  readonly movesSince?: (since: Date, next?: string) => Promise<BalancePage>;
  /**
   * The sum that lies for us at the provider now, in Canadian cents, with what is on its way to it.
   *
   * @throws PaymentProblem
   */
  readonly balance?: () => Promise<number>;
  /**
   * Reads what came at the address for news: its bytes as they came, and how they are signed.
   *
   * @throws UnsignedNews
   */
  readonly hear: (body: Buffer, signature: string) => PaymentNews;
}
