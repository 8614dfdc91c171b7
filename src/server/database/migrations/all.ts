// Every migration in order. One that has landed is never edited: a change is a new one.
import type { Migration } from 'kysely';
import { accounts } from './0001-accounts';
import { marketplace } from './0002-marketplace';
import { accountLife } from './0003-account-life';
import { signOn } from './0004-sign-on';
import { earlyAndLate } from './0005-early-and-late';
import { jobs } from './0006-jobs';
import { closedLists } from './0007-closed-lists';
import { standIns } from './0008-stand-ins';
import { hosting } from './0009-hosting';
import { calendar } from './0010-calendar';
import { connecting } from './0011-connecting';
import { registration } from './0012-registration';
import { toldConflicts } from './0013-told-conflicts';
import { photos } from './0014-photos';
import { betweenStays } from './0015-between-stays';
import { setup } from './0016-setup';
import { booking } from './0017-booking';
import { ledger } from './0018-ledger';
import { payments } from './0019-payments';
import { messages } from './0020-messages';
import { changes } from './0021-changes';
import { timersOfThings } from './0021-timers-of-things';
import { payouts } from './0022-payouts';
import { recordedPayments } from './0023-recorded-payments';
import { hostDebts } from './0024-host-debts';
import { reviewReminders } from './0025-review-reminders';
import { referrals } from './0026-referrals';
import { survey } from './0027-survey';
import { counted } from './0029-counted';
import { proof } from './0030-proof';
import { leftPoints } from './0034-left-points';
import { payees } from './0035-payees';
import { ownJobs } from './0036-own-jobs';
import { operatorActs } from './0037-operator-acts';
import { blockedAndHidden } from './0038-blocked-and-hidden';
import { lookedAtReviews } from './0039-looked-at-reviews';
import { lostProcesses } from './0040-lost-processes';
import { waitingRewards } from './0041-waiting-rewards';
import { contentReports } from './0042-content-reports';
import { deviceEpoch } from './0043-device-epoch';
import { calendarChanges } from './0044-calendar-changes';
import { reviewLooks } from './0045-review-looks';
import { heardOfCharges } from './0046-heard-of-charges';
import { providerBalance } from './0047-provider-balance';
import { disputes } from './0048-disputes';
import { erredRefunds } from './0050-erred-refunds';
import { bookDifferences } from './0051-book-differences';
import { takenBack } from './0052-taken-back';
import { timeForRest } from './0053-time-for-rest';
import { hostReports } from './0054-host-reports';
import { paidWith } from './0055-paid-with';
import { paidTo } from './0056-paid-to';
import { claims } from './0057-claims';
import { elsewhere } from './0058-elsewhere';
import { leftHosts } from './0059-left-hosts';
import { givenTwice } from './0060-given-twice';
import { withdrawnClaims } from './0061-withdrawn-claims';
import { claimMoney } from './0062-claim-money';
import { claimsByCard } from './0063-claims-by-card';
import { ownConnection } from './0064-own-connection';
import { guestReviews } from './0065-guest-reviews';
import { reviewsByHosts } from './0066-reviews-by-hosts';
import { feedNames } from './0067-feed-names';
import { hostLists } from './0068-host-lists';
import { arrivalGuides } from './0069-arrival-guides';
import { savedReplies } from './0070-saved-replies';
import { automaticMessages } from './0071-automatic-messages';
import { phoneNumbers } from './0072-phone-numbers';
import { sharedPhotos } from './0073-shared-photos';
import { bookingsByAsking } from './0074-bookings-by-asking';
import { importProblems } from './0075-import-problems';
import { picturesInMessages } from './0076-pictures-in-messages';
import { municipalLicences } from './0077-municipal-licences';
import { gapStays } from './0078-gap-stays';
import { bookingChanges } from './0079-booking-changes';
import { seasons } from './0080-seasons';
import { listingViews } from './0081-listing-views';
import { weekdayPrices } from './0082-weekday-prices';
import { offers } from './0083-offers';
import { seasonsAtUsualPrices } from './0084-seasons-at-usual-prices';
import { cohosts } from './0085-cohosts';
import { searchOrders } from './0086-search-orders';
import { yearlySeasons } from './0087-yearly-seasons';
import { cohostRoles } from './0088-cohost-roles';
import { wishlists } from './0089-wishlists';
import { cohostMoney } from './0090-cohost-money';
import { quotedTerms } from './0097-quoted-terms';
import { searchPages } from './0098-search-pages';
import { heldNightsByEnd } from './0099-held-nights-by-end';
import { savedSearches } from './0100-saved-searches';
import { voicesInWishlists } from './0103-voices-in-wishlists';
import { tripsOfWishlists } from './0104-trips-of-wishlists';
import { newsOfPublicFacts } from './0106-news-of-public-facts';
import { languages } from './0110-languages';
import { zonesOfBookings } from './0111-zones-of-bookings';
import { wideSearches } from './0112-wide-searches';
import { seldomMet } from './0113-seldom-met';
import { factsOfPlaces } from './0114-facts-of-places';
import { fleetingCounts } from './0117-fleeting-counts';

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-marketplace': marketplace,
  '0003-account-life': accountLife,
  '0004-sign-on': signOn,
  '0005-early-and-late': earlyAndLate,
  '0006-jobs': jobs,
  '0007-closed-lists': closedLists,
  '0008-stand-ins': standIns,
  '0009-hosting': hosting,
  '0010-calendar': calendar,
  '0011-connecting': connecting,
  '0012-registration': registration,
  '0013-told-conflicts': toldConflicts,
  '0014-photos': photos,
  '0015-between-stays': betweenStays,
  '0016-setup': setup,
  '0017-booking': booking,
  '0018-ledger': ledger,
  '0019-payments': payments,
  '0020-messages': messages,
  '0021-changes': changes,
  '0021-timers-of-things': timersOfThings,
  '0022-payouts': payouts,
  '0023-recorded-payments': recordedPayments,
  '0024-host-debts': hostDebts,
  '0025-review-reminders': reviewReminders,
  '0026-referrals': referrals,
  '0027-survey': survey,
  '0029-counted': counted,
  '0030-proof': proof,
  '0034-left-points': leftPoints,
  '0035-payees': payees,
  '0036-own-jobs': ownJobs,
  '0037-operator-acts': operatorActs,
  '0038-blocked-and-hidden': blockedAndHidden,
  '0039-looked-at-reviews': lookedAtReviews,
  '0040-lost-processes': lostProcesses,
  '0041-waiting-rewards': waitingRewards,
  '0042-content-reports': contentReports,
  '0043-device-epoch': deviceEpoch,
  '0044-calendar-changes': calendarChanges,
  '0045-review-looks': reviewLooks,
  '0046-heard-of-charges': heardOfCharges,
  '0047-provider-balance': providerBalance,
  '0048-disputes': disputes,
  '0050-erred-refunds': erredRefunds,
  '0051-book-differences': bookDifferences,
  '0052-taken-back': takenBack,
  '0053-time-for-rest': timeForRest,
  '0054-host-reports': hostReports,
  '0055-paid-with': paidWith,
  '0056-paid-to': paidTo,
  '0057-claims': claims,
  '0058-elsewhere': elsewhere,
  '0059-left-hosts': leftHosts,
  '0060-given-twice': givenTwice,
  '0061-withdrawn-claims': withdrawnClaims,
  '0062-claim-money': claimMoney,
  '0063-claims-by-card': claimsByCard,
  '0064-own-connection': ownConnection,
  '0065-guest-reviews': guestReviews,
  '0066-reviews-by-hosts': reviewsByHosts,
  '0067-feed-names': feedNames,
  '0068-host-lists': hostLists,
  '0069-arrival-guides': arrivalGuides,
  '0070-saved-replies': savedReplies,
  '0071-automatic-messages': automaticMessages,
  '0072-phone-numbers': phoneNumbers,
  '0073-shared-photos': sharedPhotos,
  '0074-bookings-by-asking': bookingsByAsking,
  '0075-import-problems': importProblems,
  '0076-pictures-in-messages': picturesInMessages,
  '0077-municipal-licences': municipalLicences,
  '0078-gap-stays': gapStays,
  '0079-booking-changes': bookingChanges,
  '0080-seasons': seasons,
  '0081-listing-views': listingViews,
  '0082-weekday-prices': weekdayPrices,
  '0083-offers': offers,
  '0084-seasons-at-usual-prices': seasonsAtUsualPrices,
  '0085-cohosts': cohosts,
  '0086-search-orders': searchOrders,
  '0087-yearly-seasons': yearlySeasons,
  '0088-cohost-roles': cohostRoles,
  '0089-wishlists': wishlists,
  '0090-cohost-money': cohostMoney,
  '0097-quoted-terms': quotedTerms,
  '0098-search-pages': searchPages,
  '0099-held-nights-by-end': heldNightsByEnd,
  '0100-saved-searches': savedSearches,
  '0103-voices-in-wishlists': voicesInWishlists,
  '0104-trips-of-wishlists': tripsOfWishlists,
  '0106-news-of-public-facts': newsOfPublicFacts,
  '0110-languages': languages,
  '0111-zones-of-bookings': zonesOfBookings,
  '0112-wide-searches': wideSearches,
  '0113-seldom-met': seldomMet,
  '0114-facts-of-places': factsOfPlaces,
  '0117-fleeting-counts': fleetingCounts,
};
