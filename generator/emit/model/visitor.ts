// A visitor without a session: every fact of them is empty or zero.
import type { Model } from '../../model/model';
import type { Json, Shape } from '../../model/shape-model';
import { GeneratedFile } from '../../print/generated-file';
import { data } from '../../print/print';
import { constantOf, docs } from '../../print/structures';

const emptyOf = (shape: Shape): Json => {
  if (shape.nullable) return null;
  if (shape.type === 'flag') return false;
  if (shape.type === 'number') return Math.max(0, shape.min ?? 0);
  return shape.type === 'list' ? [] : '';
};

/** `model/empty-visitor.ts`. */
export const emptyVisitorFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/empty-visitor.ts', 'Whoever asks and is not signed in.');
  const visitor = [...model.shapes, ...model.entities].find(({ id }) => id === model.product.visitor);
  const facts = visitor?.fields.filter(({ optional }) => !optional).map(({ name, shape }) => [name, emptyOf(shape)] as const) ?? [];
  const type = file.type('model/entities', model.product.visitor);
  return file.add(
    constantOf('emptyVisitor', `${data(Object.fromEntries(facts))} as const satisfies ${type}`, docs('Every fact is empty or zero.')),
  );
};
