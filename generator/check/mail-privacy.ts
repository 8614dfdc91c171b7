// Privacy of mails: a reader is shown what is private only where some call that they may make answers it.
import { ownSlots } from '../model/fill';
import { filledMail, sentencesOf } from '../model/mail-model';
import { memoize } from '../model/memoize';
import type { CallModel, MailModel } from '../model/model';
import type { Shape } from '../model/shape-model';
import { at, listed, named, within, type CheckContext } from './context';
import { letInBy } from './let-in';
import { privacyOf, type Way } from './privacy';

/** Things pass their fields on under their names, as they are. */
const keyOf = ({ path, shape }: Way): string => `${path.at(-1)} ${JSON.stringify(shape)}`;
const callsBy = memoize((context: CheckContext): ReadonlyMap<string, readonly CallModel[]> => {
  const calls = new Map<string, CallModel[]>();
  for (const call of context.model.calls)
    for (const key of new Set(privacyOf(context)(call.answer).map(keyOf))) calls.set(key, [...(calls.get(key) ?? []), call]);
  return calls;
});
/** The private fields of things, by their names. */
const privateNames = memoize((context: CheckContext): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const { id, fields } of context.things.values())
    for (const { name, shape } of fields) if (shape.private === true) names.set(name, [...(names.get(name) ?? []), `${id}.${name}`]);
  return names;
});

/** A slot or a given part of a mail, and the field that it shows. */
interface Shown {
  readonly name: string;
  readonly field: string;
  readonly shape: Shape;
}
/** A slot of the name of one of the mail's own fields shows that. */
const shownBy = (context: CheckContext, mail: MailModel): readonly Shown[] => [
  ...mail.shows.flatMap(({ name, thing, field }) => {
    const shape = context.fields.get(thing)?.get(field)?.shape;
    return shape === undefined ? [] : [{ name, field: `${thing}.${field}`, shape }];
  }),
  ...mail.fields
    .filter((own) => mail.shows.every(({ name }) => name !== own.name))
    .map(({ name, shape }) => ({ name, field: `${mail.id}.${name}`, shape })),
];
/** The slots and given parts of a mail, each where it first stands and in the cases in which it does: '' for all. */
const namesIn = (context: CheckContext, mail: MailModel) => {
  const told = sentencesOf(filledMail(context.model)(mail)).flatMap(({ sentence, path, of }) =>
    ownSlots(sentence).map((name) => ({ name, of, spot: within(at('mail', mail.id, ...path), `{${name}}`) })),
  );
  const given = mail.body
    .filter(({ kind }) => kind === 'given')
    .map(({ name }) => ({ name, of: '', spot: named(at('mail', mail.id, 'body', name)) }));
  return [...told, ...given];
};

const checkShown = (context: CheckContext, mail: MailModel, { name, field, shape }: Shown): void => {
  const cases = namesIn(context, mail).flatMap((one) => (one.name === name ? [one.of] : []));
  const isShownTo = (of: string): boolean => (of === '' ? cases.length > 0 : cases.includes('') || cases.includes(of));
  const ways = privacyOf(context)(shape).map((way) => ({ ...way, path: [field.split('.').at(-1) ?? '', ...way.path] }));
  for (const { name: of, reader } of mail.readers.filter((one) => isShownTo(one.name)))
    for (const way of ways) {
      const { guard } = context.model.product.readers?.find((one) => one.name === reader) ?? {};
      const calls = callsBy(context).get(keyOf(way)) ?? [];
      const guards = calls.map((call) => call.guard);
      if (guard === undefined || letInBy(context).passes(guard, guards, 'unseen')) continue;
      const answered = calls.map((call) => `${call.id} (${call.guard})`);
      const spot = mail.shows.some((one) => one.name === name) ? at('mail', mail.id, 'slots', name) : at('mail', mail.id, 'fields', name);
      context.report(spot, 'mail/private-slot', {
        mail: mail.id,
        reader: of === '' ? reader : `${reader}, in the case ${of}`,
        people: context.guards.get(guard)?.says ?? guard,
        field: [field, ...way.path.slice(1)].join('.'),
        calls: answered.length === 0 ? 'no call answers it' : `those that answer it are closed to them: ${listed(answered)}`,
      });
      return;
    }
};

export const checkMailPrivacy = (context: CheckContext): void => {
  for (const mail of context.model.mails) {
    const [names, shown] = [namesIn(context, mail), shownBy(context, mail)];
    for (const one of shown) checkShown(context, mail, one);
    const untied = names.filter(({ name }) => privateNames(context).has(name) && shown.every((one) => one.name !== name));
    for (const { name, spot } of new Map(untied.toReversed().map((one) => [one.name, one])).values())
      context.report(spot, 'mail/untied-slot', { mail: mail.id, name, fields: listed(privateNames(context).get(name) ?? []) });
    for (const { name } of mail.shows)
      if (names.every((one) => one.name !== name))
        context.report(named(at('mail', mail.id, 'slots', name)), 'text/unused-slot', { slot: `{${name}}`, owner: `The mail ${mail.id}` });
  }
};
