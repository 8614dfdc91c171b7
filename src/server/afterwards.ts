// Who writes each mail and does each job; one that is missing does not compile.
import type { Jobs, Mails } from '../../generated/jobs/jobs';
import { passwordChanged, confirmLink, resetLink } from './account/letters';
import { removeExpiredAccounts } from './account/account.commands';
import { removeExpiredCounts } from './http/expired';
import type { Afterwards } from './context';
import { type Hands, startWorker, type Worker } from './jobs/worker';
import { type Mailer, openMailer } from './outside/mail';
import type { Letter } from './outside/mail-look';
import { keepRates } from './pricing/currency.commands';
import { supportedCurrencies } from './pricing/currency.lookup';
import { removeExpiredQuotes } from './pricing/quote.commands';
import type { BuiltJobs, BuiltMails } from './unbuilt';

type Writers = { readonly [Name in keyof BuiltMails]: (facts: Mails[Name], context: Afterwards) => Promise<Letter | undefined> };
type Doers = { readonly [Name in keyof BuiltJobs]: (facts: Jobs[Name], context: Afterwards) => Promise<void> };

const mails: Writers = { confirmLink, resetLink, passwordChanged };
const jobs: Doers = {
  async fetchRates(_facts, { db, rates, now }) {
    const rows = await rates.published(supportedCurrencies(), now);
    if (rows.length === 0) throw new Error('no rate was published that is wanted');
    await keepRates(db, rows);
  },
  async removeExpired(_facts, { db, now }) {
    await removeExpiredAccounts(db, now);
    await removeExpiredCounts(db, now);
    await removeExpiredQuotes(db, now);
  },
};

type Any<T> = Readonly<Record<string, ((facts: unknown, context: Afterwards) => Promise<T>) | undefined>>;

type Materials = Omit<Afterwards, 'now'>;

const workWith =
  (context: Materials, mailer: Mailer): Hands['work'] =>
  async (kind, { id, name, facts, since }) => {
    const hands = (kind === 'mail' ? mails : jobs) as unknown as Any<Letter | undefined | void>;
    const hand = hands[name];
    // kept by a newer server that runs beside this one, or by an older one that knew more
    if (!hand) throw new Error(`nobody here knows ${kind} ${name}`);
    const letter = await hand(facts, { ...context, now: context.clock() });
    if (letter) await mailer.send(letter, { id, since });
  };

/** Begins to do what waits in the queue. */
export const workAfterwards = (
  { config, db, clock, rates, queue, warn }: Omit<Materials, 'jobs'> & Pick<Hands, 'queue' | 'warn'>,
  how: Parameters<typeof startWorker>[1],
): Promise<Worker> =>
  startWorker({ db, clock, queue, warn, work: workWith({ config, db, jobs: queue, clock, rates }, openMailer(config)) }, how);
