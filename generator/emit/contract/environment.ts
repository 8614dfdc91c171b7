// The environment of the server: each variable with what it holds, for what, and what holds where it is not set.
import type { Model, SettingModel } from '../../model/model';
import { fill } from '../../model/fill';
import type { Shape } from '../../model/shape-model';
import { shapeInWords } from '../../model/words';
import { GeneratedFile } from '../../print/generated-file';
import { whole } from '../../print/json-schema';
import { literal, objectOf } from '../../print/print';
import { constantOf } from '../../print/structures';

type Of<T extends Shape['type']> = Extract<Shape, { readonly type: T }>;

const limits = ({ min, max }: Of<'text' | 'number'>): string =>
  [...(min === undefined ? [] : [`.min(${min})`]), ...(max === undefined ? [] : [`.max(${max})`])].join('');

const ofText = (shape: Of<'text'>, z: string): string => {
  if (shape.format === 'url') return `${z}.url({ protocol: /^https?$/, error: "It must be a web address" })${limits(shape)}`;
  const { pattern, patternSays } = shape;
  const matches = pattern === undefined ? '' : `.regex(new RegExp(${literal(whole(pattern))}, "u"), ${literal(patternSays)})`;
  return `${z}.string()${limits(shape)}${matches}`;
};

/** All variables are texts: yes or no is written in any of the usual ways, a number in digits. */
const schemaCode = (shape: Shape, z: string): string => {
  if (shape.type === 'flag') return `${z}.stringbool("It must be true or false")`;
  if (shape.type === 'number')
    return `${z}.coerce.number(${literal(`It must be ${shapeInWords(shape)}`)})${shape.integer ? '.int()' : ''}${limits(shape)}`;
  return ofText(shape as Of<'text'>, z);
};

/** `contract/environment.ts`. */
export const environmentFile = (model: Model): GeneratedFile => {
  const filled = fill(model);
  const file = new GeneratedFile('contract/environment.ts', 'The environment of the server, by variable.');
  const z = file.value('npm:zod', 'z');
  const settings = model.settings.toSorted((a, b) => (a.variable < b.variable ? -1 : 1));
  // an empty default stands for none
  const unlessSet = ({ default: standard }: SettingModel): string =>
    standard === undefined || standard === '' ? '.optional()' : `.default(${literal(standard)})`;
  const schemas = settings.map(
    (it) => [it.variable, `${schemaCode(it.holds, z)}${unlessSet(it)}.describe(${literal(filled(it.says))})`] as const,
  );
  return file.add(constantOf('environment', `${z}.object(${objectOf(schemas)})`, { docs: ['What each variable holds, and for what.'] }));
};
