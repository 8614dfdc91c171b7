// The emitters, each under the name of what it makes in the out folder.
import type { TextCache } from '../cache';
import type { Model } from '../model';
import { emitClient } from './client';
import { emitContract } from './contract';
import { emitDocs } from './docs';
import { emitErrors } from './errors';
import { emitForms } from './forms';
import { emitModel } from './model';
import { emitOpenapi } from './openapi';
import { emitRoutes } from './routes';
import { emitRules } from './rules';
import { emitSpecJson } from './spec-json';
import { emitTexts } from './texts';

export interface About {
  readonly hash: string;
  /** Texts that were dear to make, from earlier runs. */
  readonly cache?: TextCache;
}
/** From the model to files: paths from the out folder, and their texts. Pure. */
export type Emit = (model: Model, about: About) => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

export const emitters: { readonly [name: string]: Emit } = {
  model: emitModel,
  client: emitClient,
  contract: emitContract,
  routes: emitRoutes,
  forms: emitForms,
  rules: emitRules,
  errors: emitErrors,
  texts: emitTexts,
  docs: emitDocs,
  'spec.json': emitSpecJson,
  'openapi.json': emitOpenapi,
};
