// The allowed imports: house.md's table as code. Each answer is the reason of a refusal, or nothing.
import { readFileSync } from 'node:fs';
import type { Import, Source } from './modules';

interface Arrow {
  readonly from: string;
  readonly it: Import;
  readonly to: string;
}
type Judge = (arrow: Arrow) => string | undefined;

const roles = ['model', 'errors', 'rules', 'calls', 'screens', 'navigation'];

interface Place {
  readonly room: string;
  readonly subject: string;
  readonly role: number;
}
const placeInSpec = (path: string): Place => {
  const [subject = '', file = ''] = path.replace(/^(spec|generator)\//, '').split('/');
  if (file === '') return { room: subject.replace(/\.ts$/, ''), subject: '', role: -1 };
  const role = /\.(\w+)\.ts$/.exec(file)?.[1] ?? '';
  return { room: 'subject', subject, role: roles.indexOf(subject === 'navigation' ? 'navigation' : role) };
};

const within = (path: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(folder));
const unless = (fine: boolean, why: string): string | undefined => (fine ? undefined : why);

const fromLanguage: Judge = ({ it, to }) =>
  unless(
    it.file === undefined ? it.from === 'zod' : within(to, 'generator/language/'),
    'the language stands on zod and itself, nothing else',
  );

const fromSubject: Judge = ({ from, it, to }) => {
  if (within(to, 'generator/language/')) return undefined;
  if (it.file === undefined) return 'a spec is written in the words of the language alone; it imports no package';
  if (within(from, 'generator/platform/') && !within(to, 'generator/platform/'))
    return 'the platform is what every product extends, and knows none';
  if (!within(to, 'generator/platform/', 'spec/'))
    return 'a spec declares what the app is, and knows neither generator, generated files nor src';
  const [mine, its] = [placeInSpec(from), placeInSpec(to)];
  if (mine.room === 'app') return undefined;
  if (its.room === 'app') return 'app.ts lists the subjects; no subject knows it';
  if (mine.room === 'product') return 'product.ts stands on the language alone';
  if (its.room === 'product') return undefined;
  if (its.role > mine.role) return `roles go ${roles.join(' <- ')}: a later one is not imported by an earlier one`;
  // a model names another's, a guard is asked after another's, a page shows another's form: from child to parent, never in a circle
  const mayMeet = ['model', 'rules', 'screens'].includes(roles[mine.role] ?? '');
  const apart = its.role === mine.role && mine.subject !== its.subject && !mayMeet;
  return unless(!apart, 'two subjects meet in an earlier role, never in the same one (models, guards and forms apart)');
};

// the common ground of emitters: the model, and the words to speak of it in TypeScript, JSON Schema and English
const vocabulary = /^generator\/((model|print)\/|emit\/emitter\.ts$)/;
const emitterOf = (path: string): string => /^generator\/emit\/([a-z-]+)/.exec(path)?.[1] ?? '';

const fromEmitter: Judge = ({ from, it, to }) => {
  if (it.file === undefined) {
    const impure = /^(node:)?(fs|child_process|net|http)/.test(it.from) && emitterOf(from) !== 'forms';
    return unless(!impure, 'an emitter is pure: from the model to texts, without reading or writing');
  }
  if (emitterOf(from) === 'index' || vocabulary.test(to)) return undefined;
  return unless(emitterOf(from) === emitterOf(to), 'an emitter knows the model and the words of print, no other emitter and no other step');
};

// a spec's way through the generator; each room knows those that it has come through, and what stands below the way
const journey = ['load', 'reading', 'check', 'changes', 'emit', 'disk', 'command'];
const belowTheJourney: Readonly<Record<string, readonly string[]>> = {
  model: [],
  cache: [],
  diagnostics: ['model', 'cache'],
  print: ['model', 'cache'],
};
const generatorRoomOf = (path: string): string => /^generator\/([^/]+)\//.exec(path)?.[1] ?? '';
const againstTheJourney = (from: string, to: string): string | undefined => {
  const [mine, its] = [generatorRoomOf(from), generatorRoomOf(to)];
  if (mine === its) return undefined;
  const below = belowTheJourney[mine];
  if (below !== undefined)
    return unless(below.includes(its), `generator/${mine} stands below the journey, on ${below.join(' and ') || 'nothing'}`);
  const [here, there] = [journey.indexOf(mine), journey.indexOf(its)];
  if (here === -1) return 'a room of the generator has its place in the order of the journey';
  const fine = Object.hasOwn(belowTheJourney, its) ? its !== 'print' || here >= journey.indexOf('emit') : there !== -1 && there < here;
  return unless(fine, `the generator goes ${journey.join(' -> ')}: a later room is not imported by an earlier one`);
};

const runtime = 'generator/runtime/';
const fromGenerator: Judge = ({ from, it, to }) => {
  if (within(from, runtime))
    return unless(it.file === undefined || within(to, runtime), 'what is copied for every spec stands alone, and knows no generator');
  // patterns are one fact for schemas and for the code that reads values, and so are the parts of a long text
  if ([`${runtime}model/patterns.ts`, `${runtime}texts/page.ts`].includes(to) && !within(from, runtime)) return undefined;
  if (within(to, runtime)) return 'the files of generator/runtime are copied, not imported';
  if (it.file === undefined) return undefined;
  if (within(to, 'generator/language/')) return unless(it.typeOnly, 'the generator knows the types of the language, not its code');
  if (!within(to, 'generator/'))
    return 'the generator serves any spec, and imports neither a subject of this one, nor generated files, nor src';
  const misplaced = againstTheJourney(from, to);
  if (misplaced !== undefined) return misplaced;
  return within(from, 'generator/emit/') && from !== 'generator/emit/emitter.ts' ? fromEmitter({ from, it, to }) : undefined;
};
const fromGenerated: Judge = ({ it, to }) =>
  unless(it.file === undefined || within(to, 'generated/'), 'generated files stand alone: they import no spec, no generator and no src');

/** The texts of page parts; the texts of a subject are handed to them. */
const textsOfPieces = new Set(
  [...readFileSync('spec/navigation/ui-texts.screens.ts', 'utf8').matchAll(/^export const (\w+) = texts\(/gm)].map(
    ([, name]) => `generated/texts/sentences/${name}.ts`,
  ),
);

const fromUi: Judge = ({ it, to }) => {
  if (it.file === undefined) return unless(!it.from.startsWith('effector'), 'pieces of src/ui know no state: no Effector');
  if (within(to, 'src/ui/')) return undefined;
  if (within(to, 'generated/forms/', 'generated/model/'))
    return unless(
      // the arithmetic of dates is the same for every product
      it.typeOnly || to === 'generated/model/constants.ts' || to === 'generated/model/dates.ts',
      'src/ui may know constants, dates and types of generated files, not their other code',
    );
  if (textsOfPieces.has(to)) return undefined;
  return 'src/ui knows itself, constants, the texts of spec/navigation/pieces, and types of generated forms and model, no subject';
};

const browserRooms = ['client', 'routes', 'forms', 'rules', 'errors', 'model', 'texts'].map((room) => `generated/${room}/`);
// rooms of one line know nothing of each other
const shellOrder = [
  ['request'],
  ['navigation'],
  ['analytics'],
  ['failures'],
  ['calls', 'loading'],
  ['call-parts', 'format', 'session'],
  ['reporting'],
  ['nights', 'drafts', 'first-steps'],
  ['property-card', 'long-text', 'search-pill', 'place-map', 'messages', 'surveys', 'own-list'],
  ['points', 'earnings'],
  ['chrome'],
  ['reviews', 'wishlists', 'saved-searches', 'handing'],
  ['card-grid'],
];
const shellRoomOf = (path: string): string => /^src\/screens\/shell\/([^/]+)\//.exec(path)?.[1] ?? '';
const placeInShell = (room: string): number => shellOrder.findIndex((rooms) => rooms.includes(room));
const fromShell: Judge = ({ from, to }) => {
  const [mine, its] = [shellRoomOf(from), shellRoomOf(to)];
  if (placeInShell(mine) < 0) return 'each file of the shell stands in one of its rooms';
  const order = shellOrder.map((rooms) => rooms.join(', ')).join(' <- ');
  return unless(mine === its || placeInShell(its) < placeInShell(mine), `the shell's rooms go ${order}: none knows a later one`);
};
const familyOf = (path: string): string => /^src\/screens\/([^/]+)\//.exec(path)?.[1] ?? '';
const fromScreens: Judge = ({ from, it, to }) => {
  if (it.file === undefined || within(to, 'src/ui/', ...browserRooms)) return undefined;
  if (!within(to, 'src/screens/'))
    return 'a screen knows screens, src/ui and the browser half of generated, never the server or its contract';
  const [mine, its] = [familyOf(from), familyOf(to)];
  if (mine === 'shell' && its === 'shell') return fromShell({ from, it, to });
  // files above the families name each of them
  const fine = mine === '' || its === mine || its === 'shell' || (its === '' && it.typeOnly);
  return unless(fine, 'what two families of screens need goes down into shell, never sideways');
};

const serverRooms = ['contract', 'rules', 'errors', 'jobs', 'model', 'tables', 'texts', 'tools', 'routes'].map(
  (room) => `generated/${room}/`,
);
/** The street, from its lower end up: a room knows those of earlier lines, and nobody of its own line or of a later one. */
const subjectOrder = [
  ['config'],
  ['database', 'outside'],
  ['request'],
  ['jobs', 'ledger', 'pricing'],
  ['account'],
  ['property'],
  ['booking'],
  ['points', 'message', 'pages'],
  ['checkout', 'review', 'wishlist'],
  ['payout', 'referral', 'report', 'claim', 'change'],
  ['lives'],
  ['http', 'operator'],
  ['site'],
];
/** Everybody knows these rooms whole; of others their lookups, their commands, and what they want of their followers. */
const open = new Set(['config', 'database', 'outside', 'request', 'jobs']);
/** A price computed twice would be the same fact written twice. */
const whoPrice = new Set(['property', 'booking', 'points', 'checkout', 'payout', 'claim', 'change', 'wishlist']);
const serverRoomOf = (path: string): string => /^src\/server\/([^/]+)\//.exec(path)?.[1] ?? '';
const placeOnStreet = (room: string): number =>
  room === '' ? subjectOrder.length : subjectOrder.findIndex((rooms) => rooms.includes(room));
const upTheStreet = (mine: string, its: string): string | undefined => {
  if (placeOnStreet(mine) < 0) return 'each room of the server has its place on the street';
  const order = subjectOrder.map((rooms) => rooms.join(', ')).join(' <- ');
  return unless(placeOnStreet(its) < placeOnStreet(mine), `the server's rooms go ${order}: none knows a later one`);
};
const fromServer: Judge = ({ from, it, to }) => {
  const [mine, its] = [serverRoomOf(from), serverRoomOf(to)];
  if (it.file === undefined || within(to, ...serverRooms)) return undefined;
  // the one named door: http hands requests to the built page renderer, and answers its calls without a network between
  const door = ['src/screens/page-renderer.ts', 'generated/client/transport.ts'].includes(to);
  if (mine === 'http' && door && it.typeOnly) return undefined;
  // the processes themselves bring the demo along, where they are asked to, through the demo's one door
  if (['src/server/server.ts', 'src/server/operator.ts'].includes(from) && to === 'src/demo/demo.ts') return undefined;
  if (!within(to, 'src/server/')) return 'the server knows itself and the server half of generated, never screens or the client';
  if (mine === its) return undefined;
  const misplaced = upTheStreet(mine, its);
  if (misplaced !== undefined) return misplaced;
  if (['', 'http', 'operator', 'site'].includes(mine) || open.has(its) || (its === 'pricing' && whoPrice.has(mine))) return undefined;
  const mayKnow = /\.(lookup|commands)\.ts$/.test(to) || (to.endsWith('/followers.ts') && it.typeOnly);
  return unless(mayKnow, 'another subject is read through its *.lookup.ts, and changed through its *.commands.ts');
};

const fromDemo: Judge = ({ from, it, to }) => {
  // places.ts lists the places
  if (/^src\/demo\/(places|phrases)\//.test(from) && from !== 'src/demo/places/places.ts')
    return unless(it.typeOnly, 'places and phrases are data: they import types alone');
  return unless(
    it.file === undefined || within(to, 'src/demo/', 'src/server/', ...serverRooms),
    'the demo knows itself, the server and the server half of generated',
  );
};

const judges: readonly (readonly [folder: string, judge: Judge])[] = [
  ['generator/language/', fromLanguage],
  ['generator/platform/', fromSubject],
  ['spec/', fromSubject],
  ['generator/', fromGenerator],
  ['generated/', fromGenerated],
  ['src/ui/', fromUi],
  ['src/screens/', fromScreens],
  ['src/server/', fromServer],
  ['src/demo/', fromDemo],
];

/** Every import of a file that the table refuses, as one line each. */
export const refusedImports = ({ path, imports }: Source): readonly string[] =>
  imports.flatMap((it) => {
    const to = it.file ?? it.from;
    if (within(to, 'tests/') && !within(path, 'tests/')) return [`${path} imports ${it.from}: tests are imported by nobody`];
    const why = judges.find(([folder]) => path.startsWith(folder))?.[1]({ from: path, it, to });
    return why === undefined ? [] : [`${path} imports ${it.from}: ${why}`];
  });
