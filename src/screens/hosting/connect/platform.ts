// The platforms that listings come from, as people call them.
import { keysOf } from '../../../../generated/model/keys';
import { SourcePlatform } from '../../../../generated/model/values';
import { connectTexts as texts } from '../../../../generated/texts/sentences/connectTexts';
import { withScheme } from '../../shell/navigation/link';

/** Within a sentence: `Connected to Vrbo`, `Connected to your own website`. */
export const nameOf = (platform: SourcePlatform): string => (platform === 'generic' ? texts.ownSite : SourcePlatform[platform].label);

/** The platform that an address looks like while it is typed; nothing where it looks like none yet, or like a page of ours. */
export const platformIn = (typed: string): SourcePlatform | undefined => {
  const address = withScheme(typed);
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  if (!/\.[a-z]{2,}$/.test(hostname) || origin === location.origin) return undefined;
  const isOf = (host: string) => host !== '' && (hostname === host || hostname.endsWith(`.${host}`));
  return keysOf(SourcePlatform).find((it) => SourcePlatform[it].hosts.split(' ').some(isOf)) ?? 'generic';
};
