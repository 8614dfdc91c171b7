// The provider library, set up as the stand-in: one client, two plain OAuth scopes, PKCE for everybody.
import { generateKeyPairSync } from 'node:crypto';
import type * as Library from 'oidc-provider';
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { parentName, signOnMinutes, signOnScope } from '../../../generated/model/constants';
import type { Database } from '../../server/database/open';
import { sharedSecret } from '../../server/database/secrets';
import { overPage } from './pages';
import { recordsIn } from './records';

export interface StandInClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people are sent back to. */
  readonly returnAddress: string;
}
export interface ProviderSetup {
  readonly issuer: string;
  readonly db: Database;
  readonly client: StandInClient;
}

// the front door of the library prints a notice about Node 20, on which it works; its provider is silent
const library = 'oidc-provider/lib/provider.js';

const wait = signOnMinutes * 60;
const short = 300;

/** The library wants a key for identity tokens. There are none here, so nothing is ever signed, and each process may have its own. */
const unusedKey = (): JWK => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), use: 'sig' });

const renderOver = (ctx: KoaContextWithOIDC, back: string): void => {
  const { html, policy } = overPage(back);
  ctx.type = 'html';
  ctx.set('content-security-policy', policy);
  ctx.body = html;
};

const configurationOf = ({ issuer, db, client }: ProviderSetup, key: string): Configuration => {
  const { pathname } = new URL(issuer);
  const back = new URL('/login', client.returnAddress).href;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: recordsIn(db),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: parentName,
        redirect_uris: [client.returnAddress],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
        scope: signOnScope,
      },
    ],
    scopes: signOnScope.split(' '),
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    jwks: { keys: [unusedKey()] },
    cookies: {
      names: { session: 'halyard_session', interaction: 'halyard_choice', resume: 'halyard_resume' },
      keys: [key],
      long: { ...cookie, path: pathname },
      short: cookie,
    },
    interactions: { url: (_ctx, { uid }) => `${pathname}/choose/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    discovery: { profile_endpoint: `${issuer}/profile` },
    ttl: { AccessToken: short, AuthorizationCode: 60, Grant: wait, Interaction: wait, Session: wait, IdToken: short },
    renderError: (ctx) => renderOver(ctx, back),
  };
};

export const openProvider = async (setup: ProviderSetup): Promise<Provider> => {
  const { Provider } = (await import(/* @vite-ignore */ library)) as typeof Library;
  const provider = new Provider(setup.issuer, configurationOf(setup, await sharedSecret(setup.db, 'demo parent cookies')));
  // the proxy before us speaks for the browser: the site's own address is the one that counts
  provider.proxy = true;
  return provider;
};
