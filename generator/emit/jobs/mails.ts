// `jobs/mails/`: each mail as a function of the values of its slots, and the people who get mails.
import { filledSentence, ownSlots } from '../../model/fill';
import { type ButtonModel, casesOf, filledMail, routeOfButton, sentencesOf, slotsIn } from '../../model/mail-model';
import type { MailModel, Model, RouteModel } from '../../model/model';
import type { SentenceModel } from '../../model/texts-model';
import { docOf, sorted, upperFirst } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { identifier, key, listOf, literal, member, membersOf, objectOf, typeMembers, union } from '../../print/print';
import { sentenceExpression, slotType } from '../../print/sentence';
import { constantOf, interfaceOf, property, type Property, type Statement, typeOf } from '../../print/structures';

interface MailContext {
  readonly mail: MailModel;
  readonly model: Model;
  readonly file: GeneratedFile;
  readonly cases: readonly string[];
}

const say = ({ file, model }: MailContext, sentence: SentenceModel, from = (slot: string): string => `slots${member(slot)}`): string =>
  sentenceExpression(sentence, from, { module: file, language: model.product.language });

/** The slots of a part that stands there only sometimes, and of nothing that is always there. */
const slotsOfPart = ({ mail }: MailContext, sentence: SentenceModel): readonly string[] => {
  const always = slotsIn(mail, '');
  return ownSlots(sentence).filter((slot) => !always.includes(slot));
};
const sometimesCode = (context: MailContext, name: string, sentence: SentenceModel): string => {
  const [part, own] = [`slots${member(name)}`, slotsOfPart(context, sentence)];
  if (own.length === 0) return `${part} && ${say(context, sentence)}`;
  const told = say(context, sentence, (slot) => `${own.includes(slot) ? 'part' : 'slots'}${member(slot)}`);
  return `${context.file.value('jobs/mail', 'whereGiven')}(${part}, (part) => ${told})`;
};

/** The code for all cases; or for each, and for nothing in those that have none. */
const byCase = <T extends { readonly name: string }>(
  { cases }: MailContext,
  all: readonly T[],
  { codeOf, otherwise }: { readonly codeOf: (one: T) => string; readonly otherwise: string },
): string => {
  const [one] = all;
  if (one === undefined) return otherwise;
  if (one.name === '') return codeOf(one);
  const isWhole = all.length === cases.length;
  const last = all.at(-1);
  const chained = isWhole ? all.slice(0, -1) : all;
  const rest = isWhole && last !== undefined ? codeOf(last) : otherwise;
  return chained.reduceRight((code, it) => `slots.as === ${literal(it.name)} ? ${codeOf(it)} : ${code}`, rest);
};

const hasArguments = ({ params, query }: RouteModel): boolean => params.length + query.length > 0;
const pathTo = (file: GeneratedFile, route: RouteModel): string => `${file.value('routes/paths', 'pathTo')}${member(route.id)}`;

const buttonCode = (context: MailContext, button: ButtonModel): string => {
  const [route, anchor] = routeOfButton(context.model.routes, button);
  const path = route && `${pathTo(context.file, route)}(${hasArguments(route) ? 'slots.to' : ''})`;
  return objectOf([
    ['label', say(context, { name: '', text: button.label })],
    ['href', path === undefined ? 'slots.to' : `\`\${slots.origin}\${${path}}${anchor}\``],
    ...(button.ending === undefined ? [] : [['ending', say(context, { name: '', text: button.ending })] as const]),
  ]);
};
/** The parts of the address of a next step. */
const addressProperties = ({ model, file }: MailContext, button: ButtonModel): readonly Property[] => {
  const [route] = routeOfButton(model.routes, button);
  if (route === undefined) return [property('to', 'string', { docs: ['The address that its button leads to.'] })];
  const origin = property('origin', 'string', { docs: ['The beginning of the addresses of our pages.'] });
  const type = `NonNullable<Parameters<typeof ${pathTo(file, route)}>[0]>`;
  return hasArguments(route)
    ? [origin, property('to', type, { docs: ['The parameters of the address that its button leads to.'] })]
    : [origin];
};

const partCodes = (context: MailContext): readonly string[] =>
  context.mail.body.map((part) => {
    if (part.kind === 'given') return `slots${member(part.name)}`;
    if (part.kind === 'text') return say(context, part.sentence);
    if (part.kind === 'cases') return byCase(context, part.sentences, { codeOf: (it) => say(context, it), otherwise: 'null' });
    return sometimesCode(context, part.name, part.sentence);
  });
