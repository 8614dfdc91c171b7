// The subjects that app.ts names, each with what its files export; one that it leaves out, or that is not there, is reported.
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics';
import { subjectOf } from '../diagnostics/spec-files';
import { nearest } from '../diagnostics/suggest';

export type Exports = Readonly<Record<string, unknown>>;
interface WithSubjects {
  readonly app: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

const declares = (exports: Exports): boolean =>
  Object.values(exports).some((it) => typeof it === 'object' && it !== null && 'kind' in it && 'source' in it);

const isNamed = (app: unknown): app is { readonly subjects: readonly string[] } =>
  typeof app === 'object' &&
  app !== null &&
  'subjects' in app &&
  Array.isArray(app.subjects) &&
  app.subjects.every((it) => typeof it === 'string');

/** An app whose subjects are no longer names, but lists of what their files export. */
export const withSubjects = (app: unknown, files: ReadonlyMap<string, Exports>): WithSubjects => {
  if (!isNamed(app)) return { app, diagnostics: [] };
  const found = new Map<string, Exports[]>();
  const diagnostics: Diagnostic[] = [];
  for (const [file, exports] of files) {
    const subject = subjectOf(file);
    if (!found.has(subject) && subject !== 'app' && !app.subjects.includes(subject) && declares(exports))
      diagnostics.push(diagnose('load/subject-not-listed', { kind: 'file', file, line: 1, column: 1 }, { subject }));
    found.set(subject, [...(found.get(subject) ?? []), exports]);
  }
  app.subjects.forEach((name, index) => {
    const at = { kind: 'declared', id: 'app', word: 'product', path: ['subjects', index] } as const;
    if (!found.has(name)) diagnostics.push(diagnose('load/unknown-subject', at, { name, didYouMean: nearest(name, [...found.keys()]) }));
  });
  const subjects = ['app', ...app.subjects].map((name) => [name, found.get(name) ?? []] as const);
  return { app: { ...app, subjects: Object.fromEntries(subjects) }, diagnostics };
};
