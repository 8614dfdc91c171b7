// What the browser keeps, and what analytics is told: types, and schemas that a value is held against at run time.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { docOf, secondsOf, sorted } from '../../model/views';
import { data, identifier, Module } from '../../print/print';
import { inlined, objectSchema, schemaOf } from '../../print/json-schema';
import { groupText, typeText, withInputForm } from '../../print/shape-types';

/** `model/kept.ts`. */
export const keptText = (model: Model): string => {
  const module = new Module('model/kept.ts', 'Cookies and stored keys.');
  const typing = { module, direction: 'out', inputForms: withInputForm(model) } as const;
  const kept = sorted(model.kept);
  const filled = fill(model);
  const seconds = secondsOf(model);
  const held = inlined(model, 'out');
  for (const name of ['Kept', 'KeptThing']) module.declares(name);
  module.doc('What each holds.').block('export interface Kept', () => {
    for (const it of kept) module.doc(docOf(it)).line(`readonly ${identifier(it.id)}: ${typeText(it.holds, typing)};`);
  });
  module.blank().block('export interface KeptThing', () => {
    module.line(`readonly where: 'cookie' | 'local storage';`).doc('Its name in the browser.').line('readonly name: string;');
    module.doc('How long a cookie lasts.').line('readonly seconds?: number;');
    module.doc('What a stored value must fit; ask `fits`.').line(`readonly schema: ${module.type('model/fits', 'Schema')};`);
  });
  const entries = kept.map(({ id, where, name, lasts, holds }) => {
    const lasting = lasts ? seconds(lasts) : undefined;
    return [id, { where, name: filled(name), seconds: lasting, schema: schemaOf(holds, held) }];
  });
  module.blank().line(`export const kept: { readonly [id in keyof Kept]: KeptThing } = ${data(Object.fromEntries(entries))};`);
  return module.toString();
};

/** `model/events.ts`. */
export const eventsText = (model: Model): string => {
  const module = new Module('model/events.ts', 'What analytics is told. An event that does not fit is not sent.');
  const typing = { module, direction: 'in', inputForms: withInputForm(model) } as const;
  const events = sorted(model.events);
  const told = inlined(model, 'in');
  for (const name of ['Events', 'AnalyticsEvent']) module.declares(name);
  module.doc('What each carries.').block('export interface Events', () => {
    for (const it of events)
      module.doc(docOf(it, `Sent ${it.when}.`)).line(`readonly ${identifier(it.id)}: ${groupText(it.fields, typing)};`);
  });
  module.blank().block('export interface AnalyticsEvent', () => {
    module.doc('Its name at the service.').line('readonly name: string;');
    module.doc('How long the service may take.').line('readonly timeoutMs?: number;');
    module.doc('What its fields must fit; ask `fits`.').line(`readonly schema: ${module.type('model/fits', 'Schema')};`);
  });
  const entries = events.map(({ id, name, timeoutMs, fields }) => [id, { name, timeoutMs, schema: objectSchema(fields, told) }]);
  module.blank().line(`export const events: { readonly [id in keyof Events]: AnalyticsEvent } = ${data(Object.fromEntries(entries))};`);
  return module.toString();
};
