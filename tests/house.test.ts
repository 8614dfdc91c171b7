// Problems between files: imports that the house forbids, circles, names, sizes, words. Each finding says file, problem and reason.
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { castsIn, wrongClaims } from './support/casts';
import { circles, projectFiles, projectSources, readText, type Source } from './support/modules';
import { productWordsIn, riddlesIn, riddlingNames } from './support/plain-words';
import { tooNewPackages, undeclaredPackages, unusedPackages } from './support/packages';
import { refusedImports } from './support/rooms';
import { drawingIn, drawingOf } from './support/rooms-drawing';

const files = projectFiles();
const sources = projectSources();
const ours = sources.filter(({ path }) => /^(spec|generator|src|tests)\//.test(path));
const isTest = (path: string): boolean => path.startsWith('tests/');

const maxLines = 300;
/** Longer files that stay, each with its reason and the day on which that was decided. */
const longFiles: readonly { readonly path: string; readonly why: string; readonly since: string }[] = [];

const topLevel = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'README.md',
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  '.gitattributes',
  '.redocly.lint-ignore.yaml',
  '.ci',
  'spec',
  'generator',
  'generated',
  'src',
  'tests',
]);

const rolesOf = (path: string): readonly string[] => {
  const [spec, server, screens] = [
    ['model', 'errors', 'rules', 'calls', 'screens'],
    ['handlers', 'rules', 'repository', 'lookup', 'commands'],
    ['store'],
  ];
  if (/^(generator\/platform|spec)\//.test(path)) return spec;
  if (path.startsWith('src/server/')) return server;
  if (path.startsWith('src/screens/')) return screens;
  // a test bears the name of what it tests
  return isTest(path) ? ['config', ...spec, ...server, ...screens] : ['config'];
};

test('every import keeps to the table of rooms', () => {
  expect(sources.flatMap(refusedImports)).toEqual([]);
});

test('a transaction begins in one place', () => {
  const begin = sources.filter(({ path, text }) => path.startsWith('src/') && text.includes('.transaction()'));
  expect(begin.map(({ path }) => path)).toEqual(['src/server/database/transact.ts']);
});

test('the table refuses each kind of import that crosses a gap', () => {
  const source = (path: string, file: string, typeOnly = false): Source => ({
    path,
    text: '',
    imports: [{ from: file, file, typeOnly }],
    hasDefaultExport: false,
    isBarrel: false,
  });
  const refused = [
    source('spec/booking/booking.model.ts', 'spec/booking/booking.rules.ts'),
    source('spec/booking/booking.calls.ts', 'spec/review/review.calls.ts'),
    source('spec/booking/booking.rules.ts', 'generator/model/model.ts'),
    source('spec/product.ts', 'spec/booking/booking.model.ts'),
    source('generator/platform/stored.model.ts', 'spec/booking/booking.model.ts'),
    source('generator/platform/limits.model.ts', 'generator/platform/default.errors.ts'),
    source('generator/emit/client.ts', 'generator/emit/model.ts'),
    source('generator/emit/client.ts', 'generator/command/read.ts', true),
    source('generator/command/read.ts', 'generator/language/call.ts'),
    source('generator/emit/rules.ts', 'generator/runtime/rules/runtime.ts'),
    source('generator/runtime/rules/runtime.ts', 'generator/model/model.ts'),
    source('generator/command/read.ts', 'spec/booking/booking.model.ts', true),
    source('generator/load/load.ts', 'generator/reading/model.ts'),
    source('generator/reading/page.ts', 'generator/check/paths.ts'),
    source('generator/check/texts.ts', 'generator/print/print.ts'),
    source('generator/disk/write.ts', 'generator/command/generate.ts', true),
    source('generator/changes/compare.ts', 'generator/command/diff.ts'),
    source('generator/emit/index.ts', 'generator/disk/disk.ts'),
    source('generator/model/views.ts', 'generator/reading/model.ts'),
    source('generator/diagnostics/place.ts', 'generator/load/failures.ts'),
    source('generator/print/printer.ts', 'generator/diagnostics/diagnostics.ts'),
    source('generated/client/booking.ts', 'src/server/app.ts', true),
    source('src/ui/form.tsx', 'generated/forms/sign-up.ts'),
    source('src/screens/booking/booking.tsx', 'src/screens/property/property.tsx'),
    source('src/screens/booking/booking.tsx', 'generated/contract/booking.ts'),
    source('src/screens/shell/failures/errors.store.ts', 'src/screens/shell/session/session.store.ts'),
    source('src/screens/shell/calls/query.ts', 'src/screens/shell/loading/deferred.tsx'),
    source('src/screens/shell/transport.ts', 'src/screens/shell/request/request.ts'),
    source('src/server/booking/booking.handlers.ts', 'src/server/property/property.repository.ts'),
    source('src/server/booking/booking.handlers.ts', 'generated/client/booking.ts'),
    source('src/server/booking/booking.handlers.ts', 'src/server/property/listing/listing.rules.ts'),
    source('src/server/account/user.handlers.ts', 'src/server/pricing/price.rules.ts'),
    source('src/server/pricing/quote.rules.ts', 'src/server/property/property.lookup.ts'),
    source('src/server/account/user.handlers.ts', 'src/server/property/owned.lookup.ts'),
    source('src/server/property/listing/listing.handlers.ts', 'src/server/booking/booking.lookup.ts'),
    source('src/server/booking/booking.commands.ts', 'src/server/points/points.commands.ts'),
    source('src/server/booking/booking.commands.ts', 'src/server/followers.ts'),
    source('src/server/booking/booking.repository.ts', 'src/server/review/review.lookup.ts', true),
    source('src/server/checkout/news.commands.ts', 'src/server/payout/payee.commands.ts'),
    source('src/server/points/points.handlers.ts', 'src/server/message/thread.lookup.ts'),
    source('src/server/review/review.handlers.ts', 'src/server/lives/leaving.handlers.ts'),
    source('src/server/database/open.ts', 'src/server/request/context.ts', true),
    source('src/server/jobs/timers.ts', 'src/server/account/account.lookup.ts'),
    source('src/server/lives/leaving.handlers.ts', 'src/server/account/account.repository.ts'),
    source('src/server/lives/leaving.handlers.ts', 'src/server/http/guard.ts'),
    source('src/server/another/another.lookup.ts', 'src/server/database/open.ts'),
    source('src/server/payout/payout.commands.ts', 'src/server/booking/followers.ts'),
    source('src/server/app.ts', 'tests/support/app.ts'),
    source('src/server/app.ts', 'src/demo/demo.ts'),
    source('src/server/server.ts', 'src/demo/fill.ts'),
    source('src/demo/places/quebec.ts', 'src/demo/seed.ts'),
  ];
  const allowed = [
    source('spec/booking/booking.model.ts', 'spec/property/property.model.ts'),
    source('spec/booking/booking.calls.ts', 'spec/account/account.rules.ts'),
    source('spec/property/hosting.model.ts', 'generator/platform/field-problem.model.ts'),
    source('spec/navigation/menus.screens.ts', 'spec/booking/booking.screens.ts'),
    source('generator/emit/client.ts', 'generator/print/print.ts'),
    source('generator/command/read.ts', 'generator/language/call.ts', true),
    source('src/screens/booking/booking.tsx', 'src/screens/shell/session/transport.ts'),
    source('src/screens/shell/session/session.store.ts', 'src/screens/shell/failures/errors.store.ts'),
    source('generator/command/read.ts', 'generator/load/load.ts'),
    source('generator/check/links.ts', 'generator/reading/path.ts'),
    source('generator/load/load.ts', 'generator/cache/root.ts'),
    source('generator/diagnostics/show.ts', 'generator/model/canonical.ts'),
    source('src/server/booking/booking.handlers.ts', 'src/server/property/property.lookup.ts'),
    source('src/server/booking/create.handlers.ts', 'src/server/account/account.commands.ts'),
    source('src/server/booking/create.handlers.ts', 'src/server/request/context.ts'),
    source('src/server/payout/payout.commands.ts', 'src/server/booking/followers.ts', true),
    source('src/server/payout/payout.commands.ts', 'src/server/checkout/payment.commands.ts'),
    source('src/server/lives/leaving.handlers.ts', 'src/server/payout/payee.commands.ts'),
    source('src/server/followers.ts', 'src/server/points/points.commands.ts'),
    source('src/server/site/sitemap.ts', 'src/server/property/listing/sitemap.lookup.ts'),
    source('src/server/server.ts', 'src/demo/demo.ts'),
  ];
  expect(refused.filter((it) => refusedImports(it).length === 0).map(({ path, imports }) => [path, imports[0]?.file])).toEqual([]);
  expect(allowed.flatMap(refusedImports)).toEqual([]);
});

test('no files import one another in a circle', () => {
  // types may know each other inside the language and the model; values may not, and a spec has no types of its own
  const counts = (path: string, typeOnly: boolean): boolean => !typeOnly || /^(generator\/platform|spec)\//.test(path);
  const arrows = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap((it) => (it.file !== undefined && counts(path, it.typeOnly) ? [it.file] : [])),
    ]),
  );
  expect(circles(arrows).map((way) => way.join(' -> '))).toEqual([]);
});

