// Where the server claims a type instead of showing it: every cast, by file, and what makes each claim true.
import { ts } from 'ts-morph';
import type { Source } from './modules';

interface Claimed {
  readonly path: string;
  readonly count: number;
  readonly why: string;
}
const caught = 'what is caught is unknown, and its code is read';
/** The casts that stay. Values from a row of the database need none: generated/tables knows its types. */
export const claimed: readonly Claimed[] = [
  { path: 'src/demo/parent/provider.ts', count: 1, why: 'the library is imported by a name that only the demo knows' },
  { path: 'src/demo/parent/stand-in.ts', count: 5, why: 'the library’s own types, narrower than what it does' },
  { path: 'src/server/account/profile.handlers.ts', count: 1, why: 'what is undefined was left out, entry by entry' },
  { path: 'src/server/account/sign-on.handlers.ts', count: 2, why: `the seal around it proves that we wrote it; ${caught}` },
  { path: 'src/server/config/config.ts', count: 2, why: 'zod has read each variable by its name' },
  { path: 'src/server/database/open.ts', count: 2, why: 'the embedded engine’s client and its pool, which pg’s types do not foresee' },
  { path: 'src/server/database/planned.ts', count: 2, why: 'a connection as far as Kysely uses it here: nothing is read by a cursor' },
  { path: 'src/server/http/browser.ts', count: 1, why: 'a cookie that is there has a text' },
  { path: 'src/server/http/error-handler.ts', count: 4, why: 'Fastify hands over what its validator says without its type' },
  { path: 'src/server/http/guard.ts', count: 1, why: 'tests of a closed list are chosen by its name' },
  { path: 'src/server/http/mount.ts', count: 8, why: 'contracts and handlers of a closed list are mounted one by one' },
  {
    path: 'src/server/outside/s3-storage.ts',
    count: 1,
    why: 'the stream of an answer is Node’s own, which the browser’s types do not know',
  },
  { path: 'src/server/http/draw-page.ts', count: 1, why: 'a request that is handed on, as Fastify types it' },
  { path: 'src/server/http/renderer.ts', count: 2, why: 'the built page is loaded by its path' },
  { path: 'src/server/http/read-texts.ts', count: 2, why: 'a body is JSON, and its schema is read by its own names' },
  { path: 'src/server/http/validate.ts', count: 3, why: 'what ajv says of each of its keywords' },
  { path: 'src/server/jobs/timers.ts', count: 2, why: 'the name and the facts of a job that we kept ourselves' },
  { path: 'src/server/outside/error-reports.ts', count: 1, why: 'the arguments of a method of another’s logger' },
  { path: 'src/server/config/settings.ts', count: 3, why: 'settings by name, as the generated list has them' },
];

/** How many casts a file has; `as const` claims nothing. */
export const castsIn = ({ path, text }: Pick<Source, 'path' | 'text'>): number => {
  const walk = (node: ts.Node): number => {
    let found = ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) ? 1 : 0;
    ts.forEachChild(node, (child) => {
      found += walk(child);
    });
    return found;
  };
  return walk(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
};

/** Files that claim more than they may, or less than is listed. */
export const wrongClaims = (sources: readonly Pick<Source, 'path' | 'text'>[]): readonly string[] => {
  const allowed = new Map(claimed.map(({ path, count }) => [path, count]));
  const there = new Map(sources.filter(({ path }) => /^src\/(server|demo)\//.test(path)).map((it) => [it.path, castsIn(it)]));
  return [...new Set([...allowed.keys(), ...there.keys()])].flatMap((path) => {
    const [most, count] = [allowed.get(path) ?? 0, there.get(path) ?? 0];
    if (count > most) return [`${path}: ${count} casts, where ${most} may stand; show the type, or list why it holds`];
    return count < most ? [`${path}: ${count} casts, listed with ${most}; lower the number`] : [];
  });
};
