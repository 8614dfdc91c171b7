// The emitters, each under the name of what it makes in the out folder, with what it reads.
import type { Emitter } from './emitter';
import { emitClient } from './client';
import { emitContract } from './contract';
import { emitDocs } from './docs';
import { emitErrors } from './errors';
import { emitExamples } from './examples';
import { emitForms } from './forms';
import { emitJobs } from './jobs';
import { emitModel } from './model';
import { emitOpenapi } from './openapi';
import { emitRoutes } from './routes';
import { emitRules } from './rules';
import { emitSpecJson } from './spec-json';
import { emitTables } from './tables';
import { emitTexts } from './texts';
import { emitTools } from './tools';

/** The inputs of expressions and their sentences, and the names of functions that must not be taken. */
const facts = ['constants', 'settings', 'entities', 'shapes', 'values', 'errors', 'product'] as const;
const terms = [...facts, 'rules', 'derived', 'guards', 'statuses', 'lifecycles', 'destinations'] as const;

export const emitters: { readonly [name: string]: Emitter } = {
  model: {
    reads: ['constants', 'entities', 'events', 'kept', 'product', 'settings', 'shapes', 'stored', 'tables', 'values'],
    emit: emitModel,
  },
  client: { reads: [...facts, 'calls', 'guards'], emit: emitClient },
  contract: { reads: [...terms, 'calls'], emit: emitContract },
  routes: { reads: [...terms, 'routes', 'redirects', 'menus'], emit: emitRoutes },
  forms: { reads: [...terms, 'forms'], emit: emitForms },
  rules: { reads: [...terms, 'mails', 'jobs', 'tables'], emit: emitRules },
  jobs: { reads: [...terms, 'mails', 'jobs', 'routes'], emit: emitJobs },
  errors: { reads: ['constants', 'entities', 'errors', 'product', 'shapes'], emit: emitErrors },
  tables: { reads: ['entities', 'shapes', 'stored', 'values'], emit: emitTables },
  texts: { reads: ['constants', 'pages', 'product', 'texts'], emit: emitTexts },
  tools: { reads: [...terms, 'calls'], emit: emitTools },
  examples: { reads: [...facts, 'calls'], emit: emitExamples },
  docs: { emit: emitDocs },
  'spec.json': { emit: emitSpecJson },
  'openapi.json': { reads: [...facts, 'calls', 'guards'], emit: emitOpenapi },
};
