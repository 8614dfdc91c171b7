// Processor time of a process, and of a PostgreSQL server with its connections, in milliseconds, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tickMs = 10;
const statOf = (pid: number): readonly number[] => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name before may hold spaces
    return line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
};
const [parentAt, ownAt, endedAt, after] = [1, 11, 13, 15];
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0) * tickMs;

/** The work of all threads of a process. */
export const workOf = (pid: number): number => sumOf(statOf(pid).slice(ownAt, endedAt));
/** The work of the server in a folder: its own, of connections that have ended, and of those that are there. */
export const workOfDatabase = (folder: string): number => {
  const server = Number(readFileSync(join(folder, 'database', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const connections = readdirSync('/proc')
    .map(Number)
    .filter((pid) => statOf(pid)[parentAt] === server);
  return sumOf(statOf(server).slice(ownAt, after)) + connections.reduce((sum, pid) => sum + workOf(pid), 0);
};
