// How to read what stands behind the question mark of an address: typed, and deaf to what does not fit.
import { date } from '../../runtime/model/patterns';
import type { Model, RouteModel, ValuesModel } from '../../model/model';
import { sorted, upperFirst } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, key, membersOf } from '../../print/print';
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

/** `routes/queries.ts`. */
export const queriesFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('routes/queries.ts', 'How to read the query of each page. What does not fit counts as not given.');
  const typeOptions: TypeOptions = { module: file, direction: 'out', inputForms: withInputForm(model) };
  const values = valuesOf(model);
  const routes = sorted(model.routes).flatMap((route) => {
    const fields = readable(route, values);
    return fields.length > 0 ? [{ id: route.id, fields }] : [];
  });
  const readers = routes.map(({ id, fields }) => {
    const type = `${upperFirst(id)}Query`;
    file.declares(type);
    file.add(
      interfaceOf(
        type,
        fields.map(([field]) => propertyOf(mayLack(field), typeOptions)),
      ),
    );
    const how = data(Object.fromEntries(fields.map(([field, it]) => [field.name, it])));
    return `${key(id)}: (search: string): ${type} => ${file.value('routes/query', 'read')}(search, ${how}) as ${type}`;
  });
  const docs = ['The query of each page that has one, from what stands behind the question mark.'];
  return file.add(constantOf('queryOf', membersOf(readers), { docs }));
};
