// The real application over a real database, asked without a port; mails are read from its outbox.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { addDays } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import { openDemo } from '../../src/demo/demo';
import { startJobs } from '../../src/server/jobs';
import { findPrincipal } from '../../src/server/account/account.lookup';
import { type AppParts, buildApp } from '../../src/server/app';
import { type Config, readConfig } from '../../src/server/config/config';
import { advancing } from '../../src/demo/clock';
import { openQueue } from '../../src/server/jobs/queue';
import { openCalendars } from '../../src/server/outside/calendars';
import { openFiles } from '../../src/server/outside/files';
import { openOutside } from '../../src/server/outside/open-outside';
import { followers } from '../../src/server/followers';
import { guardLoaders } from '../../src/server/handlers';
import { anElsewhere, type Elsewhere } from './elsewhere';
import { serverStart } from './clock';
import { aDatabase, type Engine, type TestDatabase } from './databases';

export interface Asked {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Its consequences wait until the test asks for `settled`. */
  readonly unsettled?: boolean;
  /** The process that is asked; else the first. */
  readonly by?: FastifyInstance | undefined;
  /** The address that the request comes from. */
  readonly from?: string | undefined;
}
export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into freely
  readonly body: Readonly<Record<string, never>> & { readonly data: never };
  readonly raw: LightMyRequestResponse;
}
/** A server process, as whoever uses it meets it. */
export interface Peer {
  /** Asks a call: `ask('POST /session', { body })`. */
  readonly ask: (call: string, asked?: Asked) => Promise<Answered>;
  /** The work after an answer is done. */
  readonly settled: () => Promise<void>;
}
export interface TestServer extends Peer {
  readonly app: FastifyInstance;
  /** The same once more over the same database, as a second process would be, with pages if wanted. The caller closes it. */
  readonly another: (pages?: AppParts['pages'], more?: Partial<AppParts['services']>) => Promise<FastifyInstance>;
  /** A second process over the same database, whose clock is so many milliseconds ahead, or behind; with its own hands. */
  readonly besides: (ahead: number) => Promise<Peer & Pick<TestServer, 'close'>>;
  readonly database: TestDatabase;
  readonly config: Config;
  /** The newest mail to an address, as its text. */
  readonly mailTo: (address: string) => string | undefined;
  /** Every mail to an address, the newest first. */
  readonly mailsTo: (address: string) => readonly string[];
  /** Each line of its jobs for the operator's log. */
  readonly warned: readonly string[];
  /** The calendars that stand on other platforms. */
  readonly calendars: Elsewhere;
  /** Moves the server's clock forward. */
  readonly later: (milliseconds: number) => void;
  /** Moves it to a moment, and does what has fallen due. */
  readonly until: (moment: number) => Promise<void>;
  /** The time on that clock. */
  readonly now: () => Date;
  readonly close: () => Promise<void>;
}

const unfolded = (mail: string): string =>
  mail.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Starts the application over an empty database, configured by more variables if wanted. */
export const aServer = async (
  engine: Engine,
  start = serverStart,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> => {
  const database = await aDatabase(engine);
  const given = { DATA_DIR: database.folder, LOG_LEVEL: 'silent', SITE_ORIGIN: 'http://localhost:3000', SMTP_URL: 'smtp://localhost:25' };
  // mails are read from the outbox, as in demo mode
  const config: Config = { ...readConfig({ ...given, ...environment }), SMTP_URL: undefined };
  const calendars = anElsewhere('text/calendar');
  let now = start.getTime();
  const queue = await openQueue(database);
  const clock = (): Date => new Date(now);
  const advance = advancing({
    db: database.db,
    clock,
    moveTo: (moment) => {
      now = moment.getTime();
      return Promise.resolve();
    },
    settled: () => settled(),
  });
  const demo = config.DEMO ? await openDemo(config, database.db) : undefined;
  const services = {
    config,
    db: database.db,
    reading: database.reading,
    jobs: queue,
    followers,
    files: openFiles(config),
    clock,
    ...openOutside(config),
    ...demo?.outside,
    // no bank is asked from here
    rates: { published: () => Promise.resolve([{ code: 'USD' as const, as_of: addDays(utcDateOf(start), -1), rate: 0.72 }]) },
    // nor any other platform
    calendars: openCalendars(calendars.reader, 'localhost'),
  };
  const warned: string[] = [];
  const warn = (what: string): void => void warned.push(what);
  const worker = await startJobs({ ...services, queue, warn }, { always: false });
  let caused = false;
  queue.onWake(() => {
    caused = true;
  });
  const settled = async (): Promise<void> => {
    caused = false;
    await worker.settled();
  };
  const misfits: string[] = [];
  const onMisfit: AppParts['onMisfit'] = (call, fields) => void misfits.push(`${call} answered ${fields.join('; ')}`);
  const another: TestServer['another'] = (pages, more) =>
    buildApp({
      onMisfit,
      services: { ...services, ...more },
      findPrincipal: findPrincipal(database.db),
      guardLoaders,
      ...(demo ? { pages: (site) => demo.register(site, { clock, advance }), robots: demo.robots } : {}),
      ...(pages ? { pages } : {}),
    });
  const besides: TestServer['besides'] = async (ahead) => {
    const theirs = await openQueue(database);
    const its = { ...services, jobs: theirs, clock: () => new Date(now + ahead) };
    const hands = await startJobs({ ...its, queue: theirs, warn }, { always: false });
    const beside = await buildApp({ onMisfit, services: its, findPrincipal: findPrincipal(database.db), guardLoaders });
    const close = async (): Promise<void> => {
      await beside.close();
      await hands.stop();
      await theirs.close();
    };
    return { ask: (call, asked) => ask(call, { ...asked, by: beside }), settled: hands.settled, close };
  };
  const app = await another();
  const ask: TestServer['ask'] = async (call, { token, body, headers, from, by = app, unsettled = false } = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const raw = await by.inject({
      method: method as 'GET',
      url: `/api${path}`,
      ...(from ? { remoteAddress: from } : {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : typeof body === 'string' ? { payload: body } : { payload: body as object }),
    });
    if (misfits.length > 0) throw new Error(`Not as the contract says: ${misfits.splice(0).join(', ')}`);
    if (caused && !unsettled) await settled();
    return { status: raw.statusCode, body: raw.json(), raw };
  };
  const outbox = join(database.folder, 'outbox');
  const mailsTo = (address: string): readonly string[] => {
    const mails = existsSync(outbox) ? readdirSync(outbox).toSorted().toReversed() : [];
    return mails.map((name) => unfolded(readFileSync(join(outbox, name), 'utf8'))).filter((mail) => mail.includes(`\nTo: ${address}`));
  };
  return {
    app,
    another,
    besides,
    database,
    config,
    ask,
    mailTo: (address) => mailsTo(address)[0],
    mailsTo,
    now: services.clock,
    warned,
    calendars,
    later: (milliseconds) => {
      now += milliseconds;
    },
    until: (moment) => {
      now = moment;
      return settled();
    },
    settled,
    close: async () => {
      await app.close();
      await worker.stop();
      await queue.close();
      await database.close();
    },
  };
};
