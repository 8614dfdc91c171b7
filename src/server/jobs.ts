// The writer of each mail and the handler of each job; a missing one does not compile.
import { confirmLink, deleteLink, passwordChanged, resetLink } from './account/mail-templates';
import { removeExpiredAccounts } from './account/account.commands';
import { expireRequest, lapseUnasked, computeReplyFigures } from './booking/ending.commands';
import { bookingMails } from './booking/mail-templates';
import { endOffers, expireChange, lapseChange, lapseChangeUnasked } from './change/change-jobs';
import { changeMails } from './change/mail-templates';
import { offerMails } from './change/offer-mail-templates';
import { checkPayments, closePayment, lapseBooking, lookAgain, returnRefunds } from './checkout/payment-jobs';
import { removeOldNews } from './checkout/news.commands';
import { lapseClaim, removeOldClaims } from './claim/claim.commands';
import { removeLeftPhotos } from './message/thread.commands';
import { claimMails } from './claim/mail-templates';
import { claimMoneyMails } from './claim/money-mail-templates';
import { inTransaction, type JobContext, type Kind, type Work } from './request/context';
import { removeExpiredUses, setBackUses } from './database/throttles';
import { removeExpiredAnswers } from './request/idempotency';
import { removeOldDead } from './jobs/dead.commands';
import { doInTurn } from './jobs/do-all';
import type { Task } from './jobs/queue';
import { endForgotten } from './lives/forgotten';
import { operatorTold } from './operator/stuck';
import type { QuietHours } from './jobs/timers';
import { type Hands, startWorker, type Worker } from './jobs/worker';
import { HOUR } from '../../generated/model/dates';
import { messageForCohost, messageReceived } from './message/mail-templates';
import { sendAutomatic } from './message/send-automatic';
import { type Mailer, openMailer } from './outside/mail';
import type { MailContent } from './outside/mail-look';
import { contactCopy, contactReceived } from './pages/mail-templates';
import { closePayee } from './payout/payee.commands';
import { compareBooks } from './payout/compare-books';
import { removeReported } from './payout/left-hosts.commands';
import { payHosts } from './payout/pay-hosts';
import { readBalance } from './payout/read-balance';
import { keepRates } from './pricing/currency.commands';
import { supportedCurrencies } from './pricing/currency.lookup';
import { removeExpiredQuotes } from './pricing/quote.commands';
import { removeOldInvitations } from './property/cohosts/cohost.commands';
import { cohostMails } from './property/cohosts/mail-templates';
import { readDueCalendars } from './property/feeds/feed.commands';
import { calendarConflict, calendarStale } from './property/feeds/mail-templates';
import { copyPhotos, giveUpPhotos } from './property/connecting/copy-photos';
import { giveUpReading, readSource } from './property/connecting/read-source';
import { propertySuspended, registrationEnds } from './property/registration/mail-templates';
import { checkRegistration, watchRegistrations } from './property/registration/registration-jobs';
import { earnStayPoints, rewardListing } from './points/points-jobs';
import { removeExpiredPhotos } from './property/photos/photo.commands';
import { rewardFriend, rewardSenders, seeCard } from './referral/referral-jobs';
import { removeOldSignals } from './referral/referral.commands';
import { guestReviewMails } from './review/guest-mail-templates';
import { reviewMails } from './review/mail-templates';
import { openReviews } from './review/opening.commands';
import { askForReview, remindOfReview } from './review/review-jobs';
import { newStays } from './wishlist/mail-templates';
import { findNewStays } from './wishlist/new-stays';

type Does<K extends Kind, Done> = { readonly [N in keyof Work[K]]: (facts: Work[K][N], context: JobContext) => Promise<Done> };

