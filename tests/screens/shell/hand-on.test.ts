// A link that is handed on: shared by the device, else copied, else shown to be copied by hand.
// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { $toCopy, linkClosed, linkCopied, linkHanded } from '../../../src/screens/shell/handing/hand-on.store';

const url = 'https://tuckamore.example/stay/1';
const link = { title: 'Cabin', url, copied: 'Link copied.' };
const has = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const refusing = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));

const handed = async (event: typeof linkHanded | typeof linkCopied = linkHanded) => {
  const scope = fork();
  await allSettled(event, { scope, params: link });
  return { scope, said: scope.getState($toasts).map(({ text }) => text), shown: scope.getState($toCopy) };
};

beforeEach(() => {
  has('share', undefined);
  has('clipboard', undefined);
});

test('the device shares it, and nothing is said of it', async () => {
  const share = vi.fn(() => Promise.resolve());
  has('share', share);
  expect(await handed()).toMatchObject({ said: [], shown: null });
  expect(share).toHaveBeenCalledWith({ title: 'Cabin', url });
});

test('a person who closes the window of the device has changed their mind', async () => {
  has('share', refusing('AbortError'));
  expect(await handed()).toMatchObject({ said: [], shown: null });
});

test('where the device cannot share it, it is copied', async () => {
  has('clipboard', { writeText: vi.fn(() => Promise.resolve()) });
  expect(await handed()).toMatchObject({ said: ['Link copied.'], shown: null });
  has('share', refusing('NotAllowedError'));
  expect(await handed()).toMatchObject({ said: ['Link copied.'], shown: null });
});

test('where nothing may be copied either, it is shown until the person closes it', async () => {
  has('share', refusing('NotAllowedError'));
  for (const clipboard of [undefined, { writeText: refusing('NotAllowedError') }]) {
    has('clipboard', clipboard);
    for (const event of [linkHanded, linkCopied]) {
      const { scope, said, shown } = await handed(event);
      expect([said, shown]).toEqual([[], url]);
      await allSettled(linkClosed, { scope });
      expect(scope.getState($toCopy)).toBeNull();
    }
  }
});
