// The settings that the spec declares, as this server runs with them; every page is told.
import { type Settings, settings as declared } from '../../../generated/model/settings';
import type { Config } from './config';

/** Values of the configuration by the variables that the spec names; its defaults elsewhere. */
export const settingsOf = (config: Config): Settings => {
  const given = config as unknown as Readonly<Record<string, unknown>>;
  const entries = Object.entries(declared).map(([id, { variable, default: standard }]) => [id, given[variable] ?? standard]);
  return Object.fromEntries(entries) as Settings;
};
