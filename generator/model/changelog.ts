// The changelog beside the spec's `app.ts`: the versions of the API, newest first, with what each of them changed.

export const changelogFile = 'CHANGELOG.md';

export interface Release {
  /** `2.1.0`: the first number grows with what breaks, the second with what is new, the third with all else. */
  readonly version: string;
  /** The calls that it brought. */
  readonly calls: readonly string[];
  /** Where its heading stands, from 1. */
  readonly line: number;
}

const heading = /^## (\d+\.\d+\.\d+) · \d{4}-\d\d-\d\d$/;
const newCalls = /^New calls: (.+)\.$/;

/** The versions that a changelog tells; a heading that is none has an empty version. */
export const releasesIn = (text: string): readonly Release[] => {
  const releases: { version: string; calls: readonly string[]; line: number }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('## ')) releases.push({ version: heading.exec(line)?.[1] ?? '', calls: [], line: index + 1 });
    const [, names] = newCalls.exec(line) ?? [];
    const last = releases.at(-1);
    if (names !== undefined && last !== undefined) last.calls = names.split(', ').map((name) => name.replaceAll('`', ''));
  }
  return releases;
};

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Below zero where the first version is the older one. */
export const compareVersions = (one: string, other: string): number => {
  const others = numbersOf(other);
  return (
    numbersOf(one)
      .map((number, index) => number - (others[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  );
};

/** The version after this one. */
export const versionAfter = (version: string, grows: 'major' | 'minor' | 'patch'): string => {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (grows === 'major') return `${major + 1}.0.0`;
  return grows === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
};
