// The model as `spec.json` has it: an empty member that every declaration of its kind has is left out, a field that an entity of
// the subject has is named (`Loan.status`), and a sentence is its text.
import type { EntityModel, Model } from './model';
import type { Field } from './shape-model';
import type { SentenceModel } from './texts-model';

type Members = Readonly<Record<string, unknown>>;
interface Kind {
  readonly empty: Members;
  /** The same of the parts that it has under a name. */
  readonly parts?: Readonly<Record<string, Members>>;
}

const kinds: Readonly<Partial<Record<keyof Model, Kind>>> = {
  calls: {
    empty: {
      params: [],
      query: [],
      input: [],
      rules: [],
      multipart: false,
      bare: false,
      redirects: false,
      repeatable: false,
      secure: false,
    },
  },
  errors: { empty: { slots: [], data: [] } },
  forms: { empty: { supplied: [], steps: [], rules: [] }, parts: { fields: { own: false } } },
  guards: { empty: { after: [], requires: [] } },
  jobs: { empty: { fields: [] } },
  lifecycles: { empty: {}, parts: { moves: { when: [], effects: [] } } },
  mails: { empty: { fields: [], readers: [], subjects: [], body: [], buttons: [], shows: [] } },
  routes: { empty: { params: [], query: [], uses: [], indexed: false } },
  stored: { empty: { elsewhere: [], shows: [], unique: [], checks: [], exclusions: [], columns: [] } },
  values: { empty: {}, parts: { items: { facts: {} } } },
};

const mapped = (of: Members, change: (value: unknown, name: string) => unknown): Members =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]));
const eachItem = (model: Members, change: (item: Members, kind: string) => unknown): Members =>
  mapped(model, (items, kind) => (Array.isArray(items) ? (items as readonly Members[]).map((item) => change(item, kind)) : items));

type Change = (empty: Members, of: Members) => Members;
const isEmpty = (value: unknown): boolean =>
  value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
const without: Change = (empty, of) =>
  Object.fromEntries(Object.entries(of).filter(([name, value]) => !Object.hasOwn(empty, name) || !isEmpty(value)));
const withAll: Change = (empty, of) => ({ ...empty, ...of });

const changed = (item: Members, kind: string, change: Change): Members => {
  const { empty = {}, parts = {} } = kinds[kind as keyof Model] ?? {};
  const whole = mapped(item, (value, name) =>
    parts[name] && Array.isArray(value) ? (value as readonly Members[]).map((part) => change(parts[name] ?? {}, part)) : value,
  );
  return change(empty, whole);
};

const fieldLists: ReadonlySet<string> = new Set(['fields', 'params', 'query', 'input', 'slots', 'data']);
/** A value whose lists of fields are changed, however deep they stand. */
const withFields = (value: unknown, change: (field: unknown) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withFields(one, change));
  return mapped(value as Members, (part, name) =>
    fieldLists.has(name) && Array.isArray(part) ? part.map((field) => withFields(change(field), change)) : withFields(part, change),
  );
};

/** A field of an entity of a subject by what it is called there; any other as it is. */
const nameOfField = (entities: readonly EntityModel[]): ((subject: string, field: Field) => unknown) => {
  const all = entities.flatMap(({ id, subject = '', fields }) => fields.map((field) => ({ id, subject, field })));
  const names = new Map(all.map(({ id, subject, field }) => [`${subject} ${JSON.stringify(field)}`, `${id}.${field.name}`]));
  // most other fields bear another name, which is found more quickly than another text
  const known = new Set(all.map(({ subject, field }) => `${subject} ${field.name}`));
  return (subject, field) => (known.has(`${subject} ${field.name}`) ? (names.get(`${subject} ${JSON.stringify(field)}`) ?? field) : field);
};

const ofSentence = ({ name, text, ...counted }: SentenceModel) => [name, counted.forms ? counted : text] as const;
const sentenceOf = ([name, said]: readonly [string, string | Partial<SentenceModel>]): SentenceModel =>
  typeof said === 'string' ? { name, text: said } : { name, text: said.forms?.['other'] ?? '', ...said };

/** A model in the form of `spec.json`. */
export const specFileOf = (model: Model): unknown => {
  const named = nameOfField(model.entities);
  return eachItem(model as unknown as Members, (item, kind) => {
    if (kind === 'entities') return item;
    if (kind === 'texts') return { ...item, texts: Object.fromEntries((item['texts'] as readonly SentenceModel[]).map(ofSentence)) };
    const said = changed(item, kind, without);
    const { subject } = item;
    return typeof subject === 'string' ? withFields(said, (field) => named(subject, field as Field)) : said;
  });
};

/** The model that a `spec.json` tells of. */
export const modelOf = (file: string): Model => {
  const said = JSON.parse(file) as Members;
  const entities = said['entities'] as readonly EntityModel[];
  const fields = new Map<unknown, unknown>(entities.flatMap(({ id, fields: all }) => all.map((field) => [`${id}.${field.name}`, field])));
  return eachItem(said, (item, kind) => {
    if (kind === 'entities') return item;
    if (kind === 'texts') return { ...item, texts: Object.entries(item['texts'] as Readonly<Record<string, string>>).map(sentenceOf) };
    return changed(withFields(item, (field) => fields.get(field) ?? field) as Members, kind, withAll);
  }) as unknown as Model;
};
