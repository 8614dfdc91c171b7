// Examples of every call, its answer and its errors, and a transport that answers with them: for tests and screens without a server.
import { type CallExample, type Example, type Examples, examplesOf } from '../model/examples';
import type { CallModel, Model } from '../model/model';
import { answersJson, argumentsOf, bySubject, clientNames, clientSubjects, type Subjects, upperFirst } from '../model/views';
import { finished, GeneratedFile } from '../print/generated-file';
import { data, identifier, key, listOf, literal, objectOf, recordOf, rowOf } from '../print/print';
import { groupText, typeText, withInputForm } from '../print/shape-types';
import { constantOf, type Files } from '../print/structures';

const own = ['example', 'things', 'errors', 'index'];
const isBrief = (codes: readonly string[]): boolean => codes.every((code) => !code.includes('\n'));

interface View {
  readonly model: Model;
  /** The client's file of each call that people ask. */
  readonly clients: ReadonlyMap<string, string>;
}

const nameOf = (id: string): string => `example${upperFirst(identifier(id))}`;

/** An example as source text. */
const codeOf = (example: Example, file: GeneratedFile): string => {
  const word = (name: string): string => file.value('examples/example', name);
  switch (example.kind) {
    case 'plain':
      return example.format ? `${word(example.format)}(${literal(example.value)})` : data(example.value);
    case 'file':
      return `${word('file')}(${literal(example.type)})`;
    case 'thing':
      return file.value('examples/things', nameOf(example.id));
    case 'list': {
      const codes = example.items.map((item) => codeOf(item, file));
      return isBrief(codes) ? rowOf(codes) : listOf(codes);
    }
    case 'fields': {
      const codes = example.fields.map(([name, value]) => [name, codeOf(value, file)] as const);
      return codes.length < 4 && isBrief(codes.map(([, code]) => code)) ? recordOf(codes) : objectOf(codes);
    }
  }
};

const thingsFile = (things: ReadonlyMap<string, Example>): GeneratedFile => {
  const file = new GeneratedFile(
    'examples/things.ts',
    'An example of each thing that calls speak of. Days and moments of one follow each other as its fields do; sums are not worked out.',
  );
  file.declares(...[...things.keys()].map(nameOf));
  return file.add(
    ...[...things].map(([id, example]) => constantOf(nameOf(id), codeOf(example, file), { type: file.type('model/entities', id) })),
  );
};

const isAsked = (call: CallModel): boolean => argumentsOf(call).length > 0 || call.repeatable;

const callCode = ({ call, args, answer }: CallExample, file: GeneratedFile): string => {
  const isText = !answersJson(call);
  const as = isText ? 'text' : call.bare ? 'bare' : undefined;
  return objectOf([
    ...(isAsked(call) ? [['args', codeOf(args, file)] as const] : []),
    ['answer', isText ? literal(call.redirects ? '' : `An answer of ${call.id}`) : codeOf(answer, file)],
    ...(as ? [['as', literal(as)] as const] : []),
  ]);
};

const typeOfCall = ({ call }: CallExample, file: GeneratedFile, { model, clients }: View): string => {
  const client = clients.get(call.id);
  if (client === undefined) {
    // another system asks it: no client does
    const typeOptions = { module: file, direction: 'out', inputForms: withInputForm(model) } as const;
    const taken = groupText(argumentsOf(call), { ...typeOptions, direction: 'in' });
    return `${file.type('examples/example', 'Example')}<${taken}, ${typeText(call.answer, typeOptions)}>`;
  }
  const { args, answer, code } = clientNames(call);
  const types = [isAsked(call) ? file.type(client, args) : 'void', file.type(client, answer), file.type(client, code)];
  return `${file.type('examples/example', 'Example')}<${types.join(', ')}>`;
};

const errorsFile = ({ data: carried, slots }: Examples): GeneratedFile => {
  const file = new GeneratedFile('examples/errors.ts', 'What an error carries, and what fills the slots of its text, by its code.');
  file.declares('errorData', 'errorSlots');
  const code = (examples: Examples['data']): string => objectOf(examples.map(([name, example]) => [name, codeOf(example, file)]));
  return file.add(
    constantOf('errorData', code(carried), { type: file.type('errors/catalogue', 'ErrorData') }),
    constantOf('errorSlots', code(slots), { type: file.type('errors/catalogue', 'ErrorSlots') }),
  );
};

const indexFile = (subjects: Subjects): GeneratedFile => {
  const file = new GeneratedFile('examples/index.ts', 'Every example by the id of its call, and a transport that answers with them.');
  file.declares('examples', 'exampleErrors', 'exampleTransport');
  const each = subjects.flatMap(({ file: from, calls }) =>
    calls.map(({ id }) => {
      const local = file.value(`examples/${from}`, id);
      return local === id ? local : `${key(id)}: ${local}`;
    }),
  );
  const [data, slots] = [file.value('examples/errors', 'errorData'), file.value('examples/errors', 'errorSlots')];
  const catalogue = file.value('errors/catalogue', 'catalogue');
  return file.add(
    constantOf('examples', `{ ${each.join(', ')} }`),
    constantOf('exampleErrors', `{ ${catalogue === 'catalogue' ? '' : 'catalogue: '}${catalogue}, data: ${data}, slots: ${slots} }`),
    constantOf('exampleTransport', `${file.value('examples/example', 'transportOf')}(examples, exampleErrors)`, {
      docs: ['Answers each call with its example, but for those of which it is given an answer, or a refusal: `new Refused(code)`.'],
    }),
  );
};

/** `examples/`: things, what each call takes and answers, what errors carry, and a transport that answers with them. */
export const emitExamples = (model: Model): Files => {
  const examples = examplesOf(model);
  const clients = new Map(clientSubjects(model).flatMap(({ file, calls }) => calls.map(({ id }) => [id, `client/${file}`] as const)));
  const view: View = { model, clients };
  const byId = new Map(examples.calls.map((example) => [example.call.id, example]));
  const subjects = bySubject(model, own);
  const files = subjects.map(({ subject, file: name, calls }) => {
    const file = new GeneratedFile(
      `examples/${name}.ts`,
      `Examples of the calls of ${subject}. A rule that asks for the state of a thing, or the hour, is not played through.`,
    );
    file.declares(...calls.map(({ id }) => identifier(id)));
    return file.add(
      ...calls.flatMap(({ id }) => {
        const example = byId.get(id);
        return example ? [constantOf(id, callCode(example, file), { type: typeOfCall(example, file, view) })] : [];
      }),
    );
  });
  const things = examples.things.size > 0 ? [thingsFile(examples.things)] : [];
  return finished([...things, ...files, errorsFile(examples), indexFile(subjects)]);
};
