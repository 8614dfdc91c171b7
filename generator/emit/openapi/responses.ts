// The answers of calls: what was asked for, an address to go on to, or a refusal.
import { jsonOf } from '../../model/examples';
import type { CallModel, ErrorModel } from '../../model/model';
import { grouped, upperFirst } from '../../model/views';
import { type JsonSchema, schemaOf } from '../../print/json-schema';
import { anyRefusal, discriminated } from './schemas';
import { json, type View } from './view';

/** The example of an answer; one that is a thing stands in the document once. */
const answerExample = (call: CallModel, { examples, shown }: View): object => {
  const example = examples.calls.find((it) => it.call.id === call.id)?.answer;
  if (example === undefined) return {};
  const value = jsonOf(example, examples.things);
  const whole = call.bare ? value : { data: value };
  if (example.kind !== 'thing' || call.bare) return { example: whole };
  shown.set(example.id, { value: whole });
  return { examples: { [example.id]: { $ref: `#/components/examples/${example.id}` } } };
};

const answer = (call: CallModel, view: View): object => {
  if (call.content !== undefined) return { [call.content]: { schema: { type: 'string' } } };
  const schema = schemaOf(call.answer, view.components.options('out'));
  const whole = call.bare ? schema : { type: 'object', properties: { data: schema }, required: ['data'], additionalProperties: false };
  return json(whole, answerExample(call, view));
};

export const granted = (call: CallModel, view: View): object => {
  if (!call.redirects) return { 200: { description: 'It is done.', content: answer(call, view) } };
  const location = { description: 'The address.', required: true, schema: { type: 'string', format: 'uri-reference' } };
  return { 303: { description: 'Leads on to an address.', headers: { Location: location } } };
};

/** Where the data of a failure tells so, a header of the answer does as well. */
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const tellsWait = ({ data }: ErrorModel): boolean => data.some(({ name }) => name === 'retry_after');
const refusal = (description: string, schema: JsonSchema, errors: Iterable<ErrorModel>): object => ({
  description,
  ...([...errors].some(tellsWait) && { headers: retryAfter }),
  content: json(schema),
});

/** The headers that answers refer to. */
export const headersOf = ({ errors }: View): object =>
  [...errors.values()].some(tellsWait)
    ? { headers: { RetryAfter: { description: 'Seconds until the next try may succeed.', schema: { type: 'integer', minimum: 1 } } } }
    : {};

/** A reference to an answer that stands in the document once. */
const shared = ({ responses }: View, name: string, response: object): object => {
  responses.set(name, response);
  return { $ref: `#/components/responses/${name}` };
};

/** So many errors make a name that can still be read: more of them stand where they are answered. */
const namedMax = 4;

const refused = (errors: readonly ErrorModel[], view: View): object => {
  const [only] = errors.length === 1 ? errors : [];
  if (only) {
    const response = refusal(`Refused with \`${only.code}\`.`, view.components.refusal(only.id), errors);
    return shared(view, view.components.errorName(only.id), response);
  }
  const options = errors.map(({ id, code }) => ({ value: code, schema: view.components.refusal(id) }));
  const response = refusal('Refused with one of these.', discriminated('error_code', options), errors);
  if (errors.length > namedMax) return response;
  return shared(view, `${errors.map(({ id }) => upperFirst(id)).join('Or')}Refusal`, response);
};

export const refusals = (call: CallModel, view: View): object => {
  const errors = call.errors.flatMap((id) => view.errors.get(id) ?? []).filter(({ status }) => status !== undefined);
  const byStatus = [...grouped(errors, ({ status }) => [String(status)])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...Object.fromEntries(
      byStatus.map(([status, same]) => [
        status,
        refused(
          same.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
          view,
        ),
      ]),
    ),
    default: shared(view, 'Failure', refusal('Any other failure.', anyRefusal, view.errors.values())),
  };
};
