// The calendar of all listings: four weeks from a date and a page of listings, both told by the address.
import { createStore, sample } from 'effector';
import { listCalendarsFx } from '../../../../generated/client/property';
import { propertiesQuery } from '../../../../generated/routes/queries/propertiesQuery';
import type { PlainDate } from '../../../../generated/model/wire';
import { query } from '../../shell/calls/query';
import { pageChanged, type Visit } from '../../shell/navigation/visit';
import { seasonsChanged } from '../seasons/seasons.store';
import { isCalendar, opened } from '../properties/properties.store';

export interface At {
  readonly from?: PlainDate | undefined;
  readonly page?: number | undefined;
}
const atOf = ({ query: text }: Visit): At => {
  const { from, page } = propertiesQuery(text);
  return { from, page };
};

export const grid = query(listCalendarsFx);
/** The address: the first night and the page of listings. */
export const $at = createStore<At>({}, { serialize: 'ignore' });
const gridOpened = sample({ clock: opened, filter: isCalendar, fn: atOf });
sample({ clock: pageChanged, fn: () => undefined, target: grid.cleared });
sample({ clock: gridOpened, target: [$at, grid.asked] });
sample({ clock: seasonsChanged, target: grid.retried });
