// A guard's gifts to the handlers behind it, and the asker of a call's rules: a forgotten one does not compile.
import { expect, test } from 'vitest';
import { emitContract } from '../../generator/emit/contract';
import { emitErrors } from '../../generator/emit/errors';
import { emitModel } from '../../generator/emit/model';
import { emitRules } from '../../generator/emit/rules';
import type { GuardModel, RuleModel } from '../../generator/model/model';
import type { ConditionModel } from '../../generator/model/term-model';
import { aCall, anError, field, nothing, text, uuid, whole } from '../support/a-call';
import { aModel, anyone, visitor } from '../support/a-model';
import { of, value } from '../support/a-term';
import { loaded, typeErrors, written } from '../support/emitted';

const aGuard = (id: string, more: Partial<GuardModel>): GuardModel => ({ ...anyone, id, says: id, ...more });
const aRule = (id: string, that: ConditionModel, otherwise: string): RuleModel => ({
  id,
  source: '§5',
  says: id,
  requires: [{ that, otherwise }],
});

const toStay = { params: [field('stay_id', uuid)] };
const model = aModel({
  shapes: [
    visitor,
    { id: 'Rest', source: '§3', called: 'rest', says: 'What is left', fields: [field('nights', whole)] },
    { id: 'Filters', source: '§3', called: 'filters', says: 'What is wanted', fields: [field('low', whole), field('high', whole)] },
  ],
  entities: [
    {
      id: 'Stay',
      source: '§3',
      called: 'stay',
      says: 'A stay',
      key: 'stay_id',
      fields: [field('stay_id', uuid), field('host_id', text), field('least', whole), field('most', whole)],
    },
  ],
  errors: [
    anError('signIn', 'stay.sign_in'),
    anError('noStay', 'stay.none'),
    anError('reversed', 'stay.reversed', { data: [field('least', whole)] }),
    anError('noNight', 'stay.no_night', { data: [field('nights', whole)] }),
  ],
  guards: [
    anyone,
    aGuard('signedIn', { requires: [{ that: { kind: 'isTrue', of: of('signed_in', 'Visitor') }, otherwise: 'signIn' }] }),
    aGuard('host', {
      after: ['signedIn'],
      of: 'Stay',
      missing: 'noStay',
      requires: [{ that: { kind: 'is', left: of('host_id', 'Stay'), right: of('email', 'Visitor') }, otherwise: 'noStay' }],
    }),
  ],
  rules: [
    aRule('limitsFit', { kind: 'atMost', left: of('least', 'Stay'), right: of('most', 'Stay') }, 'reversed'),
    aRule('rangeFits', { kind: 'atMost', left: of('low', 'Filters'), right: of('high', 'Filters') }, 'reversed'),
    aRule('nightsAreLeft', { kind: 'atLeast', left: of('nights', 'Rest'), right: value(1) }, 'noNight'),
  ],
  calls: [
    aCall('find', 'POST /find', {
      input: [field('filters', { type: 'like', of: 'Filters' }, { optional: true }), field('low', text)],
      rules: ['rangeFits'],
    }),
    aCall('change', 'PATCH /stay/{stay_id}', {
      ...toStay,
      guard: 'host',
      secure: true,
      input: [field('most', whole, { optional: true })],
      rules: ['limitsFit', 'nightsAreLeft'],
    }),
    aCall('leave', 'DELETE /stay/{stay_id}', { ...toStay, guard: 'host', secure: true, answer: nothing }),
  ],
});
const files = new Map([...emitModel(model), ...emitErrors(model), ...emitRules(model), ...emitContract(model)]);

const good = {
  loaders: '{ Stay: async () => stay }',
  find: 'async (_request, { principal }) => ({ ...(principal.email === null ? {} : {}) })',
  change: 'async ({ stay }, { enforceRules }) => enforceRules({ rest: { nights: stay.beds } })({})',
  leave: 'async ({ stay }, { principal }) => ({ ...(principal.email.length === stay.beds ? {} : {}) })',
};
const compiled = async (wrong: Partial<typeof good> = {}): Promise<string> => {
  const { loaders, find, change, leave } = { ...good, ...wrong };
  const usage = `import type { GuardLoaders, Handlers } from './contract/handlers';
interface HandedHere {
  readonly anyone: { readonly principal: { readonly email: string | null } };
  readonly signedIn: { readonly principal: { readonly email: string } };
  readonly things: { readonly Stay: Stay };
}
declare module './contract/handlers' { interface Register { readonly types: HandedHere } }
interface Stay { readonly stay_id: string; readonly host_id: string; readonly least: number; readonly most: number; readonly beds: number }
const stay: Stay = { stay_id: 'a', host_id: 'b', least: 1, most: 2, beds: 3 };
export const loaders: GuardLoaders<null> = ${loaders};
export const handlers: Handlers = { find: ${find}, change: ${change}, leave: ${leave} };
export const found: Stay = stay;
`;
  return typeErrors(await written(new Map([...files, ['usage.ts', usage]])));
};

test('behind its guard a handler has who is signed in, and the thing as its loader found it', async () => {
  expect(await compiled()).toBe('');
});

test('a handler that takes what its guard does not give does not compile', async () => {
  expect(await compiled({ find: 'async ({ stay }) => ({ ...(stay ? {} : {}) })' })).toContain("Property 'stay' does not exist");
  expect(await compiled({ find: 'async (_request, { principal }) => ({ ...(principal.email.length ? {} : {}) })' })).toContain(
    "'principal.email' is possibly 'null'",
  );
});

test('a loader that is missing, or finds less than guards and rules look at, does not compile', async () => {
  expect(await compiled({ loaders: '{}' })).toContain("Property 'Stay' is missing");
  expect(await compiled({ loaders: "{ Stay: async () => ({ host_id: 'b', least: 1 }) }" })).toContain("'most' is missing");
});

test('a handler that answers without asking the rules which only it can answer does not compile', async () => {
  expect(await compiled({ change: 'async () => ({})' })).toContain('enforced');
  expect(await compiled({ change: 'async (_request, { enforceRules }) => enforceRules({})({})' })).toContain("Property 'rest' is missing");
});

test('rules are asked with the request, what the guard found as the request would change it, and what the handler finds', async () => {
  type Ask = (...facts: readonly object[]) => readonly { readonly ok: boolean; readonly reasons?: readonly object[] }[];
  const { callRules, handlerRules } = await loaded<Record<'callRules' | 'handlerRules', Record<string, Ask>>>(
    await written(files),
    'contract/rules.ts',
  );
  const stay = { least: 3, most: 7 };
  expect(callRules['change']?.({ stay, input: {} })).toEqual([{ ok: true }]);
  expect(callRules['change']?.({ stay, input: { most: 2 } })).toEqual([
    { ok: false, reasons: [{ code: 'stay.reversed', says: 'limitsFit.1', tells: { data: { least: 3 } } }] },
  ]);
  expect(callRules['find']?.({ input: { filters: { low: 2, high: 1 }, low: 'words' } })).toMatchObject([{ ok: false }]);
  expect(callRules['leave']).toBeUndefined();
  expect(handlerRules['change']?.({ rest: { nights: 0 } }, {})).toEqual([
    { ok: false, reasons: [{ code: 'stay.no_night', says: 'nightsAreLeft.1', tells: { data: { nights: 0 } } }] },
  ]);
  expect(handlerRules['find']).toBeUndefined();
});
