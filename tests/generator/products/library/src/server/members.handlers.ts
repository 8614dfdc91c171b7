// Members: how they join, sign in and out, and how a request tells whose it is.
import { hash, verify } from '@node-rs/argon2';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { MembersHandlers } from '../../generated/contract/handlers';
import { DAY } from '../../generated/model/dates';
import { emptyVisitor } from '../../generated/model/empty-visitor';
import type { Visitor } from '../../generated/model/entities';
import type { Database } from './database/open';
import { isUniqueViolation } from './database/violations';
import type { FindPrincipal } from './http/guard';
import type { Context } from './request/context';
import { refuse } from './request/refusal';

declare module './request/principal' {
  interface SignedOut extends Visitor {}
  interface SignedIn extends Visitor {
    readonly member_id: string;
    readonly token_hash: string;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const beginSession = async ({ db, now }: Context, member_id: string): Promise<{ readonly token: string }> => {
  const token = randomBytes(32).toString('base64url');
  const ends_at = new Date(now.getTime() + 30 * DAY);
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), member_id, ends_at })
    .execute();
  return { token };
};

/** Finds who holds a token. */
export const findPrincipal =
  (db: Database): FindPrincipal =>
  async (token, now) => {
    if (token === undefined) return emptyVisitor;
    const found = await db
      .selectFrom('sessions as s')
      .innerJoin('members as m', 'm.member_id', 's.member_id')
      .select(['s.token_hash', 'm.member_id', 'm.keeper'])
      .select((of) =>
        of
          .selectFrom('loans as l')
          .select(({ fn }) => fn.countAll<number>().as('loans'))
          .whereRef('l.member_id', '=', 'm.member_id')
          .where('l.status', '=', 'lent')
          .as('loans'),
      )
      .where('s.token_hash', '=', hashOf(token))
      .where('s.ends_at', '>', now)
      .executeTakeFirst();
    return found ? { signed_in: true, user_id: found.member_id, ...found, loans: found.loans ?? 0 } : emptyVisitor;
  };

export const membersHandlers: MembersHandlers = {
  async join({ input: { password, ...told } }, context) {
    const member_id = randomUUID();
    const password_hash = await hash(password);
    try {
      await context.db
        .insertInto('members')
        .values({ ...told, member_id, password_hash, joined_at: context.now })
        .execute();
    } catch (error) {
      if (isUniqueViolation(error)) refuse('member.email_taken');
      throw error;
    }
    return beginSession(context, member_id);
  },

  async logIn({ input: { email, password } }, context) {
    const found = await context.db
      .selectFrom('members')
      .select(['member_id', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!found || !(await verify(found.password_hash, password))) return refuse('member.wrong_password');
    return beginSession(context, found.member_id);
  },

  async logOut(_, { db, principal }) {
    await db.deleteFrom('sessions').where('token_hash', '=', principal.token_hash).execute();
    return {};
  },

  async whoAmI(_, { principal: { signed_in, member_id, keeper, loans } }) {
    return { signed_in, keeper, loans, ...(member_id !== undefined && { member_id }) };
  },
};