const mails: Does<'mail', MailContent | undefined> = {
  confirmLink,
  deleteLink,
  resetLink,
  passwordChanged,
  propertySuspended,
  registrationEnds,
  calendarConflict,
  calendarStale,
  ...cohostMails,
  messageReceived,
  messageForCohost,
  contactReceived: (facts) => Promise.resolve(contactReceived(facts)),
  contactCopy: (facts) => Promise.resolve(contactCopy(facts)),
  ...bookingMails,
  ...changeMails,
  ...offerMails,
  ...claimMails,
  ...claimMoneyMails,
  ...reviewMails,
  ...guestReviewMails,
  newStays,
  operatorTold: (_facts, context) => operatorTold(context),
};
const jobs: Does<'job', void> = {
  readListing: readSource,
  copyPhotos,
  checkRegistration,
  watchRegistrations,
  rewardListing,
  endOffers,
  bookingLifeExpire: expireRequest,
  bookingLifeLapse: lapseBooking,
  changeLifeExpire: expireChange,
  changeLifeLapse: lapseChange,
  claimLifeLapse: lapseClaim,
  replyFigures: computeReplyFigures,
  refundBooking: returnRefunds,
  closePayment,
  lookAtCharge: lookAgain,
  checkPayments: (_facts, context) => checkPayments(context),
  tellOfArrival: (facts, context) => inTransaction(context, ({ mail }) => mail('arrivalNear', facts)),
  remindToPay: (facts, context) => inTransaction(context, ({ mail }) => mail('paymentNear', facts)),
  earnStayPoints,
  rewardFriend,
  rewardSenders,
  seeCard,
  askForReview,
  openReviews,
  remindOfReview,
  async fetchRates(_facts, { db, rates, now }) {
    const rows = await rates.published(supportedCurrencies(), now);
    if (rows.length === 0) throw new Error('no rate was published that is wanted');
    await keepRates(db, rows);
  },
  closePayee,
  compareBooks: (_facts, context) => compareBooks(context),
  payHosts: (_facts, context) => payHosts(context),
  readBalance: (_facts, context) => readBalance(context),
  findForgotten: (_facts, context) => endForgotten(context),
  tellOperator: (_facts, context) => inTransaction(context, ({ mail }) => mail('operatorTold', {})),
  sendAutomatic: (_facts, context) => sendAutomatic(context),
  findNewStays: (_facts, context) => findNewStays(context),
  readCalendars: (_facts, context) => readDueCalendars(context),
  removeExpired: (_facts, context) => {
    const { db, now } = context;
    const old = [
      ...[removeExpiredAccounts, removeExpiredUses, removeExpiredAnswers, removeExpiredQuotes].map((remove) => () => remove(db, now)),
      ...[removeExpiredPhotos, removeOldClaims, removeLeftPhotos].map((remove) => () => remove(context, now)),
      ...[removeOldSignals, removeOldDead, removeOldNews, removeReported, removeOldInvitations].map((remove) => () => remove(db, now)),
    ];
    return doInTurn(old);
  },
};

/** The follow-up of a job that failed for the last time, where a person waits for it. */
const givenUp: { readonly [K in Kind]: Partial<Does<K, void>> } = {
  mail: {},
  job: { readListing: giveUpReading, copyPhotos: giveUpPhotos, bookingLifeLapse: lapseUnasked, changeLifeLapse: lapseChangeUnasked },
};

const hands: { readonly [K in Kind]: Does<K, MailContent | undefined | void> } = { mail: mails, job: jobs };

type Materials = Omit<JobContext, 'now'>;

/** The reason of work that was given up because processes ended while they were at it. */
class ProcessesEnded extends Error {
  override readonly name = 'ProcessesEnded';
}

const workWith =
  (context: Materials, mailer: Mailer): Hands['work'] =>
  async <K extends Kind>(kind: K, task: Task<K>) => {
    const { id, name, since } = task;
    // kept by a newer server that runs beside this one, or by an older one that knew more
    if (!Object.hasOwn(hands[kind], name)) throw new Error(`nobody here knows ${kind} ${name}`);
    const at = { ...context, now: context.clock() };
    try {
      if (task.isLost) throw new ProcessesEnded(`three processes ended over ${kind} ${name}`);
      const mail = await hands[kind][name](task.facts, at);
      if (mail) await mailer.send(mail, { id, since });
    } catch (error) {
      if (task.isLast) await givenUp[kind][name]?.(task.facts, at);
      throw error;
    }
  };

/** From seven o’clock in UTC on it is night in all of Canada. */
const quietHours: QuietHours = { begins: 7 * HOUR, lasts: 2 * HOUR };

/** Begins to do what waits in the queue. */
export const startJobs = (
  {
    config,
    db,
    followers,
    clock,
    reading,
    files,
    rates,
    pages,
    calendars,
    registries,
    payments,
    payees,
    queue,
    warn,
  }: Omit<Materials, 'jobs' | 'warn'> & Pick<Hands, 'queue'> & { readonly warn: Hands['warn'] & Materials['warn'] },
  how: Parameters<typeof startWorker>[1],
): Promise<Worker> =>
  startWorker(
    {
      db,
      clock,
      queue,
      warn,
      quietHours,
      setBack: (now, milliseconds) => setBackUses(db, now, milliseconds),
      work: workWith(
        { config, db, jobs: queue, followers, clock, reading, files, rates, pages, calendars, registries, payments, payees, warn },
        openMailer(config),
      ),
    },
    how,
  );
