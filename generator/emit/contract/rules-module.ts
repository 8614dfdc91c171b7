// `contract/rules.ts`: what the rules of each call are asked, before its handler runs and by it.
import { factName, lookupOf } from '../../model/lookup';
import type { CallModel, Model } from '../../model/model';
import { sorted } from '../../model/views';
import { ruleNeeds } from '../../print/expression';
import { key, Module } from '../../print/print';
import { type Asking, askingsOf, thingsOf } from './call-rules';
import { nameOf } from './handlers';

const askedName = (askings: readonly Asking[]): string => (askings.some(({ facts }) => facts.includes('asked.')) ? 'asked' : '_asked');
const own = ({ own: needs }: Asking): boolean => needs.facts.size > 0;

interface Writing {
  readonly module: Module;
  readonly model: Model;
}

const askedType = (call: CallModel, { module, model }: Writing): string => {
  const things = thingsOf(call, lookupOf(model)).map((id) => `readonly ${factName(id)}: GuardedThings["${id}"]`);
  if (things.length > 0) module.type('contract/handlers', 'GuardedThings');
  return [
    `Asked<${module.type('contract/handlers', nameOf(call, 'Request'))}>`,
    ...(things.length > 0 ? [`{ ${things.join('; ')} }`] : []),
  ].join(' & ');
};

const asks = (askings: readonly Asking[], module: Module): string =>
  `[${askings.map(({ rule, facts }) => `${module.value('rules/rules', rule)}(${facts})`).join(', ')}]`;

/** Nothing where no call has a rule. */
export const emitCallRules = (model: Model): Module | undefined => {
  const calls = sorted(model.calls).filter(({ rules }) => rules.length > 0);
  if (calls.length === 0) return undefined;
  const module = new Module(
    'contract/rules.ts',
    'The rules of each call: those that are asked before its handler runs, and those that its handler asks.',
  );
  const writing = { module, model };
  module.declares('Asked');
  const wantsSettings = calls.some(({ rules }) => rules.some((rule) => ruleNeeds(rule, lookupOf(model)).settings.size > 0));
  module.doc('What every rule may look at: the request, who asks, and when.');
  const principal = module.type('model/entities', model.product.visitor);
  const settings = wantsSettings ? `; readonly settings: ${module.type('model/settings', 'Settings')}` : '';
  module.line(
    `type Asked<Request> = Request & { readonly principal: ${principal}; readonly now: ${module.type('model/wire', 'Instant')}${settings} };`,
  );
  const listing = (name: string, says: string, line: (call: CallModel) => string | undefined): void => {
    module.blank().doc(says);
    module.block(
      `export const ${name} =`,
      () => {
        for (const call of calls) {
          const text = line(call);
          if (text !== undefined) module.line(`${key(call.id)}: ${text},`);
        }
      },
      ';',
    );
  };
  listing('callRules', 'Asked before the handler runs: the request, what the guard found and the clock answer them.', (call) => {
    const askings = askingsOf(call, model).filter((it) => !own(it));
    return askings.length === 0 ? undefined : `(${askedName(askings)}: ${askedType(call, writing)}) => ${asks(askings, module)}`;
  });
  listing('handlerRules', 'Asked by the handler, which alone can find the first part of their facts.', (call) => {
    const askings = askingsOf(call, model).filter(own);
    if (askings.length === 0) return undefined;
    const found = `found: ${module.type('contract/handlers', nameOf(call, 'Facts'))}`;
    return `(${found}, ${askedName(askings)}: ${askedType(call, writing)}) => ${asks(askings, module)}`;
  });
  return module;
};
