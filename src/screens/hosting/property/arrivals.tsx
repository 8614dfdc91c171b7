// A property's next guests.
import type { HostCalendar } from '../../../../generated/model/entities';
import { NightTaken } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { daysBetween } from '../../../../generated/model/dates';
import { StatusChip } from '../../../ui/status-chip';
import { ListLine } from '../../../ui/list-line';
import { Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { type Arrival, arrivalsOf } from './months';
import { monthsAhead } from './overview.store';
import { Matter } from './part';

const shown = 5;

const words = ({ guest, start, end }: Arrival): string => {
  const dates = shownDates(start, end);
  return guest === null ? say.someGuest({ dates }) : say.guest({ guest, dates });
};
const length = ({ start, end }: Arrival): string => say.nights({ nights: daysBetween(start, end) });

const Coming = ({ arrival }: { readonly arrival: Arrival }) => (
  <ListLine flexWrap="wrap" gap="2">
    <span>
      <RouteLink to={pathTo.bookings({ booking_id: arrival.booking_id })}>{words(arrival)}</RouteLink>
      <Text as="span" color="muted" textStyle="small" marginInlineStart="2">
        {length(arrival)}
      </Text>
    </span>
    <StatusChip tone={arrival.asked ? 'waiting' : 'good'}>{NightTaken[arrival.asked ? 'request' : 'booking'].label}</StatusChip>
  </ListLine>
);

export const Arrivals = ({ calendar }: { readonly calendar: HostCalendar }) => {
  const arrivals = arrivalsOf(calendar.nights).slice(0, shown);
  return (
    <Matter heading={say.arrivals}>
      {arrivals.length === 0 ? (
        <Text color="muted">{say.noArrivals({ months: monthsAhead })}</Text>
      ) : (
        <ul>
          {arrivals.map((arrival) => (
            <Coming key={arrival.booking_id} arrival={arrival} />
          ))}
        </ul>
      )}
    </Matter>
  );
};
