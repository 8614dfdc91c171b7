// Browser storage and analytics events: types, and schemas that a value is checked against at run time.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { docOf, secondsOf, sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, identifier, union } from '../../print/print';
import { constantOf, interfaceOf, property } from '../../print/structures';
import { inlined, objectSchema, schemaOf } from '../../print/json-schema';
import { groupText, typeText, withInputForm } from '../../print/shape-types';

/** `model/kept.ts`: each thing by itself, so that a page loads those alone that it asks for. */
export const keptFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/kept.ts', 'Cookies and stored keys.');
  const typeOptions = { module: file, direction: 'out', inputForms: withInputForm(model) } as const;
  const kept = sorted(model.kept);
  const filled = fill(model);
  const seconds = secondsOf(model);
  const held = inlined(model, 'out');
  file.declares('Kept', 'KeptThing', ...kept.map(({ id }) => identifier(id)));
  const entries = kept.map(({ id, where, name, lasts, holds }) => {
    const lasting = lasts ? seconds(lasts) : undefined;
    return [identifier(id), { where, name: filled(name), seconds: lasting, schema: schemaOf(holds, held) }] as const;
  });
  return file.add(
    interfaceOf(
      'Kept',
      kept.map((it) => property(identifier(it.id), typeText(it.holds, typeOptions), { docs: [docOf(it)] })),
      { docs: ['What each holds.'] },
    ),
    interfaceOf('KeptThing', [
      property('where', union(['cookie', 'local storage'])),
      property('name', 'string', { docs: ['Its name in the browser.'] }),
      property('seconds', 'number', { hasQuestionToken: true, docs: ['How long a cookie lasts.'] }),
      property('schema', file.type('model/fits', 'Schema'), { docs: ['What a stored value must fit; ask `fits`.'] }),
    ]),
    ...entries.map(([id, thing]) => constantOf(id, data(thing), { type: 'KeptThing' })),
  );
};

/** `model/events.ts`. */
export const eventsFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/events.ts', 'What analytics is told. An event that does not fit is not sent.');
  const typeOptions = { module: file, direction: 'in', inputForms: withInputForm(model) } as const;
  const events = sorted(model.events);
  const told = inlined(model, 'in');
  file.declares('Events', 'AnalyticsEvent');
  const entries = events.map(({ id, name, timeoutMs, fields }) => [id, { name, timeoutMs, schema: objectSchema(fields, told) }]);
  return file.add(
    interfaceOf(
      'Events',
      events.map((it) => property(identifier(it.id), groupText(it.fields, typeOptions), { docs: [docOf(it, `Sent ${it.when}.`)] })),
      { docs: ['What each carries.'] },
    ),
    interfaceOf('AnalyticsEvent', [
      property('name', 'string', { docs: ['Its name at the service.'] }),
      property('timeoutMs', 'number', { hasQuestionToken: true, docs: ['How long the service may take.'] }),
      property('schema', file.type('model/fits', 'Schema'), { docs: ['What its fields must fit; ask `fits`.'] }),
    ]),
    constantOf('events', data(Object.fromEntries(entries)), { type: '{ readonly [id in keyof Events]: AnalyticsEvent }' }),
  );
};
