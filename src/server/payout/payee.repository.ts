// Hosts as the providers that pay them know them, as the database keeps it.
import type { Selectable } from 'kysely';
import type { PaymentProvider } from '../../../generated/model/values';
import type { PayeesTable } from '../../../generated/tables/payees';
import type { NewRow } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

export type KeptPayee = Selectable<PayeesTable>;

export const findPayee = (db: Database, profileId: string, provider: PaymentProvider): Promise<KeptPayee | undefined> =>
  db.selectFrom('payees').selectAll().where('profile_id', '=', profileId).where('provider', '=', provider).executeTakeFirst();

/** The host with a provider's id. */
export const findPayeeCalled = (db: Database, provider: PaymentProvider, accountId: string): Promise<KeptPayee | undefined> =>
  db.selectFrom('payees').selectAll().where('provider', '=', provider).where('account_id', '=', accountId).executeTakeFirst();

/** The providers' ids of a host. */
export const payeesOf = (db: Database, profileId: string): Promise<readonly KeptPayee[]> =>
  db.selectFrom('payees').selectAll().where('profile_id', '=', profileId).execute();

/** In place of whom the provider has forgotten; of two at once the first counts. */
export const keepPayee = async (db: Database, row: NewRow<'payees'>): Promise<void> => {
  await db
    .insertInto('payees')
    .values(row)
    .onConflict((conflict) => conflict.columns(['profile_id', 'provider']).doUpdateSet(row).where('payees.state', '=', 'none'))
    .execute();
};

/** Keeps a provider's answer about a host, unless it was asked again meanwhile: then the newer answer counts. Tells whether it was kept. */
export const keepAnswer = async (
  trx: Database,
  { profile_id, provider, account_id, asked_at: before }: KeptPayee,
  answer: Pick<KeptPayee, 'state'> & { readonly asked_at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payees')
    .set(answer)
    .where('profile_id', '=', profile_id)
    .where('provider', '=', provider)
    .where('account_id', '=', account_id)
    .where('asked_at', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const removePayee = async (trx: Database, { provider, account_id }: Pick<KeptPayee, 'provider' | 'account_id'>): Promise<void> => {
  await trx.deleteFrom('payees').where('provider', '=', provider).where('account_id', '=', account_id).execute();
};

/** Hosts who cannot be paid although something waits for them, as far as their provider was not asked since a moment. */
export const silentPayees = (db: Database, provider: PaymentProvider, since: Date): Promise<readonly KeptPayee[]> =>
  db
    .selectFrom('payees as y')
    .selectAll('y')
    .where('y.provider', '=', provider)
    .where('y.state', 'not in', ['none', 'ready'])
    .where('y.asked_at', '<', since)
    .where((row) =>
      row.exists(
        row.selectFrom('payouts as p').select('p.payout_id').whereRef('p.profile_id', '=', 'y.profile_id').where('p.paid_at', 'is', null),
      ),
    )
    .orderBy('y.asked_at')
    .limit(50)
    .execute();
