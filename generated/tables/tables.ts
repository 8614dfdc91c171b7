// Generated a55a409d07b8. Every table of the database, for Kysely.
import type { Insertable, Selectable, Updateable } from "kysely";
import type { BalanceMovesTable } from "./balance-moves";
import type { BookComparisonsTable } from "./book-comparisons";
import type { BookDifferencesTable } from "./book-differences";
import type { BookingEventsTable } from "./booking-events";
import type { BookingsTable } from "./bookings";
import type { CalendarFeedsTable } from "./calendar-feeds";
import type { ContentReportsTable } from "./content-reports";
import type { CurrencyRatesTable } from "./currency-rates";
import type { HeldNightsTable } from "./held-nights";
import type { HostDebtsTable } from "./host-debts";
import type { ImportedListingsTable } from "./imported-listings";
import type { JobsTable } from "./jobs";
import type { LedgerEntriesTable } from "./ledger-entries";
import type { LedgerPostingsTable } from "./ledger-postings";
import type { MailedLinksTable } from "./mailed-links";
import type { MessagesTable } from "./messages";
import type { OperatorActsTable } from "./operator-acts";
import type { PayeesTable } from "./payees";
import type { PaymentNewsTable } from "./payment-news";
import type { PaymentsTable } from "./payments";
import type { PayoutAccountsTable } from "./payout-accounts";
import type { PayoutsTable } from "./payouts";
import type { PhotosTable } from "./photos";
import type { PointsBalancesTable } from "./points-balances";
import type { PointsEntriesTable } from "./points-entries";
import type { PriceOverridesTable } from "./price-overrides";
import type { ProfilesTable } from "./profiles";
import type { PropertiesTable } from "./properties";
import type { QuotesTable } from "./quotes";
import type { RecordedPaymentsTable } from "./recorded-payments";
import type { ReferralFeedbackTable } from "./referral-feedback";
import type { ReferralsTable } from "./referrals";
import type { RefundsTable } from "./refunds";
import type { RemovedPhotosTable } from "./removed-photos";
import type { RepeatedCallsTable } from "./repeated-calls";
import type { ReviewRemindersTable } from "./review-reminders";
import type { ReviewsTable } from "./reviews";
import type { SecretsTable } from "./secrets";
import type { SessionsTable } from "./sessions";
import type { SightingsTable } from "./sightings";
import type { SignOnsTable } from "./sign-ons";
import type { StandInRecordsTable } from "./stand-in-records";
import type { ThreadsTable } from "./threads";
import type { ThrottlesTable } from "./throttles";
import type { TimersTable } from "./timers";
import type { UsersTable } from "./users";

export interface Tables {
  readonly balance_moves: BalanceMovesTable;
  readonly book_comparisons: BookComparisonsTable;
  readonly book_differences: BookDifferencesTable;
  readonly booking_events: BookingEventsTable;
  readonly bookings: BookingsTable;
  readonly calendar_feeds: CalendarFeedsTable;
  readonly content_reports: ContentReportsTable;
  readonly currency_rates: CurrencyRatesTable;
  readonly held_nights: HeldNightsTable;
  readonly host_debts: HostDebtsTable;
  readonly imported_listings: ImportedListingsTable;
  readonly jobs: JobsTable;
  readonly ledger_entries: LedgerEntriesTable;
  readonly ledger_postings: LedgerPostingsTable;
  readonly mailed_links: MailedLinksTable;
  readonly messages: MessagesTable;
  readonly operator_acts: OperatorActsTable;
  readonly payees: PayeesTable;
  readonly payment_news: PaymentNewsTable;
  readonly payments: PaymentsTable;
  readonly payout_accounts: PayoutAccountsTable;
  readonly payouts: PayoutsTable;
  readonly photos: PhotosTable;
  readonly points_balances: PointsBalancesTable;
  readonly points_entries: PointsEntriesTable;
  readonly price_overrides: PriceOverridesTable;
  readonly profiles: ProfilesTable;
  readonly properties: PropertiesTable;
  readonly quotes: QuotesTable;
  readonly recorded_payments: RecordedPaymentsTable;
  readonly referral_feedback: ReferralFeedbackTable;
  readonly referrals: ReferralsTable;
  readonly refunds: RefundsTable;
  readonly removed_photos: RemovedPhotosTable;
  readonly repeated_calls: RepeatedCallsTable;
  readonly review_reminders: ReviewRemindersTable;
  readonly reviews: ReviewsTable;
  readonly secrets: SecretsTable;
  readonly sessions: SessionsTable;
  readonly sightings: SightingsTable;
  readonly sign_ons: SignOnsTable;
  readonly stand_in_records: StandInRecordsTable;
  readonly threads: ThreadsTable;
  readonly throttles: ThrottlesTable;
  readonly timers: TimersTable;
  readonly users: UsersTable;
}

/** A row as it comes. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** A row as it is added. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;

/** What may be changed of a row. */
export type RowChange<T extends keyof Tables> = Updateable<Tables[T]>;
