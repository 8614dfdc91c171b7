// `rules/`: everything that must hold, as functions of given facts, with sentences beside them.
import { fill } from '../model/fill';
import { lookupOf } from '../model/lookup';
import type { Model } from '../model/model';
import { finished } from '../print/generated-file';
import type { Files } from '../print/structures';
import { derivedFiles } from './rules/derived-module';
import { guardsFile } from './rules/guard-module';
import { lifecyclesFile } from './rules/lifecycle-module';
import { ruleFiles } from './rules/rule-module';
import { sentencesFile } from './rules/sentence-module';
import { settledZonesFile } from './rules/settled-zones';
import { statusesFile } from './rules/status-module';

/** The files of `rules/`. */
export const emitRules = (model: Model): Files => {
  const lookup = lookupOf(model);
  const parts = { lookup, fill: fill(model) };
  return finished([
    ...ruleFiles(model, lookup),
    ...derivedFiles(model, lookup),
    guardsFile(model, lookup),
    ...(model.lifecycles.length > 0 ? [lifecyclesFile(model, lookup)] : []),
    ...(model.statuses.length > 0 ? [statusesFile(model, parts)] : []),
    sentencesFile(model, parts),
    settledZonesFile(lookup),
  ]);
};
