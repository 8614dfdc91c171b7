// The emitters, each under the name of what it makes in the out folder.
import type { Emitter } from './emitter';
import { emitClient } from './client';
import { emitContract } from './contract';
import { docsEmitters } from './docs';
import { emitErrors } from './errors';
import { emitForms } from './forms';
import { emitJobs } from './jobs';
import { emitModel } from './model';
import { emitOpenapi } from './openapi';
import { emitRoutes } from './routes';
import { emitRules } from './rules';
import { emitSpecJson } from './spec-json';
import { emitTables } from './tables';
import { emitTexts } from './texts';

export const emitters: { readonly [name: string]: Emitter } = {
  model: emitModel,
  client: emitClient,
  contract: emitContract,
  routes: emitRoutes,
  forms: emitForms,
  rules: emitRules,
  jobs: emitJobs,
  errors: emitErrors,
  tables: emitTables,
  texts: emitTexts,
  ...docsEmitters,
  'spec.json': emitSpecJson,
  'openapi.json': emitOpenapi,
};
