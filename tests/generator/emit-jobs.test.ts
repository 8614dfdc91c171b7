// Mails, jobs and timers of a spec: what each carries, how often it comes by itself, and when a thing is moved.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loaded, written } from '../support/emitted';
import { casesFolder, treeOf } from '../support/generator';

interface Timer {
  readonly job: string;
  readonly from: string | null;
  readonly at: Date | null;
}
interface Jobs {
  readonly repeats: Readonly<Record<string, number>>;
  readonly quiet: readonly string[];
  readonly loanLifeTimers: (facts: { readonly loan: { readonly paid_at: string | null } }) => readonly Timer[];
}
const folder = await written(new Map(Object.entries(treeOf(join(casesFolder, 'every-word', 'want')))));
const jobs = (): Promise<Jobs> => loaded<Jobs>(folder, 'jobs/jobs.ts');

test('of several moments the first one counts', async () => {
  const { loanLifeTimers } = await jobs();
  const [timer] = loanLifeTimers({ loan: { paid_at: '2027-03-01T10:00:00Z' } });
  expect(timer).toEqual({ job: 'loanLifeExpire', from: 'asked', at: new Date('2027-03-03T10:00:00Z') });
});

test('a timer whose moment is not known yet has none', async () => {
  const { loanLifeTimers } = await jobs();
  expect(loanLifeTimers({ loan: { paid_at: null } })[0]?.at).toBeNull();
});

test('what is done by itself says how often, in seconds', async () => {
  expect(await jobs()).toMatchObject({ repeats: { countTools: 86_400 }, quiet: ['countTools'] });
});
