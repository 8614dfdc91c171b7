// The effects of a change of the spec, since a git revision or another spec.json; without one, since main's last version.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Accepted, acceptedFile, newlyAccepted, readAccepted } from '../changes/accepted';
import type { Class } from '../changes/change';
import { compareModels } from '../changes/compare';
import { type Format, sentenceOf, showChanges, statusOf, unaccepted } from '../changes/show';
import { showDiagnostics } from '../diagnostics/show';
import type { Config } from '../disk/config';
import type { Model } from '../model/model';
import { modelOf, specFileOf } from '../model/spec-file';
import type { Reporter } from './generate';
import { git, textAt } from './history';
import { loadModel } from './read';
import { Reader } from './reader';

export interface DiffOptions {
  /** A revision, or a file; main's last version when left out. */
  readonly since?: string | undefined;
  readonly format: Format;
  /** The classes that are told and count. */
  readonly only: readonly Class[];
}

/** Where this branch left main; on main itself the version before its last. */
const mainsLast = (config: Config): string | undefined => {
  const head = git(config, 'rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].flatMap((name) => git(config, 'merge-base', 'HEAD', name) ?? []);
  const found = bases.find((base) => base !== head) ?? git(config, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
  return found?.slice(0, 12);
};

interface Older {
  readonly model: Model;
  readonly accepted: string | undefined;
}
const olderVersion = (since: string, config: Config): Older | undefined => {
  try {
    const file = resolve(since);
    if (existsSync(file)) return { model: modelOf(readFileSync(file, 'utf8')), accepted: textOf(join(dirname(file), acceptedFile)) };
    const text = textAt(since, join(config.out, 'spec.json'), config);
    return text === undefined ? undefined : { model: modelOf(text), accepted: textAt(since, join(config.spec, acceptedFile), config) };
  } catch {
    return undefined;
  }
};
const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const none: Accepted = new Map();
const acceptedSince = (before: string | undefined, config: Config): Accepted | string => {
  const now = readAccepted(textOf(join(config.spec, acceptedFile)) ?? '{}');
  const older = readAccepted(before ?? '{}');
  return typeof now === 'string' ? now : newlyAccepted(now, typeof older === 'string' ? none : older);
};

/** The cure for security changes without a reason, ready to be filled in. */
const cureFor = (sentences: readonly string[], config: Config): string =>
  `Cure: take ${sentences.length === 1 ? 'it' : 'them'} back, or say in ${relative(process.cwd(), join(config.spec, acceptedFile))} why ${sentences.length === 1 ? 'it is' : 'they are'} meant:\n${JSON.stringify({ 'the reason': sentences }, undefined, 2)}`;

/** Says what changed since then; the exit code is that of the worst class. */
export const reportDiff = async (options: DiffOptions, config: Config, reporter: Reporter): Promise<number> => {
  const since = options.since ?? mainsLast(config);
  if (since === undefined) {
    reporter.info('There is no earlier version here to compare with: the history that git has begins with this one.');
    return 0;
  }
  const older = olderVersion(since, config);
  if (older === undefined && options.since === undefined) {
    reporter.info(`There is no earlier version here to compare with: the spec.json of ${since} is not written as those of today.`);
    return 0;
  }
  if (older === undefined) {
    reporter.error(`${since} is neither a spec.json nor a git revision that holds one. Cure: name a file, or a revision such as HEAD~1.`);
    return 1;
  }
  const { model, diagnostics } = await loadModel(config.spec, { reader: new Reader(config.bundle) });
  const accepted = acceptedSince(older.accepted, config);
  if (model === undefined || typeof accepted === 'string') {
    reporter.error(typeof accepted === 'string' ? accepted : await showDiagnostics(diagnostics, config.spec));
    return 1;
  }
  // both come from a file, so that what is left out there is left out of both
  const now = modelOf(JSON.stringify(specFileOf(model)));
  const changes = compareModels(older.model, now).filter((change) => options.only.includes(change.class));
  const shown = { since, changes, accepted };
  reporter.info(showChanges(shown, options.format));
  const open = unaccepted(shown).map(sentenceOf);
  if (open.length > 0) reporter.error(cureFor(open, config));
  const told = new Set(changes.map(sentenceOf));
  for (const sentence of accepted.keys())
    if (!told.has(sentence) && options.only.includes('security'))
      reporter.error(`${acceptedFile} accepts what did not change: ${sentence}`);
  return statusOf(shown);
};
