// `rules/sentences.ts`: what rules, guards and lifecycles say in English, apart from them so that bundles need not carry it.
import { asSentence, conditionSentence, timerPhrase } from '../../model/sentence';
import { allGuards, type Lookup } from '../../model/lookup';
import type { Model, RequirementModel } from '../../model/model';
import { sorted } from '../../model/views';
import { key, literal, Module } from '../../print/print';

interface Saying {
  readonly lookup: Lookup;
  readonly fill: (text: string) => string;
}

/** The sentence of a requirement, with the author's own wording before it where there is one. */
export const requirementSentence = (it: RequirementModel, { lookup, fill }: Saying): string => {
  const made = asSentence(conditionSentence(it.that, lookup));
  return it.says ? `${asSentence(fill(it.says))} ${made}` : made;
};

const requirementsOf = (it: { readonly id: string; readonly requires: readonly RequirementModel[] }, saying: Saying): [string, string][] =>
  it.requires.map((requirement, at) => [`${it.id}.${at + 1}`, requirementSentence(requirement, saying)]);

const lifeSentences = (model: Model, { lookup, fill }: Saying): [string, string][] => {
  const said = new Map([...model.mails, ...model.jobs].map(({ id, says }) => [id, says]));
  return sorted(model.lifecycles).flatMap((life) => [
    [life.id, asSentence(fill(life.says))],
    ...life.moves.flatMap((move, at): [string, string][] => {
      const effects = move.effects.map(({ id }) => said.get(id) ?? id);
      const texts = [...(move.timer ? [timerPhrase(move.timer, lookup)] : []), ...(move.says ? [move.says] : []), ...effects];
      return texts.length === 0 ? [] : [[`${life.id}.${at + 1}`, texts.map((it) => asSentence(fill(it))).join(' ')]];
    }),
  ]);
};

export const emitSentenceModule = (model: Model, saying: Saying): Module => {
  const module = new Module('rules/sentences.ts', 'What rules, guards and lifecycles say in English, by the key that a reason carries.');
  const { lookup, fill } = saying;
  const write = (name: string, says: string, entries: readonly (readonly [string, string])[]): void => {
    module.blank().doc(says);
    const body = () => entries.forEach(([id, text]) => module.line(`${key(id)}: ${literal(text)},`));
    module.block(`export const ${name}: Readonly<Record<string, string>> =`, body, ';');
  };
  write(
    'ruleSentences',
    'A rule by its id, its requirements by id and number.',
    sorted(model.rules).flatMap((it) => [[it.id, asSentence(fill(it.says))], ...requirementsOf(it, saying)]),
  );
  write(
    'guardSentences',
    'Whom a guard lets pass, by its id; its requirements by id and number.',
    allGuards(model).flatMap((it): [string, string][] => [
      [it.id, asSentence(fill(it.says))],
      ...(it.of && it.missing ? [[`${it.id}.missing`, asSentence(`the ${lookup.thing(it.of).called} exists`)] as [string, string]] : []),
      ...requirementsOf(it, saying),
    ]),
  );
  write(
    'lifecycleSentences',
    'A lifecycle by its id; what follows from each of its moves, by id and number.',
    lifeSentences(model, saying),
  );
  return module;
};
