// The library's server: its database, calls, jobs and pages put together; everything but its port.
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { keeperToldMail } from '../../generated/jobs/mails/keeperTold';
import type { GuardLoaders, Handlers } from '../../generated/contract/handlers';
import { HOUR } from '../../generated/model/dates';
import type { Loan, Tool } from '../../generated/model/entities';
import type { Settings } from '../../generated/model/settings';
import { migrate } from './database/migrate';
import { migrations } from './database/migrations/all';
import { type Database, openDatabase } from './database/open';
import { removeExpiredUses, setBackUses } from './database/throttles';
import { answerFailure } from './http/error-handler';
import { mountCalls } from './http/mount';
import { type PageOptions, servePages } from './http/pages';
import { serveTools } from './http/serve-tools';
import { openQueue, type Task } from './jobs/queue';
import { startWorker, type Worker } from './jobs/worker';
import { findPrincipal, membersHandlers } from './members.handlers';
import type { Context, JobContext, Kind, Services, SignedInContext, Work } from './request/context';
import { removeExpiredAnswers } from './request/idempotency';
import { expireLoan, findLoan, findTool, toolsHandlers } from './tools.handlers';

declare module '../../generated/contract/handlers' {
  interface Register {
    readonly types: {
      readonly anyone: Context;
      readonly signedIn: SignedInContext;
      readonly things: { readonly Loan: Loan; readonly Tool: Tool };
    };
  }
}
declare module './request/context' {
  interface JobContext {
    readonly send: (to: string, subject: string) => Promise<void>;
  }
}

const handlers: Handlers = { ...membersHandlers, ...toolsHandlers };
const guardLoaders: GuardLoaders<Database> = { Loan: findLoan, Tool: findTool };

type Does<K extends Kind> = { readonly [N in keyof Work[K]]: (facts: Work[K][N], context: JobContext) => Promise<unknown> };
const hands: { readonly [K in Kind]: Does<K> } = {
  mail: {
    async keeperTold({ loan_id }, { db, send }) {
      const loans = db
        .selectFrom('loans as l')
        .innerJoin('members as m', 'm.member_id', 'l.keeper_id')
        .innerJoin('tools as t', 't.tool_id', 'l.tool_id');
      const found = await loans.select(['m.email', 't.name']).where('l.loan_id', '=', loan_id).executeTakeFirst();
      if (found) await send(found.email, keeperToldMail({ tool: found.name, origin: '' }).subject);
    },
  },
  job: {
    loanLifeExpire: expireLoan,
    async removeExpired(_, { db, now }) {
      await db.deleteFrom('sessions').where('ends_at', '<', now).execute();
      await removeExpiredUses(db, now);
      await removeExpiredAnswers(db, now);
    },
  },
};

export interface ServerOptions extends Pick<JobContext, 'clock' | 'send'> {
  /** Where the database is kept. */
  readonly folder: string;
  readonly settings: Settings;
  readonly pages?: Pick<PageOptions, 'renderer' | 'clientFolder'>;
}
export interface Server {
  readonly app: FastifyInstance;
  readonly worker: Worker;
  readonly close: () => Promise<void>;
}

export const openServer = async ({ folder, settings, pages, clock, send }: ServerOptions): Promise<Server> => {
  const opened = await openDatabase({ DATA_DIR: folder });
  const { db } = opened;
  await migrate(db, migrations);
  const queue = await openQueue(opened);
  const services: Services = { db, reading: opened.reading, jobs: queue, followers: {}, clock };
  const app = Fastify();
  app.setErrorHandler<FastifyError>(answerFailure);
  const calls = { services, handlers, guardLoaders, findPrincipal: findPrincipal(db), site: settings, told: 'loan' };
  await app.register(mountCalls(calls), { prefix: settings.apiBase });
  await app.register(serveTools({ services, site: settings }));
  const reach = { connect: [], pictures: [] };
  if (pages) await servePages({ ...pages, settings, clock, cookies: { rendered: [] }, reach })(app);
  const warn = (what: string, facts: object): void => app.log.warn(facts, what);
  const work = async <K extends Kind>(kind: K, { name, facts }: Task<K>): Promise<void> => {
    await hands[kind][name](facts, { ...services, send, warn, now: clock() });
  };
  const quietHours = { begins: HOUR, lasts: HOUR };
  const setBack = (now: Date, milliseconds: number): Promise<void> => setBackUses(db, now, milliseconds);
  const worker = await startWorker({ db, queue, clock, quietHours, work, warn, setBack }, { always: true });
  const close = async (): Promise<void> => {
    await worker.stop();
    await app.close();
    await queue.close();
    await opened.close();
  };
  return { app, worker, close };
};
