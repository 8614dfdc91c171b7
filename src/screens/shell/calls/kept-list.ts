// A list that a person keeps in a window over a page: each of its lines is written, changed and removed there.
import { createEvent, createStore, type Event, type EventCallable, sample, type StoreWritable } from 'effector';
import { pageChanged } from '../navigation/visit';
import type { AnyFailure } from './own-call';
import type { Query } from './query';
import type { Submission } from './submission';

/** The list, the form of a line (of a new one where it is null), or the question whether it goes. */
export type View<Line> = { readonly kind: 'list' } | { readonly kind: 'form' | 'remove'; readonly line: Line | null };

type Change = Pick<Submission<unknown, unknown, unknown>, 'done' | 'cleared'>;
interface Calls<Asked, Answer, Line> {
  readonly all: Query<Asked, Answer, AnyFailure>;
  readonly linesOf: (answer: Answer) => readonly Line[];
  readonly changes: readonly Change[];
}

export interface KeptList<Asked, Answer, Line> extends Omit<Calls<Asked, Answer, Line>, 'changes'> {
  /** Opens the window, and asks for the list. */
  readonly opened: EventCallable<Asked>;
  readonly closed: EventCallable<void>;
  readonly viewed: EventCallable<View<Line>>;
  /** Null while the window is closed. */
  readonly $view: StoreWritable<View<Line> | null>;
  /** A line was added, changed or removed. */
  readonly changed: Event<void>;
}

/** Ties a list to its window: it is asked for when that opens, after each change, and whenever it is looked at again. */
export const keptList = <Asked, Answer, Line>({ all, linesOf, changes }: Calls<Asked, Answer, Line>): KeptList<Asked, Answer, Line> => {
  const opened = createEvent<Asked>();
  const closed = createEvent();
  const viewed = createEvent<View<Line>>();
  const list: View<Line> = { kind: 'list' };
  const $view = createStore<View<Line> | null>(null, { serialize: 'ignore' });
  // the answer to another question is not shown meanwhile
  sample({ clock: opened, fn: () => undefined, target: all.cleared });
  sample({ clock: opened, target: all.asked });
  const changed = sample({ clock: changes.map(({ done }) => done), fn: () => undefined });
  // another tab may have changed it
  const lookedAgain = viewed.filter({ fn: ({ kind }) => kind === 'list' });
  sample({ clock: [changed, lookedAgain], fn: () => undefined, target: all.retried });
  sample({ clock: opened, fn: () => list, target: $view });
  sample({ clock: changed, source: $view, filter: (view) => view !== null, fn: () => list, target: $view });
  sample({ clock: viewed, target: $view });
  sample({ clock: [closed, pageChanged], fn: () => null, target: $view });
  sample({ clock: viewed, fn: () => undefined, target: changes.map(({ cleared }) => cleared) });
  return { all, linesOf, opened, closed, viewed, $view, changed };
};
