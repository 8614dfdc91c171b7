// `rules/`: everything that must hold, as functions of given facts, with sentences and boundary cases beside them.
import { fill } from '../model/fill';
import { lookupOf } from '../model/lookup';
import type { Model } from '../model/model';
import { emitCaseModule } from './rules/case-module';
import { emitGuardModule } from './rules/guard-module';
import { emitLifecycleModule } from './rules/lifecycle-module';
import { emitRuleModule } from './rules/rule-module';
import { emitSentenceModule } from './rules/sentence-module';
import { emitSettledZones } from './rules/settled-zones';
import { emitStatusModule } from './rules/status-module';

/** The files of `rules/`. */
export const emitRules = (model: Model): Map<string, string> => {
  const lookup = lookupOf(model);
  const saying = { lookup, fill: fill(model) };
  const modules = [
    ...(model.rules.length > 0 ? [emitRuleModule(model, lookup)] : []),
    emitGuardModule(model, lookup),
    ...(model.statuses.length > 0 ? [emitStatusModule(model, saying)] : []),
    ...(model.lifecycles.length > 0 ? [emitLifecycleModule(model, saying)] : []),
    emitSentenceModule(model, saying),
    emitCaseModule(model, lookup),
    emitSettledZones(),
  ];
  return new Map(modules.map((it) => [it.path, it.toString()] as const));
};
