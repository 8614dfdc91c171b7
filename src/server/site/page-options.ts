// The cookies that pages of this product are rendered by, and the services that they may reach.
import * as kept from '../../../generated/model/kept';
import type { Config } from '../config/config';
import { settingsOf } from '../config/settings';
import type { OpenDatabase } from '../database/open';
import type { PageOptions } from '../http/pages';
import type { Changes } from '../http/page-cache';

const names = [kept.consentKept, kept.deviceLoginHistoryKept, kept.referralCodeKept].map(({ name }) => name);

const originsOf = (...addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => address !== '').map((address) => new URL(address).origin);

/** The outside services that a page may speak to: those that are configured, and no other. */
export const pageOptions = (config: Config, clock: () => Date): Pick<PageOptions, 'settings' | 'clock' | 'cookies' | 'reach'> => {
  const settings = settingsOf(config);
  const { adTrackerUrl, sentryDsn, mapStyleUrl } = settings;
  return {
    settings,
    clock,
    cookies: { rendered: names, ofPerson: kept.deviceLoginHistoryKept.name },
    reach: { connect: originsOf(adTrackerUrl, sentryDsn, mapStyleUrl), pictures: originsOf(mapStyleUrl) },
  };
};

/** News of every change of something that anybody may see, in whatever process: the database tells it by triggers. */
export const publicChanges =
  ({ listen }: OpenDatabase): Changes =>
  (heard) =>
    listen('public_facts', heard);