test('folders are named after what lives in them', () => {
  const vague = /(^|\/)(lib|shared|common|utils?|types?|helpers?|misc)\//;
  const found = files.filter((path) => vague.test(path) && !path.startsWith('tests/generator/cases/'));
  expect(found.map((path) => `${path}: a folder that fits everything attracts everything`)).toEqual([]);
});

test('files are named topic.role.ts, with a role of their room', () => {
  const misnamed = ({ path }: Source): string[] => {
    const [topic = '', ...roles] = posix
      .basename(path)
      .replace(isTest(path) ? /(\.test)?\.(ts|tsx|mjs)$/ : /\.(ts|tsx|mjs)$/, '')
      .split('.');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(topic)) return [`${path}: a file's name is kebab-case`];
    const [role] = roles;
    if (roles.length > 1) return [`${path}: a file has one role`];
    if (role === undefined || rolesOf(path).includes(role)) return [];
    return [`${path}: "${role}" is no role here; one of ${rolesOf(path).join(', ')}`];
  };
  expect(ours.flatMap(misnamed)).toEqual([]);
});

test('a spec file inside a subject has a role', () => {
  const bare = ours.filter(({ path }) => /^spec\/(?!language\/)[^/]+\/[^.]+\.ts$/.test(path));
  expect(bare.map(({ path }) => `${path}: a subject's file is topic.role.ts, so that its place in the order of roles is known`)).toEqual(
    [],
  );
});

