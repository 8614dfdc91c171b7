// `npm start` builds what is missing and serves it; another build beside it waits for that build alone.
import { expect, test } from 'vitest';
import { aWorkshop } from '../support/a-workshop';

test('a server that was built by its own start keeps no later build waiting', async () => {
  const workshop = await aWorkshop('start');
  try {
    workshop.edit('spec/pages/home.screens.ts', 'headline:', 'headline :');
    expect(await workshop.beside('build')).toBe(0);
    expect((await fetch(workshop.origin)).status).toBe(200);
  } finally {
    await workshop.close();
  }
});
