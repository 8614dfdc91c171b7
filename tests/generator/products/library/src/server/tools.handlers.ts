// Tools and their loans: the shelf, and each move of a loan in one transaction with what follows from it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ToolsHandlers } from '../../generated/contract/handlers';
import { loanLifeTimers } from '../../generated/jobs/jobs';
import type { Loan } from '../../generated/model/entities';
import { toolFilters } from '../../generated/model/filters/toolFilters';
import { instantOf } from '../../generated/model/wire';
import { type LoanLifeFacts, moveLoanLife } from '../../generated/rules/lifecycles';
import { columnsOfLoan, readLoan } from '../../generated/tables/loans';
import { columnsOfTool, readTool } from '../../generated/tables/tools';
import { conditionsOf } from './database/filters';
import type { Database } from './database/open';
import { setTimers } from './jobs/timers.commands';
import { inTransaction, type Inside, type JobContext, type SignedInContext } from './request/context';
import { enforceMove } from './request/enforce-rule';
import { refuse } from './request/refusal';

export const findTool = async (db: Database, tool_id: string) =>
  (await db.selectFrom('tools').select(columnsOfTool).where('tool_id', '=', tool_id).execute()).map(readTool)[0] ?? null;
export const findLoan = async (db: Database, loan_id: string) =>
  (await db.selectFrom('loans').select(columnsOfLoan).where('loan_id', '=', loan_id).execute()).map(readLoan)[0] ?? null;

/** The timers of a loan as it stands now. */
const timersOf = (loan: Loan) => ({
  key: loan.loan_id,
  facts: { loan_id: loan.loan_id },
  timers: loanLifeTimers({ loan }).filter(({ from }) => from === loan.status),
});

type Event = Exclude<keyof LoanLifeFacts, 'ask'>;
type Mover = Pick<SignedInContext, 'now'> & { readonly trx: Inside['trx'] };

/** Moves a loan that is there. */
const move = async ({ trx, now }: Mover, loan_id: string, [event, by]: readonly [Event, SignedInContext['principal'] | 'system']) => {
  await trx.selectFrom('loans').select('loan_id').where('loan_id', '=', loan_id).forUpdate().execute();
  const loan = (await findLoan(trx, loan_id)) ?? refuse('loan.not_found');
  const who = by === 'system' ? null : by.user_id;
  const { to: status } = enforceMove(moveLoanLife([event], { by, who, from: loan.status, now: instantOf(now) }, { loan }));
  await trx.updateTable('loans').set({ status }).where('loan_id', '=', loan_id).execute();
  const after = { ...loan, status };
  await setTimers(trx, timersOf(after));
  return after;
};

/** The product's own answer, where a keeper gave none. */
export const expireLoan = ({ loan_id }: { readonly loan_id: string }, context: JobContext): Promise<unknown> =>
  inTransaction(context, (tx) => move(tx, loan_id, ['expire', 'system']));

/** The handler of a call that moves a loan. */
const moving =
  (event: Event) =>
  ({ params: { loan_id } }: { readonly params: { readonly loan_id: string } }, context: SignedInContext): Promise<Loan> =>
    inTransaction(context, (tx) => move(tx, loan_id, [event, context.principal]));

export const toolsHandlers: ToolsHandlers = {
  async listTools({ query }, { db }) {
    const wanted = sql.join([sql`true`, ...conditionsOf(toolFilters, query, 'tools')], sql` and `);
    const found = db.selectFrom('tools').select(columnsOfTool).where(sql<boolean>`${wanted}`);
    return { tools: (await found.orderBy('name').execute()).map(readTool) };
  },
  async showTool({ params }, { db }) {
    return (await findTool(db, params.tool_id)) ?? refuse('tool.not_found');
  },
  async addTool({ input }, { db, principal }) {
    const tool = { ...input, tool_id: randomUUID(), keeper_id: principal.member_id };
    await db
      .insertInto('tools')
      .values({ about: null, ...tool })
      .execute();
    return tool;
  },
  async changeTool({ input, tool }, { db }) {
    await db
      .updateTable('tools')
      .set({ about: null, ...input })
      .where('tool_id', '=', tool.tool_id)
      .execute();
    return { ...input, tool_id: tool.tool_id, keeper_id: tool.keeper_id };
  },
  async dropTool({ tool }, { db }) {
    await db.deleteFrom('tools').where('tool_id', '=', tool.tool_id).execute();
    return {};
  },

  askForTool: ({ input }, context) =>
    inTransaction(context, async ({ trx, now, principal, mail }) => {
      // one after the other, so that none is promised twice
      await trx.selectFrom('tools').select('tool_id').where('tool_id', '=', input.tool_id).forUpdate().execute();
      const tool = (await findTool(trx, input.tool_id)) ?? refuse('tool.not_found');
      const moment = { who: principal.member_id, by: principal, from: null, now: instantOf(now) };
      const { to: status } = enforceMove(moveLoanLife(['ask'], moment, { loan: input }));
      const others = trx.selectFrom('loans').select('loan_id').where('tool_id', '=', tool.tool_id).where('status', 'in', ['asked', 'lent']);
      const taken = await others.where('starts', '<', input.ends).where('ends', '>', input.starts).executeTakeFirst();
      if (taken) refuse('loan.tool_taken');
      const own = { loan_id: randomUUID(), keeper_id: tool.keeper_id, member_id: principal.member_id, status, stars: null };
      const loan: Loan = { ...input, ...own, asked_at: instantOf(now) };
      await trx
        .insertInto('loans')
        .values({ note: null, ...loan, asked_at: now })
        .execute();
      await setTimers(trx, timersOf(loan));
      await mail('keeperTold', { loan_id: loan.loan_id });
      return loan;
    }),
  lendTool: moving('lend'),
  declineLoan: moving('decline'),
  bringBack: moving('bring_back'),

  async showLoan({ loan }) {
    return loan;
  },
  async listLoans(_, { db, principal }) {
    const rows = await db
      .selectFrom('loans')
      .select(columnsOfLoan)
      .where('member_id', '=', principal.member_id)
      .orderBy('starts')
      .execute();
    const ids = rows.map(({ tool_id }) => tool_id);
    const tools = await db.selectFrom('tools').select(columnsOfTool).where(sql<boolean>`tool_id = any(${ids}::uuid[])`).execute();
    const toolOf = new Map(tools.map((row) => [row.tool_id, readTool(row)]));
    return {
      loans: rows.flatMap(({ tool_id, loan_id, status, starts, ends, stars }) => {
        const tool = toolOf.get(tool_id);
        return tool ? [{ loan_id, status, starts, ends, stars, tool }] : [];
      }),
    };
  },
  async rateLoan({ input: { stars }, loan }, { db }) {
    await db.updateTable('loans').set({ stars }).where('loan_id', '=', loan.loan_id).execute();
    return { ...loan, stars };
  },
};
