// @vitest-environment happy-dom
// Texts that are being written: on this device until they are sent.
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $drafts, drafted, draftSent } from '../../../src/screens/shell/drafts/drafts.store';
import { hydrated } from '../../../src/screens/shell/loading/hydration';
import { logOutPressed } from '../../../src/screens/shell/session/session.store';

beforeEach(() => localStorage.clear());

/** The drafts of a page that is opened now. */
const opened = async () => {
  const scope = fork();
  await allSettled(hydrated, { scope });
  return scope;
};
const kept = async () => (await opened()).getState($drafts);

test('a text is there again on the next page until it is sent, each in its place', async () => {
  const scope = await opened();
  await allSettled(drafted, { scope, params: { of: 'stay:1', message: 'We come' } });
  await allSettled(drafted, { scope, params: { of: 'stay:1', message: 'We come late' } });
  await allSettled(drafted, { scope, params: { of: 'stay:2', message: 'Is there a crib?' } });
  expect(await kept()).toEqual([
    { of: 'stay:1', message: 'We come late' },
    { of: 'stay:2', message: 'Is there a crib?' },
  ]);
  await allSettled(draftSent, { scope, params: 'stay:1' });
  expect(await kept()).toEqual([{ of: 'stay:2', message: 'Is there a crib?' }]);
});

test('of two tabs each keeps what it writes, and what was sent in one does not come back in the other', async () => {
  const [one, other] = [await opened(), await opened()];
  await allSettled(drafted, { scope: one, params: { of: 'stay:1', message: 'We come' } });
  await allSettled(drafted, { scope: other, params: { of: 'stay:2', message: 'Is there a crib?' } });
  await allSettled(draftSent, { scope: one, params: 'stay:1' });
  await allSettled(drafted, { scope: other, params: { of: 'stay:2', message: 'Is there a cot?' } });
  expect(await kept()).toEqual([{ of: 'stay:2', message: 'Is there a cot?' }]);
});

test('an emptied text is kept no longer, and logging out keeps none', async () => {
  const scope = await opened();
  await allSettled(drafted, { scope, params: { of: 'stay:1', message: 'We come' } });
  await allSettled(drafted, { scope, params: { of: 'stay:1', message: ' ' } });
  expect(localStorage).toHaveLength(0);
  await allSettled(drafted, { scope, params: { of: 'stay:2', message: 'Is there a crib?' } });
  await allSettled(logOutPressed, { scope });
  expect(await kept()).toEqual([]);
});

test('the twenty newest are kept, and what another version wrote is not read', async () => {
  const scope = await opened();
  for (let at = 0; at < 22; at++) await allSettled(drafted, { scope, params: { of: `stay:${at}`, message: 'Hello' } });
  expect((await kept()).map(({ of }) => of)).toEqual(Array.from({ length: 20 }, (_, at) => `stay:${at + 2}`));
  localStorage.setItem('tuckamore_drafts', '{"of":1}');
  expect(await kept()).toEqual([]);
});
