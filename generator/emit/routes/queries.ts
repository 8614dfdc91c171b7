// How to read what stands behind the question mark of an address: typed, and deaf to what does not fit.
import { date } from '../../runtime/model/patterns';
import type { Model, RouteModel, ValuesModel } from '../../model/model';
import { lowerFirst, sorted, upperFirst } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data } from '../../print/print';
import { constantOf, interfaceOf } from '../../print/structures';
import { valuesOf } from '../../print/json-schema';
import type { Field, Shape } from '../../model/shape-model';
import { propertyOf, type TypeOptions, withInputForm } from '../../print/shape-types';

type Values = ReadonlyMap<string, ValuesModel>;

/** How a value of this shape is read from text; nothing for shapes that no address carries. */
const queryField = (shape: Shape, values: Values): object | undefined => {
  switch (shape.type) {
    case 'text':
      return { is: 'text', most: shape.max, pattern: shape.format === 'date' ? date.source : shape.pattern };
    case 'number':
      return { is: 'number', whole: shape.integer || undefined, least: shape.min, most: shape.max };
    case 'flag':
      return { is: 'flag' };
    case 'exactly':
      return typeof shape.value === 'string' ? { is: 'one', of: [shape.value] } : undefined;
    case 'oneOf':
      return { is: 'one', of: (values.get(shape.values)?.items ?? []).map((item) => item.value) };
    case 'list': {
      const of = queryField(shape.of, values);
      return of && shape.of.type !== 'list' ? { is: 'list', of, most: shape.max } : undefined;
    }
    default:
      return undefined;
  }
};

const readable = (route: RouteModel, values: Values): readonly (readonly [Field, object])[] =>
  route.query.flatMap((field) => {
    const how = queryField(field.shape, values);
    return how ? [[field, { ...how, otherwise: field.default }] as const] : [];
  });

// an address is typed by people and mail programs: what a call insists on may still be missing in it
const mayLack = (field: Field): Field => ({ ...field, optional: field.default === undefined });

const queryFile = (
  route: RouteModel,
  fields: readonly (readonly [Field, object])[],
  typeOptions: Omit<TypeOptions, 'module'>,
): GeneratedFile => {
  const name = `${lowerFirst(route.id)}Query`;
  const type = upperFirst(name);
  const file = new GeneratedFile(
    `routes/queries/${name}.ts`,
    `How to read the query of ${route.path}. What does not fit counts as not given.`,
  );
  file.declares(type);
  const own = { ...typeOptions, module: file };
  file.add(
    interfaceOf(
      type,
      fields.map(([field]) => propertyOf(mayLack(field), own)),
    ),
  );
  const how = data(Object.fromEntries(fields.map(([field, it]) => [field.name, it])));
  const reading = `(search: string): ${type} => ${file.value('routes/query', 'read')}(search, ${how}) as ${type}`;
  return file.add(constantOf(name, reading, { docs: ['From what stands behind the question mark.'] }));
};

/** `routes/queries/searchQuery.ts`: a file for each page that has a query, so that no page loads those of others. */
export const queryFiles = (model: Model): readonly GeneratedFile[] => {
  const typeOptions = { direction: 'out', inputForms: withInputForm(model) } as const;
  const values = valuesOf(model);
  return sorted(model.routes).flatMap((route) => {
    const fields = readable(route, values);
    return fields.length > 0 ? [queryFile(route, fields, typeOptions)] : [];
  });
};
