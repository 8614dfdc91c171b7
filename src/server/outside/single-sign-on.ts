// Single sign-on as it is configured: the parent platform itself.
import { signOnReturnPath } from '../../../generated/model/constants';
import type { Config } from '../config/config';
import { openParent, type ParentPlatform } from './parent-platform';

/** Where the parent platform sends people back to. */
export const returnAddressOf = ({ SITE_ORIGIN, API_BASE }: Config): string => SITE_ORIGIN + API_BASE + signOnReturnPath;

/** None where sign-on is not offered, or no parent platform is named. */
export const openSignOn = (config: Config): ParentPlatform | undefined => {
  const { SSO_ENABLED, SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = config;
  if (!SSO_ENABLED || !issuer || !clientId || !clientSecret) return undefined;
  return openParent({ issuer, clientId, clientSecret, returnAddress: returnAddressOf(config) });
};
