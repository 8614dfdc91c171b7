// `spec.json`: the whole model can be read from it, and it says nothing twice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModel } from '../../generator/command/read';
import { modelOf, specFileOf } from '../../generator/model/spec-file';
import { casesFolder } from '../support/generator';
import { root } from '../support/modules';

test.each([join(casesFolder, 'every-word', 'spec'), join(root, 'spec')])('%s: the file gives back the model', async (spec) => {
  const { model } = await loadModel(spec);
  if (model === undefined) throw new Error('the spec does not load');
  expect(modelOf(JSON.stringify(specFileOf(model)))).toEqual(JSON.parse(JSON.stringify(model)));
});

test('what a declaration does not say is left out, and a field of an entity stands there alone', () => {
  const file = JSON.parse(readFileSync(join(root, 'generated', 'spec.json'), 'utf8')) as {
    readonly calls: readonly { readonly id: string }[];
    readonly shapes: readonly { readonly id: string; readonly fields: readonly unknown[] }[];
  };
  expect(Object.keys(file.calls.find(({ id }) => id === 'acceptBooking') ?? {})).not.toContain('query');
  expect(file.shapes.find(({ id }) => id === 'BookingDetail')?.fields).toContain('Booking.checkin');
});
