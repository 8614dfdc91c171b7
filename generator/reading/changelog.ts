// Reads the changelog: the version of the API, and since when each call is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '../diagnostics/diagnostics';
import { changelogFile, compareVersions, releasesIn } from '../model/changelog';
import type { ReadContext } from './at';

export interface Versions {
  /** The newest. */
  readonly version?: string;
  readonly sinceOf: (call: string) => string | undefined;
}

export const readChangelog = ({ specDir, diagnostics }: ReadContext): Versions => {
  const file = join(specDir, changelogFile);
  const releases = existsSync(file) ? releasesIn(readFileSync(file, 'utf8')) : [];
  for (const [index, { version, line }] of releases.entries()) {
    const older = releases[index + 1]?.version;
    const isOrdered = version !== '' && (older === undefined || older === '' || compareVersions(version, older) > 0);
    if (!isOrdered) diagnostics.push(diagnose('changelog/no-order', { kind: 'file', file: changelogFile, line, column: 1 }, {}));
  }
  // the oldest tells no calls: they were all new
  const since = new Map(releases.slice(0, -1).flatMap(({ version, calls }) => calls.map((call) => [call, version] as const)));
  const [newest] = releases;
  return { ...(newest && { version: newest.version }), sinceOf: (call) => since.get(call) };
};