test('the first line of a file says what lives there', () => {
  const silent = sources.filter(({ text }) => !/^(#!.*\n)?(\/\/ \S|\/\*\*? ?\S)/.test(text));
  expect(silent.map(({ path }) => `${path}: the first line is a comment that says what lives here`)).toEqual([]);
});

test('no file hands on what others export, but for the door of the spec', () => {
  const barrels = ours.filter(({ path, isBarrel }) => isBarrel && path !== 'spec/app.ts');
  expect(barrels.map(({ path }) => `${path}: a barrel; import the file that is meant`)).toEqual([]);
});

test('comments name their subject, and names are the words of the field', () => {
  const path = 'a.ts';
  expect(riddlesIn({ path, text: '// What it does.' }).length).toBe(1);
  expect(riddlesIn({ path, text: '/**\n * One. Whoever asks\n * waits.\n */' }).length).toBe(1);
  expect(riddlesIn({ path, text: '// The person\n// who asks waits.' })).toEqual([]);
  expect(
    riddlingNames({ path, text: 'export interface Moving {}\nclass Asking {}\nconst waysOn = 1;\ntype KeptBooking = Booking;' }).length,
  ).toBe(3);
  expect(ours.flatMap((source) => [...riddlesIn(source), ...riddlingNames(source)])).toEqual([]);
});

test('everything is exported by name', () => {
  const found = sources.filter(({ path, hasDefaultExport }) => hasDefaultExport && !path.endsWith('.config.ts'));
  expect(found.map(({ path }) => `${path}: a default export has as many names as importers`)).toEqual([]);
});

test('no file is longer than 300 lines, but for the listed ones', () => {
  const excused = new Set(longFiles.map(({ path }) => path));
  const long = ours.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 })).filter(({ lines }) => lines > maxLines);
  expect(
    long.filter(({ path }) => !excused.has(path)).map(({ path, lines }) => `${path}: ${lines} lines; split it where its topic splits`),
  ).toEqual([]);
  const needless = [...excused].filter((path) => !long.some((it) => it.path === path));
  expect(needless.map((path) => `${path}: listed as long, and is not; take it off the list`)).toEqual([]);
});

