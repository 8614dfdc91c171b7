// The bodies of requests: JSON, a form with files, or another system's message.
import { jsonOf } from '../../model/examples';
import type { CallModel } from '../../model/model';
import type { Field, Shape } from '../../model/shape-model';
import { isFile } from '../../model/views';
import { type JsonSchema, objectSchema, type SchemaOptions } from '../../print/json-schema';
import { json, type View } from './view';

/** The example of a call's body: what of its arguments does not stand in the address. */
const bodyExample = ({ id }: CallModel, fields: readonly Field[], { examples }: View): object => {
  const args = examples.calls.find(({ call }) => call.id === id)?.args;
  if (args?.kind !== 'fields') return {};
  const named = new Set(fields.map(({ name }) => name));
  return { example: jsonOf({ ...args, fields: args.fields.filter(([name]) => named.has(name)) }, examples.things) };
};

const fileOf = (shape: Shape): Extract<Shape, { type: 'file' }> | undefined => {
  if (shape.type === 'list') return fileOf(shape.of);
  return shape.type === 'file' ? shape : undefined;
};

/** A form's files with their largest size, in bytes as OpenAPI counts a binary text, and the types that are taken. */
const formBody = (fields: readonly Field[], options: SchemaOptions): object => {
  const files = fields.flatMap(({ name, shape }) => {
    const file = fileOf(shape);
    return file ? [{ name, shape, file }] : [];
  });
  const schema = objectSchema(fields, options);
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  const limited = files.map(({ name, shape, file }): [string, JsonSchema] => {
    const said = `${file.types.join(', ')}, at most ${Math.floor(file.maxBytes / 1000)} kB`;
    const one = { type: 'string', format: 'binary', maxLength: file.maxBytes };
    const several = { ...properties[name], items: one };
    const says = shape.says ?? file.says;
    return [name, { ...(shape.type === 'list' ? several : one), description: says ? `${says}: ${said}` : said }];
  });
  return {
    schema: { ...schema, properties: { ...properties, ...Object.fromEntries(limited) } },
    encoding: Object.fromEntries(files.map(({ name, file }) => [name, { contentType: file.types.join(', ') }])),
  };
};

/** The body of a call; one that needs a file comes as a form alone. */
export const requestBody = (call: CallModel, fields: readonly Field[], view: View): object => {
  if (call.raw) return { requestBody: { description: 'As its sender writes it.', required: true, content: { '*/*': {} } } };
  if (fields.length === 0) return {};
  const options = view.components.options('in');
  const withoutFiles = fields.filter(({ shape }) => !isFile(shape));
  const needsForm = fields.some(({ shape, optional }) => isFile(shape) && !optional);
  const content = {
    ...(call.multipart ? { 'multipart/form-data': formBody(fields, options) } : {}),
    ...(needsForm || withoutFiles.length === 0 ? {} : json(objectSchema(withoutFiles, options), bodyExample(call, withoutFiles, view))),
  };
  return { requestBody: { required: fields.some((field) => !field.optional && field.default === undefined), content } };
};
