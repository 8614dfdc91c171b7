// Where the demo's accounts are signed in already, so that there is something to see and to end.
import { DAY, HOUR } from '../../generated/rules/runtime';
import type { NewRow } from '../../generated/tables/tables';
import type { Person } from './people';
import { chanceOf } from './pictures/chance';
import { idOf, someOf } from './seed';

const devices = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
];

/** Two sessions of somebody who has been here for a while. No token opens them: what is kept is no hash of anything. */
export const sessionRows = (it: Person, now: Date): NewRow<'sessions'>[] => {
  const chance = chanceOf(`sessions ${it.email}`);
  if (it.joined === 0) return [];
  return someOf(chance, devices, 2).map((device, at) => ({
    session_id: idOf(`session ${it.email} ${at}`),
    token_hash: `no token ${it.user_id} ${at}`,
    user_id: it.user_id,
    device,
    created_at: new Date(now.getTime() - chance.whole(12, 40) * DAY),
    seen_at: new Date(now.getTime() - chance.whole(2, 9 * 24) * HOUR),
  }));
};
