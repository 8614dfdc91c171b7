// A stand-in of British Columbia's register: it knows every number, but for those that end in 404 (nobody's), 410 (ended) and 409
// (another address's).
import type { Registered, Registries } from '../server/outside/registries';
import { daysAfter } from './seed';

const refusals: Readonly<Record<string, Registered>> = {
  '404': { says: 'refused', why: 'unknown' },
  '409': { says: 'refused', why: 'other_address' },
  '410': { says: 'refused', why: 'inactive' },
};
const daysLeft = 300;

export const demoRegistries: Registries = {
  ask: ({ province, number }) => {
    if (province !== 'BC') return Promise.resolve({ says: 'nothing' });
    const today = new Date().toISOString().slice(0, 10);
    return Promise.resolve(refusals[number.slice(-3)] ?? { says: 'active', until: daysAfter(today, daysLeft) });
  },
};
