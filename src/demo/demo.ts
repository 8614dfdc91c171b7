// The demo's one door: what a server with DEMO has and another has not. What is large is loaded when it is wanted.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../server/config';
import type { Database } from '../server/database/open';
import { sharedSecret } from '../server/database/secrets';
import { openParent, type ParentPlatform } from '../server/outside/parent-platform';
import type { Rates } from '../server/outside/rates';
import { returnAddressOf } from '../server/single-sign-on';
import { demoAccounts } from './accounts';
import { drawnPictures } from './drawn';
import type { Filling } from './fill';
import { standInParent } from './parent/stand-in';
import { demoRates } from './rates';

export interface Demo {
  /** The parent platform's stand-in, where sign-on is offered and no real one is configured. */
  readonly parent: ParentPlatform | undefined;
  /** The bank's stand-in. */
  readonly rates: Rates;
  /** Adds its pages and pictures to an application. */
  readonly register: (app: FastifyInstance) => Promise<void>;
  /** Fills the database unless there are properties already. */
  readonly seed: (filling: Filling) => Promise<void>;
  /** Who may sign in, as lines for whoever started the server. */
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

export const openDemo = async (config: Config, db: Database): Promise<Demo> => {
  const standIn = config.SSO_ENABLED && config.SSO_ISSUER === undefined ? await openStandIn(config, db) : undefined;
  return {
    parent: standIn?.parent,
    rates: demoRates,
    register: async (app) => {
      await app.register(drawnPictures);
      await standIn?.mount(app);
    },
    seed: async (filling) => {
      if (await isFilled(db)) return;
      const { fillDemo } = await import('./fill');
      await fillDemo(db, filling);
    },
    accounts: [
      `  Demo accounts, all with the password ${demoAccounts.password}`,
      ...demoAccounts.accounts.map(({ email, shows }) => `    ${email.padEnd(34)} ${shows}`),
    ],
  };
};
