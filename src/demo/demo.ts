// The demo's one door: everything that a server with DEMO adds. Large parts load when they are wanted.
import type { FastifyInstance } from 'fastify';
import { utcDateOf } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import type { Config } from '../server/config/config';
import type { Database } from '../server/database/open';
import { sharedSecret } from '../server/database/secrets';
import type { Outside } from '../server/outside/outside';
import { openParent } from '../server/outside/parent-platform';
import type { Files } from '../server/outside/files';
import type { Due } from '../server/outside/payments';
import { returnAddressOf } from '../server/outside/single-sign-on';
import { type DemoTime, mountClock, openDemoTime } from './clock';
import { demoAccounts } from './accounts';
import { drawnPictures } from './drawn';
import { mountElsewhere, robotsElsewhere } from './elsewhere/stand-in';
import { withDrawings } from './claim-pictures';
import type { FillOptions } from './fill';
import { standInParent } from './parent/stand-in';
import { mountOnboarding, onboardingAddress } from './onboarding';
import { openSandboxPayees } from './payees';
import { openSandbox } from './payments';
import { demoRates } from './rates';
import type { Registered, Registries } from '../server/outside/registries';
import { addDays } from '../../generated/model/dates';

// A stand-in of British Columbia's register: it knows every number, but for those that end in 404 (nobody's), 410 (ended) and 409
// (another address's).
const refusals: Readonly<Record<string, Registered>> = {
  '404': { says: 'refused', why: 'unknown' },
  '409': { says: 'refused', why: 'other_address' },
  '410': { says: 'refused', why: 'inactive' },
};
const daysLeft = 300;

export const demoRegistries: Registries = {
  ask: ({ province, number }) => {
    if (province !== 'BC') return Promise.resolve({ says: 'nothing' });
    const today = utcDateOf(Date.now());
    return Promise.resolve(refusals[number.slice(-3)] ?? { says: 'active', until: addDays(today, daysLeft) });
  },
};

export interface Demo {
  /** Its stand-ins: of the bank and the register, and of who takes money and pays hosts, and the parent platform unless a real one is configured. */
  readonly outside: Partial<Outside>;
  /** The rules for robots on its pages. */
  readonly robots: string;
  readonly time: DemoTime;
  /** The files of people, with its drawings beside them. */
  readonly files: (files: Files) => Files;
  /** Adds its pages, pictures and clock to an application; another clock than its own in tests. */
  readonly register: (app: FastifyInstance, time?: Pick<DemoTime, 'clock' | 'advance'>) => Promise<void>;
  /** Fills the database unless there are properties already. */
  readonly seed: (db: Database, filling: FillOptions) => Promise<void>;
  /** The accounts to sign in with, as lines for the terminal. */
  readonly accounts: readonly string[];
}

const isFilled = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('properties').select('property_id').limit(1).executeTakeFirst()) !== undefined;

const openStandIn = async (config: Config, db: Database) => {
  const client = {
    clientId: 'tuckamore',
    clientSecret: await sharedSecret(db, 'demo parent client'),
    returnAddress: returnAddressOf(config),
  };
  const { issuer, fetch, mount } = standInParent({ origin: config.SITE_ORIGIN, db, client });
  return { parent: openParent({ ...client, issuer, fetch }), mount };
};

const pageIn =
  ({ SITE_ORIGIN }: Config) =>
  ({ booking_id, payment_id }: Due): string =>
    SITE_ORIGIN + pathTo.checkout({ booking_id, sandbox: payment_id });

/** The payment provider where no real one is configured. */
const openProvider = async (config: Config, db: Database, clock: () => number) => {
  if (config.STRIPE_SECRET_KEY !== undefined) return undefined;
  const { SITE_ORIGIN: origin } = config;
  return {
    payments: await openSandbox(db, pageIn(config), clock),
    payees: await openSandboxPayees(db, (id) => onboardingAddress(origin, id), clock),
  };
};

/** Opens the demo over a migrated database. Slow work there is over once its clock has moved on. */
export const openDemo = async (config: Config, db: Database): Promise<Demo> => {
  const time = await openDemoTime(db, config.DATABASE_URL !== undefined);
  const standIn = config.SSO_ENABLED && config.SSO_ISSUER === undefined ? await openStandIn(config, db) : undefined;
  const provider = await openProvider(config, db, () => time.clock().getTime());
  return {
    outside: {
      ...(standIn ? { parent: standIn.parent } : {}),
      rates: demoRates,
      registries: demoRegistries,
      ...provider,
    },
    robots: robotsElsewhere,
    time,
    files: withDrawings,
    register: async (app, shown = time) => {
      await app.register(drawnPictures);
      await mountElsewhere(app, { origin: config.SITE_ORIGIN, db });
      const { SITE_ORIGIN: origin, API_BASE: api } = config;
      await mountClock(app, { api, db, time: shown });
      const againAddress = origin + pathTo.account({ payouts: 'again' });
      if (provider) await mountOnboarding(app, { origin, api, payees: provider.payees, againAddress });
      await standIn?.mount(app);
    },
    seed: async (empty, filling) => {
      if (await isFilled(empty)) return;
      const { fillDemo } = await import('./fill');
      await fillDemo(empty, filling);
    },
    accounts: [
      `  Demo accounts, all with the password ${demoAccounts.password}`,
      ...demoAccounts.accounts.map(({ email, shows }) => `    ${email.padEnd(34)} ${shows}`),
    ],
  };
};

export { readAhead } from './clock';
