// A co-host of a listing, as if an invitation had been accepted.
import { randomUUID } from 'node:crypto';
import type { CohostRole } from '../../generated/model/values';
import { aMember, type Member } from './a-member';
import type { TestServer } from './a-server';

export interface CohostPlan {
  readonly property_id: string;
  readonly roles: readonly CohostRole[];
  readonly first_name?: string;
  /** A person who is there already. */
  readonly member?: Member;
}

export const aCohost = async ({ database: { db }, now }: TestServer, plan: CohostPlan): Promise<Member> => {
  const member = plan.member ?? (await aMember(db, { now: now(), host: true }));
  const { profile_id, email } = member;
  if (plan.first_name !== undefined)
    await db.updateTable('profiles').set({ first_name: plan.first_name }).where('profile_id', '=', profile_id).execute();
  const times = { created_at: now(), expires_at: now(), accepted_at: now() };
  const row = { cohost_id: randomUUID(), property_id: plan.property_id, profile_id, email, roles: plan.roles };
  await db
    .insertInto('cohosts')
    .values({ ...row, ...times, token_hash: randomUUID() })
    .execute();
  return member;
};
