// Which calls assistants are offered as tools.
import type { CallModel, Model } from './model';
import type { Shape } from './shape-model';
import { answersJson, isFile } from './views';

/** Whether a value holds a password, itself or in its parts. */
const holdsPassword = (shape: Shape, model: Model, seen: readonly string[] = []): boolean => {
  const within = (it: Shape): boolean => holdsPassword(it, model, seen);
  if (shape.type === 'text') return shape.typed === 'password';
  if (shape.type === 'list' || shape.type === 'map') return within(shape.of);
  if (shape.type === 'group') return shape.fields.some((field) => within(field.shape));
  if (shape.type === 'either') return shape.options.some(within);
  if (shape.type !== 'like' || seen.includes(shape.of)) return false;
  const fields = [...model.entities, ...model.shapes].find(({ id }) => id === shape.of)?.fields ?? [];
  return fields.some((field) => holdsPassword(field.shape, model, [...seen, shape.of]));
};

/** JSON in and out, asked by people, without a file or a password: an assistant is handed neither. */
export const isTool = (call: CallModel, model: Model): boolean =>
  call.tool !== 'none' &&
  !call.raw &&
  answersJson(call) &&
  !call.input.some(({ shape, optional }) => (isFile(shape) && !optional) || holdsPassword(shape, model));

/** Whether a call changes nothing that somebody would undo. */
export const readsOnly = ({ method, tool }: Pick<CallModel, 'method' | 'tool'>): boolean => method === 'GET' || tool === 'reading';
