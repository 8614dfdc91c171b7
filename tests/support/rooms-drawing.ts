// The rooms of the project and who imports whom, drawn from the imports themselves; README shows it.
import type { Source } from './modules';

const rooms = [
  'generator/language',
  'generator/platform',
  'spec',
  'generator',
  'generated',
  'src/ui',
  'src/screens',
  'src/demo',
  'src/server',
  'src/bundling',
] as const;
const roomOf = (path: string): string | undefined => rooms.find((room) => path.startsWith(`${room}/`));

const shapes = (room: string): string => {
  const id = room.replace('/', '-');
  return room === 'generated' ? `${id}[/${room}/]` : `${id}[${room}]`;
};

/** Mermaid: an arrow a pair of rooms, dotted where types alone are imported; and the gap that files cross, not imports. */
export const drawingOf = (sources: readonly Source[]): string => {
  const arrows = new Map<string, boolean>();
  for (const { path, imports } of sources)
    for (const it of imports) {
      const [from, to] = [roomOf(path), it.file === undefined ? undefined : roomOf(it.file)];
      if (from === undefined || to === undefined || from === to) continue;
      const arrow = `${from.replace('/', '-')} ${to.replace('/', '-')}`;
      arrows.set(arrow, (arrows.get(arrow) ?? true) && it.typeOnly);
    }
  const drawn = [...arrows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = drawn.map(([arrow, typeOnly]) => `  ${arrow.replace(' ', typeOnly ? ' -.-> ' : ' --> ')}`);
  return [
    '```mermaid',
    'flowchart TD',
    ...rooms.map((room) => `  ${shapes(room)}`),
    ...lines,
    '  spec == is read by ==> generator',
    '  generator == writes ==> generated',
    '```',
  ].join('\n');
};

const marks = /(<!-- rooms -->\n)[\s\S]*?(\n<!-- \/rooms -->)/;

/** The drawing that stands in a README. */
export const drawingIn = (readme: string): string | undefined => /<!-- rooms -->\n([\s\S]*?)\n<!-- \/rooms -->/.exec(readme)?.[1];

/** A README with another drawing. */
export const withDrawing = (readme: string, drawing: string): string => readme.replace(marks, `$1${drawing}$2`);
