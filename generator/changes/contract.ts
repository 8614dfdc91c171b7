// The words between clients and servers: fields of things, calls, forms and of what waits, each difference told once.
import { carriersOf, screensWith } from './carried';
import { aboutOf, type Change, few, type Kind, type Of, paired, type Versions } from './change';
import { type Difference, differences, fieldDifferences, type Where } from './shapes';
import { asSentence } from '../model/sentence';
import { partsOf } from '../model/views';

/** Differences in one declaration, and who carries it. */
interface Origin {
  readonly about: string;
  readonly found: readonly Difference[];
  readonly asked?: readonly string[];
  readonly answered?: readonly string[];
  readonly screens?: readonly string[];
  /** The data that waits or is kept in the older form. */
  readonly waiting?: string;
}

const both = <K extends Kind>(kind: K, { before, after }: Versions): readonly (readonly [Of<K>, Of<K>])[] =>
  paired<Of<K>>(before[kind], after[kind], ({ id }) => id).both;
const from = (at: string, versions: Versions): Where => ({ at: at === '' ? [] : [at], versions });

const ofThings = (versions: Versions): readonly Origin[] =>
  (['entities', 'shapes'] as const).flatMap((kind) =>
    both(kind, versions).map(([was, now]): Origin => {
      const [forms, whole] = [carriersOf(now.id, 'forms', versions), carriersOf(now.id, 'whole', versions)];
      return {
        about: aboutOf(kind, now),
        found: fieldDifferences(was.fields, now.fields, from('', versions)),
        asked: carriersOf(now.id, 'asked', versions),
        answered: carriersOf(now.id, 'answered', versions),
        screens: screensWith(forms, versions),
        ...(whole.length > 0 && { waiting: `rows of ${few(whole)} keep it as it was` }),
      };
    }),
  );

const ofCalls = (versions: Versions): readonly Origin[] =>
  both('calls', versions).flatMap(([was, now]) => {
    const about = aboutOf('calls', now);
    const [old, next] = [partsOf(was), partsOf(now)];
    const forms = versions.after.forms.filter(({ sends }) => sends === now.id).map(({ id }) => id);
    const asked = [
      ...fieldDifferences(was.params, now.params, from('path', versions)),
      ...fieldDifferences(old.query, next.query, from('query', versions)),
      ...fieldDifferences(old.input, next.input, from('input', versions)),
    ];
    return [
      { about, found: asked, asked: [now.id], screens: screensWith(forms, versions) },
      { about, found: differences(was.answer, now.answer, from('answer', versions)), answered: [now.id] },
    ];
  });

const shared = (before: Of<'forms'>['fields'], after: Of<'forms'>['fields']) => paired(before, after, ({ name }) => name).both;
const ofTold = (versions: Versions): readonly Origin[] => [
  ...both('errors', versions).map(([was, now]) => ({
    about: aboutOf('errors', now),
    found: fieldDifferences(was.data, now.data, from('data', versions)),
    answered: versions.after.calls.filter(({ errors }) => errors.includes(now.id)).map(({ id }) => id),
  })),
  ...both('routes', versions).map(([was, now]) => ({
    about: aboutOf('routes', now),
    found: [
      ...fieldDifferences(was.params, now.params, from('path', versions)),
      ...fieldDifferences(was.query, now.query, from('query', versions)),
    ],
    waiting: 'links that people keep may lead nowhere',
  })),
  ...both('forms', versions).map(([was, now]) => ({
    about: aboutOf('forms', now),
    found: shared(was.fields, now.fields).flatMap(([old, next]) => differences(old.shape, next.shape, from(next.name, versions))),
    screens: screensWith([now.id], versions),
  })),
];

const ofWaiting = (versions: Versions): readonly Origin[] => [
  ...(['mails', 'jobs'] as const).flatMap((kind) =>
    both(kind, versions).map(([was, now]) => ({
      about: aboutOf(kind, now),
      found: fieldDifferences(was.fields, now.fields, from('', versions)),
      waiting: kind === 'jobs' ? 'those that wait carry it as it was' : 'those that wait to be sent carry it as it was',
    })),
  ),
  ...both('kept', versions).map(([was, now]) => ({
    about: aboutOf('kept', now),
    found: differences(was.holds, now.holds, from('value', versions)),
    waiting: 'browsers keep it as it was',
  })),
  ...both('events', versions).map(([was, now]) => ({
    about: aboutOf('events', now),
    found: fieldDifferences(was.fields, now.fields, from('', versions)),
  })),
];

type Found = Origin & { readonly difference: Difference };
const keyOf = ({ difference: { at, says, exposed } }: Found): string => `${at.at(-1)} ${says} ${exposed}`;

const all = (found: readonly Found[], which: 'asked' | 'answered' | 'screens'): readonly string[] => [
  ...new Set(found.flatMap((one) => one[which] ?? [])),
];

/** One sentence for the same difference wherever it stands. */
const told = (found: readonly Found[]): Change | undefined => {
  const [first] = found;
  if (first === undefined) return undefined;
  const { difference } = first;
  const [asked, answered, screens] = [all(found, 'asked'), all(found, 'answered'), all(found, 'screens')];
  const exposed = difference.exposed === 'always' || (difference.exposed === 'answered' && answered.length > 0);
  const [refused, strange] = [difference.asking && asked.length > 0, difference.answering && answered.length > 0];
  const waiting = difference.asking ? found.find((one) => one.waiting !== undefined)?.waiting : undefined;
  const reasons = [
    ...(exposed ? [`it leaves the server with ${few(answered) || 'whatever carries it'}`] : []),
    ...(refused ? [`an older client's request may be refused (${few(asked)})`] : []),
    ...(strange ? [`an older client may not understand the answer (${few(answered)})`] : []),
    ...(waiting === undefined ? [] : [waiting]),
    ...(!refused && !strange && screens.length > 0 ? [`seen at ${few(screens)}`] : []),
  ];
  const worst = refused || strange || waiting !== undefined ? 'breaking' : screens.length > 0 ? 'visible' : 'silent';
  return {
    class: exposed ? 'security' : worst,
    about: found.map(({ about }) => about),
    says: [`${difference.at.join('.') || 'the value'} ${difference.says}`, ...reasons]
      .map((part, at) => (at === 0 ? `${part}.` : asSentence(part)))
      .join(' '),
  };
};

/** Every difference of a field, once, with all who carry it. */
export const contractChanges = (versions: Versions): readonly Change[] => {
  const origins = [...ofThings(versions), ...ofCalls(versions), ...ofTold(versions), ...ofWaiting(versions)];
  const groups = new Map<string, Found[]>();
  for (const origin of origins)
    for (const difference of origin.found) {
      const found = { ...origin, difference };
      groups.set(keyOf(found), [...(groups.get(keyOf(found)) ?? []), found]);
    }
  return [...groups.values()].flatMap((found) => told(found) ?? []);
};
