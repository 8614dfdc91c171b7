// `rules/`: everything that must hold, as functions of given facts, with sentences and boundary cases beside them.
import { fill } from '../model/fill';
import { lookupOf } from '../model/lookup';
import type { Model } from '../model/model';
import type { Files } from '../print/structure';
import { emitCaseModule } from './rules/case-module';
import { guardsFile } from './rules/guard-module';
import { lifecyclesFile } from './rules/lifecycle-module';
import { rulesFile } from './rules/rule-module';
import { emitSentenceModule } from './rules/sentence-module';
import { emitSettledZones } from './rules/settled-zones';
import { emitStatusModule } from './rules/status-module';

/** The files of `rules/`. */
export const emitRules = (model: Model): Files => {
  const lookup = lookupOf(model);
  const saying = { lookup, fill: fill(model) };
  const files = [
    ...(model.rules.length > 0 ? [rulesFile(model, lookup)] : []),
    guardsFile(model, lookup),
    ...(model.lifecycles.length > 0 ? [lifecyclesFile(model, lookup)] : []),
  ];
  const modules = [
    ...(model.statuses.length > 0 ? [emitStatusModule(model, saying)] : []),
    emitSentenceModule(model, saying),
    emitCaseModule(model, lookup),
    emitSettledZones(lookup),
  ];
  return new Map<string, Files extends ReadonlyMap<string, infer File> ? File : never>([
    ...files.map((file) => [file.path, file.structure()] as const),
    ...modules.map((it) => [it.path, it.toString()] as const),
  ]);
};
