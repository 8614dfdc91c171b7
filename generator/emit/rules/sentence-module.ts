// `rules/sentences.ts`: what rules, guards and lifecycles say in English, apart from them so that bundles need not carry it.
import { asSentence, conditionSentence, timerPhrase } from '../../model/sentence';
import { allGuards, type Lookup } from '../../model/lookup';
import type { Model, RequirementModel } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { literal, objectOf } from '../../print/print';
import { constantOf, type Statement } from '../../print/structures';

interface SentenceContext {
  readonly lookup: Lookup;
  readonly fill: (text: string) => string;
}

/** The sentence of a requirement, with the author's own wording before it where there is one. */
export const requirementSentence = (it: RequirementModel, { lookup, fill }: SentenceContext): string => {
  const made = asSentence(conditionSentence(it.that, lookup));
  return it.says ? `${asSentence(fill(it.says))} ${made}` : made;
};

const requirementsOf = (
  it: { readonly id: string; readonly requires: readonly RequirementModel[] },
  context: SentenceContext,
): [string, string][] => it.requires.map((requirement, at) => [`${it.id}.${at + 1}`, requirementSentence(requirement, context)]);

const lifeSentences = (model: Model, { lookup, fill }: SentenceContext): [string, string][] => {
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

/** Sentences by their keys, under one name. */
const listOf = (name: string, says: string, entries: readonly (readonly [string, string])[]): Statement =>
  constantOf(name, objectOf(entries.map(([key, says]) => [key, literal(says)])), {
    type: 'Readonly<Record<string, string>>',
    docs: [says],
  });

export const sentencesFile = (model: Model, context: SentenceContext): GeneratedFile => {
  const { lookup, fill } = context;
  const ofRules = sorted(model.rules).flatMap((it) => [[it.id, asSentence(fill(it.says))] as const, ...requirementsOf(it, context)]);
  const ofGuards = allGuards(model).flatMap((it) => [
    [it.id, asSentence(fill(it.says))] as const,
    ...(it.of && it.missing ? [[`${it.id}.missing`, asSentence(`the ${lookup.thing(it.of).called} exists`)] as const] : []),
    ...requirementsOf(it, context),
  ]);
  return new GeneratedFile('rules/sentences.ts', 'What rules, guards and lifecycles say in English, by the key that a reason carries.').add(
    listOf('ruleSentences', 'A rule by its id, its requirements by id and number.', ofRules),
    listOf('guardSentences', 'Whom a guard lets pass, by its id; its requirements by id and number.', ofGuards),
    listOf(
      'lifecycleSentences',
      'A lifecycle by its id; what follows from each of its moves, by id and number.',
      lifeSentences(model, context),
    ),
  );
};
