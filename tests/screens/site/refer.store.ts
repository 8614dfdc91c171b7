// The invitation's loaded data, and its words in the head.
import { attach, createEvent, createStore, sample } from 'effector';
import { getReferrerFx } from '../../../generated/client/referral';
import { headSaid } from '../../../src/screens/shell/navigation/head';
import { redirectedTo } from '../../../src/screens/shell/navigation/navigation';
import type { Visit } from '../../../src/screens/shell/navigation/visit';

export const opened = createEvent<Visit>();
const loadFx = attach({ effect: getReferrerFx });
export const $name = createStore<string | null>(null);

sample({ clock: opened, fn: ({ params }) => ({ referralCode: params['code'] ?? '' }), target: loadFx });
sample({ clock: loadFx.doneData, fn: ({ first_name }) => first_name, target: $name });
sample({
  clock: loadFx.doneData,
  fn: ({ first_name }) => ({ title: `${first_name} invites you`, structured: [{ '@type': 'Thing', name: '</script>' }] }),
  target: headSaid,
});
sample({
  clock: loadFx.failData,
  filter: (it) => it.kind === 'refusal' && it.code === 'referral.unknown_code',
  fn: () => ({ status: 404 }),
  target: headSaid,
});
sample({ clock: loadFx.failData, filter: (it) => it.kind === 'offline', fn: () => '/contact?topic=other', target: redirectedTo });
