// When a stay begins and ends, who comes, where it is, and what holds in the house.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { Disclosure } from '../../../ui/disclosure';
import { Link, Text } from '../../../ui/type';
import { shownDate } from '../../shell/format/format';
import { clockMoment, placeClock } from '../../shell/format/own-zone';
import { guestsText } from '../../shell/search-pill/trip';
import { nightsText } from './words';
import { Matter } from './matter';
import { Box } from '../../../ui/layout';

const Facts = chakra('dl', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
});
const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="small" color="muted">
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="medium" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </div>
);

const wayTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address }).toString()}`;

const Address = ({ address }: { readonly address: string }) => (
  <Fact name={say.address}>
    {address}
    <Text _print={{ display: 'none' }}>
      <Link href={wayTo(address)} target="_blank" rel="noopener noreferrer">
        {say.directions}
      </Link>
    </Text>
  </Fact>
);

const openOnPaper = {
  '& > details': { borderBottomWidth: '0' },
  _print: { '& > details::details-content': { contentVisibility: 'visible' }, '& svg': { display: 'none' } },
};

export interface StayFactsProps {
  readonly booking: BookingDetail;
  /** Facts that only one side reads here. */
  readonly children?: ReactNode;
}

export const StayFacts = ({ booking, children }: StayFactsProps) => {
  const { checkin, checkout, checkin_time, checkout_time, guests, address, house_rules, timezone } = booking;
  const clock = (date: PlainDate, time: string) => placeClock(time, timezone, clockMoment(date, time, timezone));
  return (
    <Matter heading={nightsText(booking)}>
      <Facts>
        <Fact name={say.checkin}>
          {shownDate(checkin, 'whole')}
          <Text>{say.after({ time: clock(checkin, checkin_time) })}</Text>
        </Fact>
        <Fact name={say.checkout}>
          {shownDate(checkout, 'whole')}
          <Text>{say.before({ time: clock(checkout, checkout_time) })}</Text>
        </Fact>
        <Fact name={say.guests}>{guestsText(guests)}</Fact>
        {address && <Address address={address} />}
      </Facts>
      {children}
      {house_rules && (
        <Box marginTop="4" marginBottom="-4" css={openOnPaper}>
          <Disclosure summary={say.rules}>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {house_rules}
            </Text>
          </Disclosure>
        </Box>
      )}
    </Matter>
  );
};
