// Mails: each goes to people whom the product knows, and leads them to a page that they may open; a case has all that it needs.
import type { Spot } from '../diagnostics/diagnostics';
import { nearest } from '../diagnostics/suggest';
import { type ButtonModel, casesOf, inCase, pathOfButton, routeOfButton, slotsIn } from '../model/mail-model';
import type { MailModel } from '../model/model';
import { at, type CheckContext, doubles, listed, named } from './context';
import { letInBy } from './let-in';

interface Step {
  readonly button: ButtonModel;
  readonly reader: string;
}
/** The next steps of a mail, each with the reader who is led there. */
const stepsOf = (mail: MailModel): readonly Step[] => {
  const cases = casesOf(mail);
  const steps = (cases.length === 0 ? [''] : cases).flatMap((name) => {
    const [button, reader] = [inCase(mail.buttons, name), inCase(mail.readers, name)];
    return button === undefined || reader === undefined ? [] : [{ button, reader: reader.reader }];
  });
  return [...new Map(steps.map((step) => [`${step.button.name} ${step.reader}`, step])).values()];
};

const checkStep = (context: CheckContext, mail: MailModel, { button, reader }: Step): void => {
  const { routes, product } = context.model;
  if (button.to === undefined) return;
  const spot = at('mail', mail.id, ...pathOfButton(button), 'to');
  const [route] = routeOfButton(routes, button);
  if (route === undefined) {
    const [path = ''] = button.to.split('#');
    const paths = routes.map((one) => one.path);
    return context.report(spot, 'mail/no-route', { path: button.to, didYouMean: nearest(path, paths) });
  }
  const { guard } = product.readers?.find(({ name }) => name === reader) ?? {};
  if (guard === undefined || letInBy(context).passes(guard, [route.guard], 'unseen')) return;
  const [people = guard, asked = route.guard] = [context.guards.get(guard)?.says, context.guards.get(route.guard)?.says];
  context.report(spot, 'mail/closed-step', { mail: mail.id, path: route.path, reader, people, guard: route.guard, asked });
};

const checkCases = (context: CheckContext, mail: MailModel): void => {
  const { readers, subjects } = mail;
  for (const name of casesOf(mail))
    for (const [option, all] of Object.entries<readonly { readonly name: string }[]>({ reader: readers, subject: subjects }))
      if (all.length > 0 && inCase(all, name) === undefined)
        context.report(named(at('mail', mail.id, option)), 'mail/missing-case', { mail: mail.id, name, option });
};

/** The things that the writer of a mail gives, by their names. */
const givenNames = (mail: MailModel): readonly { readonly name: string; readonly spot: Spot }[] => {
  const place = (...path: readonly string[]): Spot => named(at('mail', mail.id, ...path));
  const slots = [...new Set(['', ...casesOf(mail)].flatMap((name) => slotsIn(mail, name)))];
  return [
    ...['as', 'origin', 'to'].map((name) => ({ name, spot: place('subject') })),
    ...slots.map((name) => ({ name, spot: place('subject') })),
    ...mail.body.flatMap(({ kind, name }) => (kind === 'given' || kind === 'sometimes' ? [{ name, spot: place('body', name) }] : [])),
  ];
};

export const checkMails = (context: CheckContext): void => {
  const { mails, product } = context.model;
  const known = (product.readers ?? []).map(({ name }) => name);
  for (const mail of mails) {
    for (const { name, reader } of mail.readers)
      if (!known.includes(reader))
        context.report(at('mail', mail.id, 'reader', ...(name === '' ? [] : [name])), 'mail/unknown-reader', {
          reader,
          readers: listed(known),
          didYouMean: nearest(reader, known),
        });
    for (const step of stepsOf(mail)) checkStep(context, mail, step);
    checkCases(context, mail);
    for (const { item } of doubles(givenNames(mail), ({ name }) => name))
      context.report(item.spot, 'mail/name-taken', { name: item.name, mail: mail.id });
  }
};
