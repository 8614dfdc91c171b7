// Single sign-on as it is configured: the parent platform itself, or in demo mode its stand-in within this process.
import type { FastifyInstance } from 'fastify';
import { signOnReturnPath } from '../../generated/model/constants';
import type { Config } from './config';
import type { Database } from './database/open';
import { sharedSecret } from './database/secrets';
import { openParent, type ParentPlatform } from './outside/parent-platform';

export interface SingleSignOn {
  /** None where sign-on is not offered. */
  readonly parent?: ParentPlatform | undefined;
  /** Adds the pages of the stand-in, where there is one. */
  readonly pages: (app: FastifyInstance) => Promise<void>;
}

const none = (): Promise<void> => Promise.resolve();

/** Where the parent platform sends people back to. */
export const returnAddressOf = ({ SITE_ORIGIN, API_BASE }: Config): string => SITE_ORIGIN + API_BASE + signOnReturnPath;

const openStandIn = async (config: Config, db: Database): Promise<SingleSignOn> => {
  const { standInParent } = await import('../demo/parent/stand-in');
  const client = {
    clientId: 'tuckamore',
    clientSecret: await sharedSecret(db, 'demo parent client'),
    returnAddress: returnAddressOf(config),
  };
  const standIn = await standInParent({ origin: config.SITE_ORIGIN, db, client });
  return { parent: openParent({ ...client, issuer: standIn.issuer, fetch: standIn.fetch }), pages: standIn.mount };
};

export const openSignOn = async (config: Config, db: Database): Promise<SingleSignOn> => {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = config;
  if (!config.SSO_ENABLED) return { pages: none };
  if (issuer && clientId && clientSecret)
    return { parent: openParent({ issuer, clientId, clientSecret, returnAddress: returnAddressOf(config) }), pages: none };
  return openStandIn(config, db);
};
