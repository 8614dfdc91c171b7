// Calls, errors and fields for tests of single emitters, and the models of whole cases.
import { join } from 'node:path';
import type { CallModel, ErrorModel, Model } from '../../generator/model/model';
import { loadModel } from '../../generator/command/read';
import type { Field, Shape } from '../../generator/model/shape-model';

export const field = (name: string, shape: Shape, more: Partial<Field> = {}): Field => ({ name, shape, ...more });

export const text = { type: 'text' } as const satisfies Shape;
export const uuid = { type: 'text', format: 'uuid' } as const satisfies Shape;
export const whole = { type: 'number', integer: true } as const satisfies Shape;
export const nothing = { type: 'group', fields: [] } as const satisfies Shape;

export const aCall = (id: string, methodAndPath: string, more: Partial<CallModel> = {}): CallModel => {
  const [method, path] = methodAndPath.split(' ') as [CallModel['method'], string];
  return {
    id,
    source: '§7',
    method,
    path,
    subject: 'notes',
    says: `Does ${id}`,
    guard: 'anyone',
    params: [],
    query: [],
    input: [],
    answer: nothing,
    multipart: false,
    bare: false,
    redirects: false,
    rules: [],
    errors: [],
    repeatable: false,
    secure: false,
    ...more,
  };
};

export const anError = (id: string, code: string, more: Partial<ErrorModel> = {}): ErrorModel => ({
  id,
  source: '§8',
  code,
  status: 409,
  text: `${id} happened.`,
  cure: 'Try again.',
  shown: 'dialog',
  slots: [],
  data: [],
  ...more,
});

/** An error that no answer carries. */
export const aBrowserError = (id: string, code: string, more: Partial<ErrorModel> = {}): ErrorModel => {
  const { status: _none, ...error } = anError(id, code, more);
  return error;
};

/** The model of a whole case: `tiny`, `every-word`. */
export const caseModel = async (name: string): Promise<Model> => {
  const { model, diagnostics } = await loadModel(join(import.meta.dirname, '..', 'generator', 'cases', name, 'spec'));
  if (!model) throw new Error(diagnostics.map(({ code }) => code).join(', '));
  return model;
};
