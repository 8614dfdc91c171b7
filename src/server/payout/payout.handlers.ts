// The payee of a host's stays, the news to the provider that pays, and the payouts so far.
import type { PayoutHandlers, SavePayoutRequest } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { fieldTexts } from '../../../generated/texts/sentences/fieldTexts';
import { ownUser, reauthenticate } from '../account/reauthentication.commands';
import { lockBooking } from '../booking/booking.commands';
import { inTransaction, type SignedInContext } from '../request/context';
import type { Payees } from '../outside/payees';
import { PaymentProblem } from '../outside/payments';
import { refuse } from '../request/refusal';
import { askAnew, forgetPayee } from './payee.commands';
import { findPayee, keepPayee, type KeptPayee } from './payee.repository';
import { squareUp } from './payout.commands';
import { statementHandlers } from './statement.handlers';
import { heldFor, standingOf } from './payout.lookup';
import { findAccount, saveAccount, waitingBookings } from './payout.repository';

type Told = Omit<SavePayoutRequest['input'], 'password'>;
const bank = ['institution', 'transit', 'account'] as const;

/** Where no provider asks for the bank account we need it whole; elsewhere none is kept here. */
const withBank = (told: Told, payees: Payees | undefined): Told => {
  const { institution: _institution, transit: _transit, account: _account, ...who } = told;
  if (payees) return who;
  const missing = bank.filter((path) => told[path] === undefined);
  const fields = missing.map((path) => ({ path, code: 'missing', message: fieldTexts.missing }));
  return fields.length > 0 ? refuse('input.invalid', { data: { fields } }) : told;
};

const reached = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('payout.onboarding_unavailable');
    throw error;
  }
};

/** A host as the provider knows them now; who is unknown there begins. */
const knownTo = async (payees: Payees, context: SignedInContext): Promise<Pick<KeptPayee, 'account_id' | 'state'>> => {
  const { db, principal, now } = context;
  const { profile_id } = principal;
  const { provider } = payees;
  const account = (await findAccount(db, profile_id)) ?? refuse('payout.payee_unknown');
  const before = await findPayee(db, profile_id, provider);
  const state = before && (await reached(askAnew(context, payees, before)));
  if (before && state && state !== 'none') return { account_id: before.account_id, state };
  const account_id = await reached(payees.open({ profile_id, kind: account.kind, told_at: account.saved_at, before: before?.account_id }));
  await keepPayee(db, { profile_id, provider, account_id, state: 'wanted', asked_at: now });
  return (await findPayee(db, profile_id, provider)) ?? refuse('payout.onboarding_unavailable');
};

/** A host who returns from the provider arrives before its news. */
const askAfter = async (payees: Payees, context: SignedInContext): Promise<void> => {
  const payee = await findPayee(context.db, context.principal.profile_id, payees.provider);
  if (!payee || payee.state === 'none' || payee.state === 'ready') return;
  try {
    await askAnew(context, payees, payee);
  } catch (error) {
    // the known state is shown
    if (!(error instanceof PaymentProblem)) throw error;
  }
};

const standing = ({ db, principal, payees }: SignedInContext) => standingOf(db, principal.profile_id, payees?.provider ?? null);

export const payoutHandlers: PayoutHandlers = {
  ...statementHandlers,
  async getPayout(_request, context) {
    if (context.payees) await askAfter(context.payees, context);
    return standing(context);
  },

  getHeldPayouts: async (_request, { db, principal }) => ({ held: await heldFor(db, principal.profile_id) }),

  async savePayout({ input: { password, ...told } }, context) {
    const { profile_id } = context.principal;
    const account = withBank(told, context.payees);
    await reauthenticate(await ownUser(context), password, context);
    await inTransaction(context, async ({ trx, now }) => {
      const before = await findAccount(trx, profile_id);
      // another person is paid: the provider has to know them, too
      if (before && before.kind !== account.kind) await forgetPayee(trx, { profile_id, now });
      await saveAccount(trx, { ...account, profile_id, saved_at: instantOf(now) });
      // a host who registered for a tax since then remits it for waiting payouts, too
      for (const bookingId of await waitingBookings(trx, profile_id)) {
        const booking = await lockBooking(trx, bookingId);
        if (booking) await squareUp(trx, { ...booking, place: booking.price }, now);
      }
    });
    return standing(context);
  },

  async startOnboarding({ input: { password } }, context) {
    const { payees, config } = context;
    if (!payees) return refuse('payout.onboarding_unavailable');
    await reauthenticate(await ownUser(context), password, context);
    const known = await knownTo(payees, context);
    const back = (payouts: string): string => `${config.SITE_ORIGIN}${pathTo.account({ payouts })}`;
    return { url: await reached(payees.visit({ ...known, backAddress: back('back'), againAddress: back('again') })) };
  },
};