test('the top level holds what a reader expects', () => {
  const there = new Set(files.map((path) => path.split('/')[0] ?? ''));
  const stray = [...there].filter((name) => !topLevel.has(name));
  expect(
    stray.map((name) => `${name}: the top level holds packages, configuration, README and the six rooms; put it into one of them`),
  ).toEqual([]);
});

test('no file names an address or path of one place, or promises work', () => {
  const words: readonly (readonly [RegExp, string])[] = [
    [/(^|[\s"'`(=])\/(work|root|home\/\w+|Users\/\w+)\//, 'a path of one machine'],
    [/registry\.npmjs|npmjs\.com|npmmirror|artifactory|verdaccio|"resolved": "(?!generator")/i, 'an address of a registry'],
    [/\b(TODO|FIXME)\b/, 'a promise instead of work'],
  ];
  const self = 'tests/house.test.ts';
  const found = files
    .filter((path) => path !== self && !/\.(png|jpe?g|webp|avif|ico|woff2?)$/.test(path))
    .flatMap((path) => {
      const text = readText(path);
      return words.flatMap(([word, what]) => {
        const hit = word.exec(text);
        if (hit === null) return [];
        return [`${path}:${text.slice(0, hit.index).split('\n').length}: ${JSON.stringify(hit[0].trim())} is ${what}`];
      });
    });
  expect(found).toEqual([]);
});

test('every package that is imported is declared, every declared one is used, and all run on the oldest Node that we name', () => {
  expect(undeclaredPackages(sources)).toEqual([]);
  expect(unusedPackages()).toEqual([]);
  expect(tooNewPackages()).toEqual([]);
});

test('README can be read at one sitting', () => {
  const lines = readText('README.md').split('\n').length - 1;
  expect(lines, 'a decision belongs into the DECISIONS.md of its room').toBeLessThanOrEqual(120);
});

test('README draws the rooms as the imports are', () => {
  expect(drawingIn(readText('README.md')), 'npm run drawing writes it anew').toBe(drawingOf(sources));
});

test('no check is silenced', () => {
  // how a table is laid out is no check of what it says
  const silencers = /@ts-ignore|@ts-nocheck|(oxlint|eslint)-disable|biome-ignore (?!format: )|@ts-expect-error/;
  const found = sources.filter(({ path, text }) => !isTest(path) && silencers.test(text));
  expect(found.map(({ path }) => `${path}: mend what the check found, or change the rule for everybody`)).toEqual([]);
});

test('every test runs, says what holds, and waits for events, not for time', () => {
  const habits: readonly (readonly [RegExp, string])[] = [
    [/\b(describe|it|test|suite)(\.concurrent|\.sequential)?\.(skip|only|todo|fails)\b/, 'every test runs'],
    [/\b(it|test)\(\s*['"`]should\b/, 'a title says what holds, without "should"'],
    [/waitForTimeout\(|\bsleep\(|new Promise(<\w+>)?\(\(?\w+\)? => setTimeout\(/, 'a test waits for an event, not for time'],
    [/^\s*\},(?: |\n\s+)\d+_000,?\n?\s*\);|\btimeout: \d+_000/m, 'a limit of time follows the machine: limitMs'],
  ];
  const tests = ours.filter(({ path }) => /\.test\.tsx?$|^tests\/support\//.test(path) && path !== 'tests/house.test.ts');
  const found = tests.flatMap(({ path, text }) => habits.filter(([habit]) => habit.test(text)).map(([, why]) => `${path}: ${why}`));
  expect(found).toEqual([]);
});

test('the server claims no type, but for the listed places', () => {
  expect(castsIn({ path: 'a.ts', text: "const a = b as C; const d = ['e'] as const; const f = (g as unknown) as H;" })).toBe(3);
  expect(wrongClaims(sources)).toEqual([]);
});

test('the generator knows no product, and no more do the rooms of the server that every product has', () => {
  const ofAll = /^(generator|src\/server\/(http|jobs|database(?!\/migrations)|request))\//;
  expect(sources.filter(({ path }) => ofAll.test(path)).flatMap(productWordsIn)).toEqual([]);
  for (const line of ['a booking', 'two nights', "sign = '$'", "source: '§6'", "zone: 'America/Toronto'"])
    expect(productWordsIn({ path: 'generator/check/check.ts', text: line })).toEqual([`generator/check/check.ts: ${line}`]);
  expect(productWordsIn({ path: 'generator/language/rule.ts', text: " *   source: '§6', says: 'the keeper of the tool'," })).toEqual([]);
});
