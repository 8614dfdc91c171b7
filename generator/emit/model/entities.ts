// Entities and shapes as interfaces, and their forms on the way in.
import type { EntityModel, Model, ShapeModel } from '../../model/model';
import { docOf, sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { identifier } from '../../print/print';
import type { Field } from '../../model/shape-model';
import { asSentence } from '../../model/sentence';
import { propertyOf, type Typing, withInputForm } from '../../print/shape-types';
import { docs, interfaceOf, type StatementStructure, typeOf } from '../../print/structure';

const fieldDoc = (field: Field): string | undefined => {
  const { says, private: isPrivate } = field.shape;
  if (!isPrivate) return says;
  return [...(says === undefined ? [] : [asSentence(says)]), 'Private: in no answer that anyone may read.'].join(' ');
};

const declarationOf = (it: EntityModel | ShapeModel, typing: Typing): StatementStructure => {
  const isInput = typing.direction === 'in';
  const name = isInput ? `${it.id}Input` : identifier(it.id);
  const says = docs(isInput ? `${it.id} as it is sent: what has a default may be left out.` : docOf(it));
  if (it.fields.length === 0) return typeOf(name, 'Readonly<Record<never, never>>', says);
  const properties = it.fields.map((field) => propertyOf(field, typing, isInput ? undefined : fieldDoc(field)));
  return interfaceOf(name, properties, says);
};

/** `model/entities.ts`. */
export const entitiesFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/entities.ts', 'What the product keeps, and what travels under a name.');
  const things = sorted<EntityModel | ShapeModel>([...model.entities, ...model.shapes]);
  const inputForms = withInputForm(model);
  file.declares(...things.map(({ id }) => id), ...[...inputForms].map((id) => `${id}Input`));
  for (const it of things) {
    file.add(declarationOf(it, { module: file, direction: 'out', inputForms }));
    if (inputForms.has(it.id)) file.add(declarationOf(it, { module: file, direction: 'in', inputForms }));
  }
  return file;
};
