// `contract/rules.ts`: what the rules of each call are asked, before its handler runs and by it.
import { factName, lookupOf } from '../../model/lookup';
import type { CallModel, Model } from '../../model/model';
import { sorted } from '../../model/views';
import { ruleNeeds } from '../../print/expression';
import { GeneratedFile } from '../../print/generated-file';
import { objectOf } from '../../print/print';
import { constantOf, property, interfaceOf } from '../../print/structures';
import { type CallRuleContext, askingsOf, thingsOf } from './call-rules';
import { nameOf } from './handlers';

const isOwn = ({ own }: CallRuleContext): boolean => own.facts.size > 0;
const askedName = (askings: readonly CallRuleContext[]): string =>
  askings.some(({ facts }) => facts.includes('asked.')) ? 'asked' : '_asked';

interface FileContext {
  readonly file: GeneratedFile;
  readonly model: Model;
}

const askedType = (call: CallModel, { file, model }: FileContext): string => {
  const things = thingsOf(call, lookupOf(model)).map(
    (id) => `readonly ${factName(id)}: ${file.type('contract/handlers', 'GuardedThings')}["${id}"]`,
  );
  return [
    file.type('contract/handlers', nameOf(call, 'Request')),
    'Asked',
    ...(things.length > 0 ? [`{ ${things.join('; ')} }`] : []),
  ].join(' & ');
};

const asks = (askings: readonly CallRuleContext[], { file, model }: FileContext): string =>
  `[${askings.map(({ rule, facts }) => `${file.value(lookupOf(model).ruleFile(rule), rule)}(${facts})`).join(', ')}]`;

const before = (call: CallModel, writing: FileContext): readonly (readonly [string, string])[] => {
  const askings = askingsOf(call, writing.model).filter((it) => !isOwn(it));
  if (askings.length === 0) return [];
  return [[call.id, `(${askedName(askings)}: ${askedType(call, writing)}) => ${asks(askings, writing)}`]];
};
const within = (call: CallModel, writing: FileContext): readonly (readonly [string, string])[] => {
  const askings = askingsOf(call, writing.model).filter(isOwn);
  if (askings.length === 0) return [];
  const found = `found: ${writing.file.type('contract/handlers', nameOf(call, 'Facts'))}`;
  return [[call.id, `(${found}, ${askedName(askings)}: ${askedType(call, writing)}) => ${asks(askings, writing)}`]];
};

export const callRulesFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile(
    'contract/rules.ts',
    'The rules of each call: those that are asked before its handler runs, and those that its handler asks.',
  );
  file.declares('Asked');
  const writing = { file, model };
  const calls = sorted(model.calls).filter(({ rules }) => rules.length > 0);
  const wantsSettings = calls.some(({ rules }) => rules.some((rule) => ruleNeeds(rule, lookupOf(model)).settings.size > 0));
  const asked = [
    property('principal', file.type('model/entities', model.product.visitor)),
    property('now', file.type('model/wire', 'Instant')),
    ...(wantsSettings ? [property('settings', file.type('model/settings', 'Settings'))] : []),
  ];
  return file.add(
    interfaceOf('Asked', asked, { docs: ['What every rule may look at beside the request: who asks, and when.'] }),
    constantOf('callRules', objectOf(calls.flatMap((call) => before(call, writing))), {
      docs: ['Asked before the handler runs: the request, what the guard found and the clock answer them.'],
    }),
    constantOf('handlerRules', objectOf(calls.flatMap((call) => within(call, writing))), {
      docs: ['Asked by the handler, which alone can find the first part of their facts.'],
    }),
  );
};
