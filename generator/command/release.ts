// The command `release`: the next version of the API, and what it changed since the last, at the head of the changelog.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Change, classes, paired } from '../changes/change';
import { compareModels } from '../changes/compare';
import { heads, lineOf } from '../changes/show';
import { showDiagnostics } from '../diagnostics/show';
import { changelogFile, releasesIn, versionAfter } from '../model/changelog';
import type { Model } from '../model/model';
import { modelOf, specFileOf } from '../model/spec-file';
import { generate, type Run } from './generate';
import { git, textAt } from './history';
import { loadModel } from './read';
import { Reader } from './reader';

const first = `# Changelog of the API

What each version changed, the newest first; \`npm run generate -- release\` writes it.
`;

// declarations that clients of the API are made from
const ofTheApi = /^(?:call|entity|shape|list|error|guard|rule) /;
const isOfTheApi = ({ about }: Change): boolean => about.some((name) => ofTheApi.test(name));

const growthOf = (changes: readonly Change[]): 'major' | 'minor' | 'patch' => {
  const own = changes.filter(isOfTheApi);
  if (own.some((change) => change.class === 'breaking' || change.class === 'security')) return 'major';
  return own.length > 0 ? 'minor' : 'patch';
};

interface Section {
  readonly version: string;
  readonly changes: readonly Change[];
  readonly calls: readonly string[];
}
const sectionOf = ({ version, changes, calls }: Section): string => {
  const parts = classes
    .map((kind) => ({ kind, all: changes.filter((change) => change.class === kind) }))
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all }) => `### ${heads[kind]}\n\n${all.map((change) => `- ${lineOf(change)}\n`).join('')}`);
  const came = calls.length === 0 ? [] : [`New calls: ${calls.map((name) => `\`${name}\``).join(', ')}.\n`];
  return [`## ${version} · ${new Date().toISOString().slice(0, 10)}\n`, ...came, ...parts].join('\n');
};

/** The head of a changelog, and its versions. */
const partsOf = (text: string): readonly [head: string, versions: string] => {
  const at = text.search(/^## /m);
  return at < 0 ? [text.trimEnd(), ''] : [text.slice(0, at).trimEnd(), text.slice(at)];
};

/** The changelog, and the spec as it was when its last version was written. */
const lastRelease = (config: Run['config']): { readonly text: string; readonly model?: Model } | undefined => {
  const file = join(config.spec, changelogFile);
  const revision = git(config, 'log', '-1', '--format=%H', '--', changelogFile);
  if (revision === undefined || revision === '') return { text: existsSync(file) ? readFileSync(file, 'utf8') : first };
  const [text, spec] = [textAt('HEAD', file, config), textAt(revision, join(config.out, 'spec.json'), config)];
  return text === undefined || spec === undefined ? undefined : { text: `${text}\n`, model: modelOf(spec) };
};

/** Writes the next version, then what is generated from it; the exit code. A version that is not committed yet is written anew. */
export const release = async (run: Run): Promise<number> => {
  const { config, reporter } = run;
  const { model, diagnostics } = await loadModel(config.spec, { reader: new Reader(config.bundle) });
  const last = lastRelease(config);
  if (model === undefined || last === undefined) {
    reporter.error(
      last === undefined
        ? `The last version of ${changelogFile} was committed without its spec.json. Cure: commit both.`
        : await showDiagnostics(diagnostics, config.spec),
    );
    return 1;
  }
  const now = modelOf(JSON.stringify(specFileOf(model)));
  const newest = releasesIn(last.text)[0]?.version;
  const changes = last.model === undefined ? [] : compareModels(last.model, now);
  if (newest !== undefined && changes.length === 0) {
    reporter.info(`Nothing changed in the spec since ${newest}.`);
    return 0;
  }
  const version = newest === undefined ? '1.0.0' : versionAfter(newest, growthOf(changes));
  const calls = last.model === undefined ? [] : paired(last.model.calls, now.calls, ({ id }) => id).came.map(({ id }) => id);
  const [head, versions] = partsOf(last.text);
  writeFileSync(
    join(config.spec, changelogFile),
    [head, sectionOf({ version, changes, calls }), versions].filter(Boolean).join('\n\n').trimEnd() + '\n',
  );
  reporter.info(
    `${relative(process.cwd(), join(config.spec, changelogFile))}: ${newest === undefined ? 'the first version is' : `after ${newest} comes`} ${version}.`,
  );
  return await generate(run);
};
