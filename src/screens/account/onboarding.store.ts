// The choice of a person who has just joined: hosting or staying.
import { Mode } from '../../../generated/model/values/Mode';
import { attach, createEvent, createStore, sample } from 'effector';
import { updateProfileFx } from '../../../generated/client/account';
import { pathTo } from '../../../generated/routes/paths';
import { submission } from '../shell/calls/submission';
import { fromIn } from '../shell/navigation/link';
import { wentTo } from '../shell/navigation/navigation';
import { $session, visitorChanged } from '../shell/session/session.store';
import { $visit, routeOf, type Visit, visited, visitOf } from '../shell/navigation/visit';

// The choice: turned on first, so that the page that it leads to lets the person in
export type StartingRole = 'host' | 'guest';
export const beginningChosen = createEvent<StartingRole>();
export const $beginning = createStore<StartingRole | null>(null, {
  serialize: 'ignore',
});
const modeFx = attach({
  effect: updateProfileFx,
  mapParams: (beginning: StartingRole) => (beginning === 'host' ? { is_host: true as const } : { is_guest: true as const }),
});
const mode = submission(modeFx, 'dialog');
sample({ clock: beginningChosen, target: [$beginning, mode.submitted] });
sample({ clock: mode.done, fn: () => undefined, target: visitorChanged });
sample({ clock: [mode.failed, visited], fn: () => null, target: $beginning });
sample({ clock: $session, filter: (session) => session === 'failed', fn: () => null, target: $beginning });

const ready = sample({
  clock: $session,
  source: $beginning,
  filter: (beginning, session) => beginning !== null && session === 'loaded',
});
const starts: Readonly<Record<StartingRole, string>> = { host: pathTo.connectProperty(), guest: pathTo.search() };
/** A page that refused the person, and would now admit them, is opened again; other people begin at the start. */
const firstPage = (beginning: StartingRole, visit: Visit | null): string => {
  const back = visit && fromIn(visit.query);
  return back && Mode[routeOf(visitOf(back)).mode].side === beginning ? back : starts[beginning];
};
sample({
  clock: ready,
  source: { beginning: $beginning, visit: $visit },
  fn: ({ beginning, visit }) => firstPage(beginning ?? 'guest', visit),
  target: wentTo,
});