const partProperties = (context: MailContext): readonly Property[] =>
  context.mail.body.flatMap((part) => {
    if (part.kind === 'given') return [property(key(part.name), context.file.type('jobs/mail', 'GivenPart'), { docs: [part.says] })];
    if (part.kind !== 'sometimes') return [];
    const own = slotsOfPart(context, part.sentence);
    const type = own.map((slot) => `readonly ${key(slot)}: ${slotType(part.sentence, slot)}`).join('; ');
    return [property(key(part.name), own.length === 0 ? 'boolean' : `{ ${type} } | null | false`, { docs: [part.sentence.text] })];
  });
const slotProperties = ({ mail }: MailContext, name: string): readonly Property[] => {
  const numbers = new Set(sentencesOf(mail).map(({ sentence }) => sentence.number));
  return slotsIn(mail, name).map((slot) => property(key(slot), numbers.has(slot) ? 'number' : 'string | number'));
};

/** The type of the values of one case, beside those of all cases. */
const ofCase = (context: MailContext, name: string): string => {
  const button = context.mail.buttons.find((one) => one.name === name);
  const more = [...slotProperties(context, name), ...(button === undefined ? [] : addressProperties(context, button))];
  return typeMembers([`readonly as: ${literal(name)}`, ...more.map((it) => `readonly ${it.name}: ${String(it.type)}`)]);
};
const slotsDeclared = (context: MailContext, name: string): readonly Statement[] => {
  const { mail, cases } = context;
  const [only] = mail.buttons.filter((one) => one.name === '');
  const always = [
    ...slotProperties(context, ''),
    ...partProperties(context),
    ...(only === undefined ? [] : addressProperties(context, only)),
  ];
  if (cases.length === 0) return always.length === 0 ? [] : [interfaceOf(name, always, { docs: ['The values that the server gives.'] })];
  const each = cases.map((one) => ofCase(context, one)).join(' | ');
  const docs = ['The values that the server gives: the case, and those of the case.'];
  if (always.length === 0) return [typeOf(name, each, { docs })];
  return [
    interfaceOf(`${name}Always`, always, { docs: ['The values that the server gives in all cases.'], isExported: false }),
    typeOf(name, `${name}Always & (${each})`, { docs }),
  ];
};

const mailFile = (mail: MailModel, model: Model): GeneratedFile => {
  const file = new GeneratedFile(`jobs/mails/${mail.id}.ts`, 'A mail: its words, and the values that the server gives for them.');
  const [type, name] = [`${upperFirst(mail.id)}Slots`, identifier(`${mail.id}Mail`)];
  file.declares(type, `${type}Always`, name, 'slots', 'part');
  const context: MailContext = { mail, model, file, cases: casesOf(mail) };
  const words = membersOf([
    `reader: ${byCase(context, mail.readers, { codeOf: ({ reader }) => literal(reader), otherwise: '""' })}`,
    `subject: ${byCase(context, mail.subjects, { codeOf: (it) => say(context, it), otherwise: '""' })}`,
    `paragraphs: ${file.value('jobs/mail', 'partsOf')}(${listOf(partCodes(context))})`,
    ...(mail.buttons.length === 0
      ? []
      : [`button: ${byCase(context, mail.buttons, { codeOf: (it) => buttonCode(context, it), otherwise: 'undefined' })}`]),
  ]);
  const declared = slotsDeclared(context, type);
  const answer = `${file.type('jobs/mail', 'MailWords')}<${union([...new Set(mail.readers.map(({ reader }) => reader))])}>`;
  return file.add(
    ...declared,
    constantOf(name, `(${declared.length === 0 ? '' : `slots: ${type}`}): ${answer} => (${words})`, { docs: [docOf(mail)] }),
  );
};

/** The words of each mail, in a file of its own. */
export const mailFiles = (model: Model): readonly GeneratedFile[] =>
  sorted(model.mails).map((mail) => mailFile(filledMail(model)(mail), model));

/** The people who get mails, each with their reason to get one. */
export const readersOf = (model: Model): readonly Statement[] => {
  const { readers = [] } = model.product;
  if (readers.length === 0) return [];
  const because = readers.map((it) => [it.name, literal(filledSentence(model)({ name: '', text: it.because }).text)] as const);
  return [
    typeOf('MailReader', union(readers.map(({ name }) => name)), { docs: ['The people who get mails.'] }),
    constantOf('mailReasons', objectOf(because), { type: 'Readonly<Record<MailReader, string>>', docs: ['Their reason to get one.'] }),
  ];
};
