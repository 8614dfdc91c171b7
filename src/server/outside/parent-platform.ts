// The parent platform: where a browser is sent to sign on, and who came back from there.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import { nameMax, namePattern, signOnChallengeMethod, signOnScope } from '../../../generated/model/constants';
import { email as emailPattern, isText } from '../../../generated/model/patterns';

/** The signed-on person, as the parent platform reports it. */
export interface ParentPerson {
  /** Only an address that it says is verified. */
  readonly verified_email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

export interface ParentPlatform {
  /** Where the browser goes to sign on. */
  readonly addressToAuthorize: (asking: { readonly state: string; readonly challenge: string }) => Promise<string>;
  /** Redeems what the browser brought back, and asks who that is. */
  readonly personBehind: (brought: Brought) => Promise<ParentPerson>;
}
export interface Brought {
  readonly code: string;
  readonly state: string;
  readonly verifier: string;
  /** The register that answers. */
  readonly iss: string | undefined;
}

export interface ParentSetup {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The page of ours that the browser comes back to. */
  readonly returnAddress: string;
  /** How the parent platform is reached; over the network unless said otherwise. */
  readonly fetch?: CustomFetch;
}

const timeoutSeconds = 10;

const discover = ({ issuer, clientId, clientSecret, fetch }: ParentSetup): Promise<Configuration> => {
  const server = new URL(issuer);
  return discovery(server, clientId, undefined, ClientSecretBasic(clientSecret), {
    timeout: timeoutSeconds,
    ...(fetch ? { [customFetch]: fetch } : {}),
    ...(server.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
  });
};

const name = z
  .string()
  .transform((text) => {
    const written = Array.from(text.trim()).slice(0, nameMax).join('');
    return written !== '' && isText(written) && new RegExp(namePattern, 'u').test(written) ? written : null;
  })
  .nullish();
const profile = z.object({
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  given_name: name,
  family_name: name,
});
const address = z.string().regex(emailPattern).max(254);

const personOf = (answer: unknown): ParentPerson => {
  const { email, email_verified, given_name, family_name } = profile.parse(answer);
  const kept = address.safeParse(email);
  return {
    verified_email: email_verified === true && kept.success ? kept.data : null,
    first_name: given_name ?? null,
    last_name: family_name ?? null,
  };
};

// the scopes are plain OAuth: a platform that has an endpoint of its own for them names it so
const profileEndpoint = (platform: Configuration): URL => {
  const metadata: Readonly<Record<string, unknown>> = platform.serverMetadata();
  const endpoint = metadata['profile_endpoint'] ?? metadata['userinfo_endpoint'];
  if (typeof endpoint !== 'string') throw new Error('the parent platform names no profile endpoint');
  return new URL(endpoint);
};

const askWho = async (platform: Configuration, token: string): Promise<ParentPerson> => {
  const answer = await fetchProtectedResource(platform, token, profileEndpoint(platform), 'GET');
  if (answer.status !== 200) throw new Error(`the profile endpoint answered ${answer.status}`);
  return personOf(await answer.json());
};

/** The door to a parent platform. It is asked for its endpoints when it is first needed, and again after a failure. */
export const openParent = (setup: ParentSetup): ParentPlatform => {
  let found: Promise<Configuration> | undefined;
  const platform = (): Promise<Configuration> => {
    found ??= discover(setup).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    addressToAuthorize: async ({ state, challenge }) =>
      buildAuthorizationUrl(await platform(), {
        redirect_uri: setup.returnAddress,
        scope: signOnScope,
        code_challenge: challenge,
        code_challenge_method: signOnChallengeMethod,
        state,
      }).href,
    personBehind: async ({ code, state, verifier, iss }) => {
      const parent = await platform();
      const returned = new URL(setup.returnAddress);
      returned.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
      const { access_token } = await authorizationCodeGrant(parent, returned, { pkceCodeVerifier: verifier, expectedState: state });
      return askWho(parent, access_token);
    },
  };
};
