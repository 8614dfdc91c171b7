// When, and who comes along.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Guests } from '../../../generated/model/entities';
import type { TimeZone } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Text } from '../../ui/type';
import { shownDate } from '../shell/format/format';
import { clockMoment, usePlaceClock } from '../shell/format/own-zone';
import { RouteLink } from '../shell/navigation/links';
import { guestsText } from '../shell/search-pill/trip';
import { Part } from './part';

const Facts = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' }, columnGap: '8', rowGap: { base: '0', sm: '2' } },
});
const Name = chakra('dt', { base: { fontWeight: 'medium' } });
const Fact = chakra('dd', { base: { paddingBottom: { base: '2', sm: '0' } } });

export interface TripPartProps {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
  /** On the clocks of the property, where they are known. */
  readonly times?: { readonly checkin_time: string; readonly checkout_time: string; readonly timezone: TimeZone };
  /** Where it can be changed. */
  readonly editAt?: string;
}

const Day = ({ date, children }: { readonly date: PlainDate; readonly children?: ReactNode }) => (
  <>
    {shownDate(date, 'whole')}
    {children && (
      <Text as="span" textStyle="small" color="muted">
        {' · '}
        {children}
      </Text>
    )}
  </>
);

export const TripPart = ({ checkin, checkout, guests, times, editAt }: TripPartProps) => {
  const told = usePlaceClock();
  const clock = (date: PlainDate, time: string, zone: TimeZone) => told(time, zone, clockMoment(date, time, zone));
  return (
    <Part heading={say.trip}>
      <Facts>
        <Name>{say.checkin}</Name>
        <Fact>
          <Day date={checkin}>{times && say.checkinAfter({ time: clock(checkin, times.checkin_time, times.timezone) })}</Day>
        </Fact>
        <Name>{say.checkout}</Name>
        <Fact>
          <Day date={checkout}>{times && say.checkoutBefore({ time: clock(checkout, times.checkout_time, times.timezone) })}</Day>
        </Fact>
        <Name>{say.guests}</Name>
        <Fact>{guestsText(guests)}</Fact>
      </Facts>
      {editAt && (
        <Text marginTop="3">
          <RouteLink to={editAt}>{say.editTrip}</RouteLink>
        </Text>
      )}
    </Part>
  );
};
