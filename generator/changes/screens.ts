// Differences that people see: pages, forms, menus, sentences and long texts, each difference where it is seen.
import { lookupOf } from '../model/lookup';
import { formsOf } from '../model/fill';
import { sentencesOf } from '../model/mail-model';
import type { SentenceModel } from '../model/texts-model';
import { conditionSentence, termPhrase } from '../model/sentence';
import type { Model } from '../model/model';
import type { ConditionModel, TermModel } from '../model/term-model';
import { valueInWords } from '../model/words';
import { screensWith } from './carried';
import { few, type Of, paired, rewritten, type Said, said, same, screenOf, type Versions, when } from './change';
import { ofGuardOn } from './guards';

const reads = (was: string | undefined, now: string | undefined, what = ''): readonly Said[] => {
  if (was === now) return [];
  if (was === undefined || now === undefined)
    return [said('visible', now === undefined ? `${what}“${was}” is gone.` : `${what}“${now}” is new.`)];
  return [said('visible', `${what}${rewritten(was, now)}.`)];
};

const shown = (value: string | number | boolean | undefined): string | number =>
  typeof value === 'boolean' ? (value ? 'shown' : 'not shown') : (value ?? 'none');
const ofChrome = (was: Of<'routes'>['chrome'] = {}, now: Of<'routes'>['chrome'] = {}, who = ''): readonly Said[] =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .filter((part) => was[part] !== now[part])
    .map((part) => said('visible', `its ${part} is ${shown(now[part])} now, and was ${shown(was[part])}${who}.`));

export const ofRoute = (was: Of<'routes'>, now: Of<'routes'>, versions: Versions): readonly Said[] => {
  const guard = ofGuardOn(was, now, versions).map((it) => (it.class === 'breaking' ? { ...it, class: 'visible' as const } : it));
  return [
    ...when(was.path !== now.path, 'breaking', `its address was ${was.path}: links that people keep lead nowhere.`),
    ...guard,
    ...reads(was.title, now.title, 'its title '),
    ...reads(was.description, now.description, 'its description '),
    ...ofChrome(was.chrome, now.chrome),
    ...ofChrome(was.signedInChrome, now.signedInChrome, ', for those who are signed in'),
    ...when(was.mode !== now.mode, 'visible', `its mode is ${now.mode ?? 'none'} now, and was ${was.mode ?? 'none'}.`),
    ...when(was.screen !== now.screen, 'visible', `its screen is ${now.screen} now, and was ${was.screen}.`),
    ...when(was.text !== now.text, 'visible', `its text is ${now.text ?? 'none'} now, and was ${was.text ?? 'none'}.`),
    ...when(
      was.indexed !== now.indexed,
      'visible',
      now.indexed ? 'search engines are told of it now.' : 'search engines are no longer told of it.',
    ),
  ];
};

const fieldWords = ['label', 'help', 'placeholder', 'entry', 'missing'] as const;
export const ofForm = (was: Of<'forms'>, now: Of<'forms'>, versions: Versions): readonly Said[] => {
  const { gone, came, both } = paired(was.fields, now.fields, ({ name }) => name);
  const found = [
    ...(['title', 'intro', 'submit'] as const).flatMap((part) => reads(was[part], now[part], `its ${part} `)),
    ...gone.map(({ label }) => said('visible', `“${label}” is no longer asked.`)),
    ...came.map(({ label, optional }) => said('visible', `“${label}” is asked too${optional ? ', and may be left out' : ''}.`)),
    ...both.flatMap(([old, next]) => [
      ...fieldWords.flatMap((part) => reads(old[part], next[part], `${part === 'label' ? '' : `${part} of `}${next.name}: `)),
      ...when(
        !same([old.widget, old.starts, old.points], [next.widget, next.starts, next.points]),
        'visible',
        `“${next.label}” is asked in another way.`,
      ),
    ]),
    ...when(!same(was.steps, now.steps), 'visible', 'its steps are others.'),
  ];
  const screens = screensWith([now.id], versions);
  return found.map((it) => ({ ...it, says: screens.length === 0 ? it.says : `${it.says.slice(0, -1)} (${few(screens)}).` }));
};

const whenIn = (condition: ConditionModel | undefined, model: Model): string =>
  condition === undefined ? 'always' : `where ${conditionSentence(condition, lookupOf(model))}`;

const countedIn = (term: TermModel | undefined, model: Model): string =>
  term === undefined ? 'nothing any more' : termPhrase(term, lookupOf(model));

