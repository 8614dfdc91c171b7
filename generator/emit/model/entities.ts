// Entities and shapes as interfaces, and their forms on the way in.
import type { EntityModel, Model, ShapeModel } from '../../model/model';
import { type Base, baseOf } from '../../model/base';
import { docOf, sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { identifier, key, union } from '../../print/print';
import type { Field } from '../../model/shape-model';
import { asSentence } from '../../model/sentence';
import { propertyOf, type TypeOptions, withInputForm } from '../../print/shape-types';
import { docs, interfaceOf, type Statement, typeOf } from '../../print/structures';

const fieldDoc = (field: Field): string | undefined => {
  const { says, private: isPrivate } = field.shape;
  if (!isPrivate) return says;
  return [...(says === undefined ? [] : [asSentence(says)]), 'Private: in no answer that anyone may read.'].join(' ');
};

/** The type that an interface extends to have the fields of its base. */
const cutOf = ({ entity, same }: Base): string => {
  const names = new Set(same.map(({ name }) => name));
  const others = entity.fields.flatMap(({ name }) => (names.has(name) ? [] : [name]));
  const isMost = others.length < names.size;
  return others.length === 0 ? entity.id : `${isMost ? 'Omit' : 'Pick'}<${entity.id}, ${union(isMost ? others : [...names])}>`;
};

const declarationOf = (it: EntityModel | ShapeModel, typeOptions: TypeOptions, base: Base | undefined): Statement => {
  const name = identifier(it.id);
  if (it.fields.length === 0) return typeOf(name, 'Readonly<Record<never, never>>', docs(docOf(it)));
  const own = it.fields.filter((field) => base?.same.includes(field) !== true);
  return interfaceOf(
    name,
    own.map((field) => propertyOf(field, typeOptions, fieldDoc(field))),
    { ...docs(docOf(it)), ...(base && { extends: [cutOf(base)] }) },
  );
};

/** The form on the way in: what differs from the thing itself. */
const inputDeclarationOf = (it: EntityModel | ShapeModel, typeOptions: TypeOptions): Statement => {
  const says = docs(`${it.id} as it is sent: what has a default may be left out.`);
  const differ = it.fields.flatMap((field) => {
    const [out, sent] = [propertyOf(field, { ...typeOptions, direction: 'out' }), propertyOf(field, { ...typeOptions, direction: 'in' })];
    return out.type === sent.type && out.hasQuestionToken === sent.hasQuestionToken ? [] : [sent];
  });
  const names = union(it.fields.flatMap((field) => (differ.some(({ name }) => name === key(field.name)) ? [field.name] : [])));
  return interfaceOf(`${it.id}Input`, differ, { ...says, extends: [`Omit<${it.id}, ${names}>`] });
};

/** `model/entities.ts`. */
export const entitiesFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/entities.ts', 'What the product keeps, and what travels under a name.');
  const things = sorted<EntityModel | ShapeModel>([...model.entities, ...model.shapes]);
  const inputForms = withInputForm(model);
  file.declares(...things.map(({ id }) => id), ...[...inputForms].map((id) => `${id}Input`));
  for (const it of things) {
    const base = 'key' in it ? undefined : baseOf(it, model.entities);
    file.add(declarationOf(it, { module: file, direction: 'out', inputForms }, base));
    if (inputForms.has(it.id)) file.add(inputDeclarationOf(it, { module: file, direction: 'in', inputForms }));
  }
  return file;
};
