// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { shape } from 'spec-to-app/entity';
import { flag, integer, oneOf, optional, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import type { z } from 'zod';

export const parcels = route('/parcels', {
  source: '§2',
  screen: 'Parcels',
  tittle: 'Parcels',
  title: 'Parcels',
  guard: anyone,
  chrome: { fotter: false },
});

export const StampKind = values({
  source: '§3',
  says: 'How a stamp is sold',
  items: { day: { label: 'For a day', valid_days: 1 }, year: { label: 'For a year', valid_days: 365 }, life: { label: 'For ever', valid_day: 36500 } },
});
export const Stamp = shape({
  source: '§3',
  called: 'stamp',
  says: 'What a parcel is paid with',
  fields: {
    secret: text({ privat: true } as never),
    motif: text({ maximum: 80, exmple: 'A loon' } as never),
    worth_cents: (integer({ min: 0 }) as z.ZodInt).meta({ title: 'Worth' }),
    used: optional(flag(), { private: true } as never),
    kind: oneOf(StampKind, { defalt: 'day' } as never),
  },
});
