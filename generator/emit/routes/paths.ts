// How to write a link to a page: one typed function each.
import type { Model, RouteModel } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, key, literal, membersOf, typeMembers } from '../../print/print';
import { constantOf } from '../../print/structures';
import type { Field } from '../../model/shape-model';
import { memberText, type TypeOptions, withInputForm } from '../../print/shape-types';

const argumentsOf = (route: RouteModel): readonly Field[] => {
  const names = new Set(route.params.map((param) => param.name));
  return [...route.params, ...route.query.filter((field) => !names.has(field.name))];
};

const builder = (route: RouteModel, typeOptions: TypeOptions): string => {
  const fields = argumentsOf(route);
  if (fields.length === 0) return `(): string => ${literal(route.path)}`;
  const mayBeEmpty = fields.every((field) => field.optional || field.default !== undefined);
  const type = typeMembers(fields.map((field) => memberText(field, typeOptions)));
  const query = route.query.length > 0 ? `, ${data(route.query.map((field) => field.name))}` : '';
  return `(to: ${type}${mayBeEmpty ? ' = {}' : ''}): string => ${typeOptions.module.value('routes/address', 'address')}(${literal(route.path)}, to${query})`;
};

/** `routes/paths.ts`. A page for whatever has no other has no address, and no function. */
export const pathsFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('routes/paths.ts', 'How to write a link to each page.');
  const typeOptions: TypeOptions = { module: file, direction: 'in', inputForms: withInputForm(model) };
  const routes = sorted(model.routes).filter((route) => !route.path.includes('*'));
  const builders = routes.map((route) => `${key(route.id)}: ${builder(route, typeOptions)}`);
  return file.add(
    constantOf('pathTo', membersOf(builders), { docs: ['The address of each page: parameters and query in one object, encoded.'] }),
  );
};
