// The one door to the content of strangers: whatever somebody else's server or file says is read in a process beside the server.
import { NoTurn, type TurnOptions, type Turns, fairTurns } from '../fair-turns';
import { UnreadAddress } from '../public-reader';
import type { DocumentKind, Lane } from './document';
import { beginReading, type ReadingProcess } from './reading-process';

/** A reader that nobody needs is no burden for long. */
const idleMs = 30_000;
// two at a time, so that one that takes long keeps nobody waiting; more would take what the server itself runs on
const atOnce = 2;
const most = 500;
// of one person's: more than all the pictures of a property
const mostEach = 100;

interface Room {
  readonly turns: Turns;
  /** Processes that have nothing to do, each with its end. */
  readonly idle: { readonly reading: ReadingProcess; readonly end: NodeJS.Timeout }[];
}
const aRoom = (): Room => ({ turns: fairTurns({ atOnce, most, mostEach }), idle: [] });
const rooms: Readonly<Record<Lane, Room>> = { text: aRoom(), picture: aRoom() };

const takeFrom = async ({ idle }: Room, lane: Lane): Promise<ReadingProcess> => {
  for (let it = idle.pop(); it; it = idle.pop()) {
    clearTimeout(it.end);
    if (it.reading.isAlive()) return it.reading;
  }
  return beginReading(lane);
};
const putBack = ({ idle }: Room, reading: ReadingProcess): void => {
  if (reading.isAlive()) idle.push({ reading, end: setTimeout(reading.end, idleMs).unref() });
};

/**
 * Reads a document of a stranger; one of a person's at a time, and persons in turn.
 *
 * @throws UnreadAddress where it is none of its kind (as its reader says), takes more time or memory than it gets (`too_heavy`), or too
 * much waits (`unreachable`).
 */
export const readBeside = async <In, Out>(kind: DocumentKind<In, Out>, document: In, options: TurnOptions): Promise<Out> => {
  const room = rooms[kind.lane];
  try {
    return await room.turns(options, async () => {
      const reading = await takeFrom(room, kind.lane);
      try {
        return await reading.read(kind, document);
      } finally {
        putBack(room, reading);
      }
    });
  } catch (error) {
    throw error instanceof NoTurn ? new UnreadAddress('unreachable', error.message) : error;
  }
};