export const ofMenu = (was: Of<'menus'>, now: Of<'menus'>, { before, after }: Versions): readonly Said[] => {
  const wayOf = ({ to, does, outside }: Of<'menus'>['items'][number]): string => JSON.stringify([to, does, outside]);
  const keyOf = (item: Of<'menus'>['items'][number]): string => `${item.label} ${wayOf(item)}`;
  const exact = paired(was.items, now.items, keyOf);
  // an item that leads where one led that is gone bears another label; one of the same label leads elsewhere
  const pairOf = (old: (typeof exact.gone)[number]) => exact.came.find((next) => wayOf(next) === wayOf(old) || next.label === old.label);
  const changed = exact.gone.flatMap((old) => {
    const next = pairOf(old);
    return next === undefined ? [] : [[old, next] as const];
  });
  const [olds, news] = [new Set(changed.map(([old]) => old)), new Set(changed.map(([, next]) => next))];
  return [
    ...reads(was.title, now.title, 'its title '),
    ...exact.gone.filter((it) => !olds.has(it)).map(({ label }) => said('visible', `“${label}” is gone.`)),
    ...exact.came
      .filter((it) => !news.has(it))
      .map(({ label, when: seen }) => said('visible', `“${label}” is new, shown ${whenIn(seen, after)}.`)),
    ...changed.flatMap(([old, next]) => [
      ...reads(old.label, next.label),
      ...when(wayOf(old) !== wayOf(next), 'visible', `“${next.label}” leads elsewhere.`),
    ]),
    ...[...exact.both, ...changed].flatMap(([old, next]) => [
      ...when(
        !same(old.when, next.when),
        'visible',
        `“${next.label}” is shown ${whenIn(next.when, after)}; it was ${whenIn(old.when, before)}.`,
      ),
      ...when(old.as !== next.as, 'visible', `“${next.label}” is a ${next.as} now, and was a ${old.as}.`),
      ...reads(old.hint, next.hint, `the hint of “${next.label}” `),
      ...when(!same(old.counts, next.counts), 'visible', `“${next.label}” counts ${countedIn(next.counts, after)}.`),
    ]),
  ];
};

const ofSentences = (was: readonly SentenceModel[], now: readonly SentenceModel[], on: string): readonly Said[] => {
  const { gone, came, both } = paired(was, now, ({ name }) => name);
  return [
    ...gone.map(({ text }) => said('visible', `“${text}” is gone${on}.`)),
    ...came.map(({ text }) => said('visible', `“${text}” is new${on}.`)),
    ...both.flatMap(([old, next]) =>
      when(!same(old, next), 'visible', `${rewritten(formsOf(old).join(' / '), formsOf(next).join(' / '))}${on}.`),
    ),
  ];
};

export const ofTexts = (was: Of<'texts'>, now: Of<'texts'>): readonly Said[] => ofSentences(was.texts, now.texts, ` (${now.says})`);

/** Its sentences are told apart by the place where they stand. */
export const ofMail = (was: Of<'mails'>, now: Of<'mails'>): readonly Said[] => {
  const placed = (mail: Of<'mails'>): readonly SentenceModel[] =>
    sentencesOf(mail).map(({ sentence, path }) => ({ ...sentence, name: path.join('.') }));
  const readers = (mail: Of<'mails'>): string => few([...new Set(mail.readers.map(({ reader }) => reader))]);
  const pages = (mail: Of<'mails'>): string => few([...new Set(mail.buttons.flatMap(({ to }) => to ?? []))]);
  return [
    ...when(readers(was) !== readers(now), 'visible', `it goes to ${readers(now)}, and went to ${readers(was)}.`),
    ...when(pages(was) !== pages(now), 'visible', `it leads to ${pages(now)}, and led to ${pages(was)}.`),
    ...when(!same(was.shows, now.shows), 'silent', 'its slots show other fields.'),
    ...ofSentences(placed(was), placed(now), ` (${now.says})`),
  ];
};

/** The words of a part of a long text, as they are read. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return '';
  const { kind: _kind, level: _level, anchor: _anchor, href: _href, route: _route, ...rest } = value as Record<string, unknown>;
  return wordsOf(Object.values(rest));
};
const most = 3;
export const ofPage = (was: Of<'pages'>, now: Of<'pages'>, { after }: Versions): readonly Said[] => {
  const { gone, came } = paired(was.blocks, now.blocks, (block) => JSON.stringify(block));
  const [old, next] = [gone.map(wordsOf), came.map(wordsOf)];
  const screens = after.routes.filter(({ text }) => text === now.id).map(screenOf);
  const at = screens.length === 0 ? '' : ` (${few(screens)})`;
  const found =
    old.length === next.length
      ? old.map((text, index) => (text === next[index] ? 'a link leads elsewhere' : rewritten(text, next[index] ?? '')))
      : [...old.map((text) => `“${text.slice(0, 90)}” is gone`), ...next.map((text) => `“${text.slice(0, 90)}” is new`)];
  const more = found.length > most ? [said('visible', `${found.length - most} more paragraphs differ${at}.`)] : [];
  return [...found.slice(0, most).map((text) => said('visible', `${text}${at}.`)), ...more];
};

/** A row of a status, a case of a destination, a redirect. */
export const ofStatus = (was: Of<'statuses'>, now: Of<'statuses'>, { before, after }: Versions): readonly Said[] => {
  const { gone, came, both } = paired(was.rows, now.rows, ({ name }) => name);
  return [
    ...gone.map(({ name }) => said('visible', `“${name}” is gone.`)),
    ...came.map(({ name, when: holds }) => said('visible', `“${name}” is new: ${whenIn(holds, after)}.`)),
    ...both.flatMap(([old, next]) => [
      ...when(
        !same(old.when, next.when),
        'visible',
        `it is “${next.name}” ${whenIn(next.when, after)}; it was ${whenIn(old.when, before)}.`,
      ),
      ...when(
        !same(old.label, next.label),
        'visible',
        `“${next.name}” is told as ${valueInWords(next.label)}, and was as ${valueInWords(old.label)}.`,
      ),
      ...when(old.tone !== next.tone, 'visible', `“${next.name}” looks ${next.tone}, and looked ${old.tone}.`),
    ]),
  ];
};
