// Entities and shapes as interfaces, and their forms on the way in.
import type { EntityModel, Model, ShapeModel } from '../../model/model';
import { docOf, sorted } from '../../model/views';
import { identifier, Module } from '../../print/print';
import type { Field } from '../../model/shape-model';
import { asSentence } from '../../model/sentence';
import { memberText, type Typing, withInputForm } from '../../print/shape-types';

const fieldDoc = (field: Field): string | undefined => {
  const { says, private: isPrivate } = field.shape;
  if (!isPrivate) return says;
  return [...(says === undefined ? [] : [asSentence(says)]), 'Private: in no answer that anyone may read.'].join(' ');
};

const interfaceOf = (it: EntityModel | ShapeModel, typing: Typing): void => {
  const { module, direction } = typing;
  const isInput = direction === 'in';
  const name = isInput ? `${it.id}Input` : identifier(it.id);
  module.blank().doc(isInput ? `${it.id} as it is sent: what has a default may be left out.` : docOf(it));
  if (it.fields.length === 0) {
    module.line(`export type ${name} = Readonly<Record<never, never>>;`);
    return;
  }
  module.block(`export interface ${name}`, () => {
    for (const field of it.fields) module.doc(isInput ? undefined : fieldDoc(field)).line(`${memberText(field, typing)};`);
  });
};

/** `model/entities.ts`. */
export const entitiesText = (model: Model): string => {
  const module = new Module('model/entities.ts', 'What the product keeps, and what travels under a name.');
  const things = sorted<EntityModel | ShapeModel>([...model.entities, ...model.shapes]);
  const inputForms = withInputForm(model);
  for (const { id } of things) module.declares(id);
  for (const id of inputForms) module.declares(`${id}Input`);
  for (const it of things) {
    interfaceOf(it, { module, direction: 'out', inputForms });
    if (inputForms.has(it.id)) interfaceOf(it, { module, direction: 'in', inputForms });
  }
  return module.toString();
};
