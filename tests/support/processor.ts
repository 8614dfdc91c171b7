// Processor time: what a process has worked, however long it was kept waiting.
import { readdirSync, readFileSync } from 'node:fs';

/** The work of this process. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
// hundredths of a second, as Linux counts them
const tickMs = 10;
/** The work of a process's first thread, on which a server answers, in milliseconds. */
export const firstThreadMs = (pid: number): number => {
  const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  // the name before may hold spaces
  const [user = 0, system = 0] = line.slice(line.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * tickMs;
};
const costOf = async (work: () => unknown): Promise<number> => {
  const before = cpuMs();
  await work();
  return cpuMs() - before;
};

// code that runs for the first times is compiled meanwhile, by threads whose time counts too
const most = 20;
/** The least that something costs of up to twenty times, in milliseconds; where once is cheap enough it is not done again. */
const minCpu = async (work: () => unknown, enough = 0): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < most && least >= enough; time += 1) least = Math.min(least, await costOf(work));
  return least;
};

const document = JSON.stringify(Array.from({ length: 4000 }, (_, index) => ({ index, text: `text ${index}`, list: [index, index] })));
const piece = (): void => {
  for (let time = 0; time < 4; time += 1) JSON.parse(document);
};
/** The cost of a fixed piece of work here and now: ten milliseconds on the two quiet cores that bounds were set on. */
export const workMs = (): Promise<number> => minCpu(piece);

/** The least of some work by the least of a piece, each computed in turn: neighbours come and go, and meet both alike. */
const besidePieces = async (work: () => unknown): Promise<number> => {
  let [own, fixed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let time = 0; time < most; time += 1) {
    own = Math.min(own, await costOf(work));
    fixed = Math.min(fixed, await costOf(piece));
  }
  return own / fixed;
};

/** The number of such pieces that some work costs, given one's cost; an apparently high cost is computed once more beside pieces of that moment. */
export const piecesOf = async (
  work: () => unknown,
  { piece: known, most: bound }: { readonly piece: number; readonly most: number },
): Promise<number> => {
  const pieces = (await minCpu(work, bound * known)) / known;
  return pieces < bound ? pieces : besidePieces(work);
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
/** The processes that this one has begun, as each of its threads knows them. */
const children = (): readonly string[] =>
  readdirSync('/proc/self/task').flatMap((thread) => textOf(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean));
/** The memory of each process that this one has begun and that has these letters in its command, in megabytes. */
export const childMemories = (command: string): readonly number[] =>
  children()
    .filter((id) => textOf(`/proc/${id}/cmdline`).includes(command))
    .map((id) => Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${id}/status`))?.[1] ?? 0) / 1024);
