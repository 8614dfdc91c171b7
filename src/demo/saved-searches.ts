// The saved searches of the demo's guest: one without dates that tells by mail, and one for a week ahead.
import { newStaysHours } from '../../generated/model/constants';
import { addDays, HOUR } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import type { NewRow } from '../../generated/tables/tables';
import type { People } from './people';
import { idOf } from './seed';

const savedDaysAgo = 6;

/** The saved searches of the demo. */
export const savedSearchRows = ({ guest: { profile_id } }: Pick<People, 'guest'>, now: Date): NewRow<'saved_searches'>[] => {
  const today = utcDateOf(now);
  const common = { profile_id, currency: 'CAD', told_until: now } as const;
  const guests = { adults: 2, children: 2, infants: 0, pets: 0 };
  const ahead = { checkin: addDays(today, 70), checkout: addDays(today, 77) };
  return [
    {
      ...common,
      saved_search_id: idOf('saved search by the sea'),
      name: 'Nova Scotia with a hot tub',
      terms: JSON.stringify({ province: 'NS', filters: { amenities: ['hot_tub'] } }),
      mails: true,
      saved_at: new Date(`${addDays(today, -savedDaysAgo)}T15:00:00Z`),
      due_at: new Date(now.getTime() + newStaysHours * HOUR),
    },
    {
      ...common,
      saved_search_id: idOf('saved search of a family'),
      name: 'A week in Whistler',
      terms: JSON.stringify({ query: 'Whistler', ...ahead, guests }),
      mails: false,
      saved_at: new Date(`${addDays(today, -savedDaysAgo - 1)}T18:00:00Z`),
      due_at: null,
    },
  ];
};
