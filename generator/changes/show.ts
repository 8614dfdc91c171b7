// Changes as people and programs read them, and how the command ends after them.
import type { Accepted } from './accepted';
import { type Change, type Class, classes, few } from './change';

export const formats = ['text', 'markdown', 'json'] as const;
export type Format = (typeof formats)[number];

/** How `diff` ends, by the worst change that is not accepted. */
export const statuses: Readonly<Record<Class, number>> = { security: 30, breaking: 20, visible: 10, silent: 0 };

/** A change as one line; accepted ones are named by it. */
export const sentenceOf = ({ about, says }: Change): string => `${few(about)}: ${says}`;

export interface ChangesShown {
  readonly since: string;
  readonly changes: readonly Change[];
  readonly accepted: Accepted;
}

const counts = (changes: readonly Change[]): string =>
  classes
    .map((kind) => [changes.filter((change) => change.class === kind).length, kind] as const)
    .filter(([many]) => many > 0)
    .map(([many, kind]) => `${many} ${kind}`)
    .join(', ');

/** A change with what it needs, and the reason for which it is accepted. */
export const lineOf = (change: Change, accepted: Accepted = new Map()): string => {
  const migration = change.migration === undefined ? '' : ` Migration: npm run generate -- migration ${change.migration}`;
  const reason = accepted.get(sentenceOf(change));
  return `${sentenceOf(change)}${migration}${reason === undefined ? '' : ` Accepted: ${reason}`}`;
};

export const heads: Readonly<Record<Class, string>> = {
  security: 'Security: somebody may do or see more, or less is kept safe',
  breaking: 'Breaking: older clients, links or kept data no longer fit',
  visible: 'Visible: people see something else',
  silent: 'Silent: nobody notices',
};

const grouped = ({ changes, accepted }: ChangesShown, [head, item]: readonly [head: string, item: string]): string =>
  classes
    .map((kind) => [kind, changes.filter((change) => change.class === kind)] as const)
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) => [`${head}${heads[kind]}`, '', ...all.map((change) => `${item}${lineOf(change, accepted)}`)].join('\n'))
    .join('\n\n');

const asText = (it: ChangesShown): string =>
  it.changes.length === 0
    ? `Nothing changed in the spec since ${it.since}.`
    : `Since ${it.since}: ${counts(it.changes)}.\n\n${grouped(it, ['', '  '])}`;

const asMarkdown = (it: ChangesShown): string =>
  `# Changes since ${it.since}\n\n${it.changes.length === 0 ? 'None.' : grouped(it, ['## ', '- '])}`;

const asJson = ({ since, changes, accepted }: ChangesShown): string => {
  const told = changes.map((change) => {
    const reason = accepted.get(sentenceOf(change));
    return { ...change, sentence: sentenceOf(change), ...(reason !== undefined && { accepted: reason }) };
  });
  return JSON.stringify({ since, status: statusOf({ since, changes, accepted }), changes: told }, undefined, 2);
};

const writers: Readonly<Record<Format, (it: ChangesShown) => string>> = { text: asText, markdown: asMarkdown, json: asJson };
export const showChanges = (it: ChangesShown, format: Format): string => writers[format](it);

/** Security changes for which nobody gave a reason. */
export const unaccepted = ({ changes, accepted }: Pick<ChangesShown, 'changes' | 'accepted'>): readonly Change[] =>
  changes.filter((change) => change.class === 'security' && !accepted.has(sentenceOf(change)));

export const statusOf = (it: ChangesShown): number => {
  const open = it.changes.filter((change) => change.class !== 'security').map((change) => statuses[change.class]);
  return Math.max(0, ...open, ...unaccepted(it).map(() => statuses.security));
};
