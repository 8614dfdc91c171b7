// Every form of the product refuses the same values as a whole JSON Schema validator does of what the server reads, keyword by keyword and
// place by place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { formSchema } from '../../generator/emit/forms/schema';
import { modelOf } from '../../generator/model/spec-file';
import { email, isLongText, isText } from '../../generator/runtime/model/patterns';
import { misfitsOf, type Schema } from '../../generator/runtime/model/fits';
import { readTexts } from '../../src/server/http/read-texts';
import type { JsonSchema } from '../../generated/contract/contract';
import { root } from '../support/modules';

const model = modelOf(readFileSync(join(root, 'generated', 'spec.json'), 'utf8'));
const schemas = model.forms.map((form) => formSchema(model)(form) as Schema);
const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);
ajv.addFormat('idn-email', email);
ajv.addFormat('text', isText);
ajv.addFormat('long-text', isLongText);

// values that people and programs may put into any field
const texts = [
  '',
  ' ',
  'x',
  ' x\n',
  'x\ny',
  'x\u0007',
  '\u202Ex',
  '\u200B\u2060',
  'jo@example.ca',
  'jo@example',
  ' jo@example.ca ',
  'zoë@montréal.example',
  '2027-02-30',
  '2028-02-29',
  '24:00',
  '16:00',
  'https://example.ca',
  'AB',
  'CAD',
];
const longer = ['👍'.repeat(200), 'x'.repeat(5000), '2027-02-12T16:00:00Z', '5b0f8c1e-0000-4000-8000-000000000000'];
const wholes = [[], ['x'], ['AB', 'AB'], [1], [null], [{}], {}, { x: 1 }, { adults: 0 }, { adults: 2, children: 0, pets: 0 }];
const odd: readonly unknown[] = [...texts, ...longer, 0, 1, -1, 1.5, 1e9, true, false, null, ...wholes];
const optionsOf = (schema: Schema): readonly unknown[] => [...(schema.enum ?? []), ...(schema.items?.enum ?? []).map((option) => [option])];

const told = (found: readonly { readonly instancePath: string; readonly keyword: string; readonly schemaPath: string }[]) =>
  found.map(({ instancePath, keyword, schemaPath }) => `${instancePath} ${keyword} ${schemaPath}`).toSorted();

test.each(schemas.map((schema) => [schema.$id, schema] as const))('%s', (_, schema) => {
  const validate = ajv.compile(schema);
  const differing: unknown[] = [];
  let refused = 0;
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    for (const value of [...odd, ...optionsOf(part), undefined]) {
      const values = { [name]: value };
      const read = structuredClone(values);
      readTexts(read, schema as JsonSchema);
      validate(read);
      const [ours, theirs] = [told(misfitsOf(schema, values)), told(validate.errors ?? [])];
      refused += ours.length;
      if (ours.join('\n') !== theirs.join('\n')) differing.push({ name, value, ours, theirs });
    }
  expect(differing).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});
