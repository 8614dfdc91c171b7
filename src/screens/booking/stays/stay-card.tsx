// One stay in its guest's list: large while something is to come, a line once it is over.
import { chakra } from '@chakra-ui/react/styled-system';
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { mayPay } from '../../../../generated/rules/booking';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Icon } from '../../../ui/icon';
import { commonIcons } from '../../../ui/icons/common';
import { Photo } from '../../../ui/photos/photo';
import { Heading, Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { ownDeadline } from '../../shell/format/own-zone';
import { withLeft } from '../../shell/format/time-left';
import { BareLink, ButtonLink } from '../../shell/navigation/links';
import { pictureOf } from '../../shell/property-card/picture-of';
import { sumText } from '../../shell/property-card/price-words';
import { guestsText } from '../../shell/search-pill/trip';
import { guestMark } from '../detail/claim-mark';
import { BookingStatus } from '../detail/status';
import { nightsText } from '../detail/words';
import { Box } from '../../../ui/layout';

const Whole = chakra('article', {
  base: { position: 'relative', display: 'flex', bg: 'white', borderWidth: '1px', borderRadius: 'xl', overflow: 'hidden', height: 'full' },
  variants: {
    size: {
      large: { flexDirection: { base: 'column', md: 'row' }, _hover: { boxShadow: 'soft' }, transition: 'box-shadow 150ms ease-out' },
      small: { gap: '4', padding: '3', _hover: { bg: 'surface' } },
    },
  },
});
const Frame = chakra('div', {
  base: { flexShrink: '0', bg: 'surface.deep', overflow: 'hidden', display: 'grid', placeItems: 'center', color: 'muted' },
  variants: {
    size: {
      large: { aspectRatio: { base: '16 / 9', md: 'auto' }, width: { base: 'full', md: '17rem' }, minHeight: { md: '12.5rem' } },
      small: { width: '5.5rem', aspectRatio: '4 / 3', borderRadius: 'md' },
    },
  },
});
const Words = chakra('div', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' },
});
/** The whole card is the link; what else can be pressed lies over it. */
const Cover = chakra(BareLink, {
  base: {
    color: 'ink',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.spruce}', outlineOffset: '-2px' } },
  },
});

interface Props {
  readonly row: BookingRow;
  readonly now: Instant;
}

const Picture = ({ row, size }: Pick<Props, 'row'> & { readonly size: 'large' | 'small' }) => (
  <Frame size={size} aria-hidden="true">
    {row.property.photo ? (
      <Photo
        picture={{ ...pictureOf(row.property.photo), alt: '' }}
        sizes={size === 'small' ? '88px' : '(min-width: 768px) 272px, 100vw'}
      />
    ) : (
      <Icon of={commonIcons.home} size={size === 'small' ? 20 : 36} />
    )}
  </Frame>
);

const Title = ({ row }: Pick<Props, 'row'>) => (
  <Heading as="h3" textStyle="subheading">
    <Cover to={pathTo.stays({ booking_id: row.booking_id })}>{row.property.title}</Cover>
  </Heading>
);

const factsOf = (row: BookingRow): string =>
  [shownDates(row.checkin, row.checkout), nightsText(row), guestsText(row.guests)].filter(Boolean).join(' · ');

/** The awaited step and its deadline. */
const Next = ({ row, now }: Props) => {
  const { status, reply_by, offer_by, pay_by, paid_at, payment_method, timezone: zone, booking_id } = row;
  if (offer_by)
    return (
      <Text textStyle="small" color="notice" fontWeight="semibold">
        {withLeft(offerTexts.inList({ moment: ownDeadline(offer_by, { zone }) }), offer_by, now)}
      </Text>
    );
  if (status === 'pending' && reply_by) return <Text textStyle="small">{say.replyBy({ moment: ownDeadline(reply_by, { zone }) })}</Text>;
  if (status === 'confirmed' && paid_at === null && payment_method === 'offline' && pay_by)
    return (
      <Text textStyle="small" color="notice">
        {withLeft(say.restBy({ moment: ownDeadline(pay_by, { zone }) }), pay_by, now)}
      </Text>
    );
  if (!mayPay({ booking: row, now }).ok) return null;
  return (
    <>
      {pay_by && (
        <Text textStyle="small" color="notice">
          {withLeft(say.payBy({ moment: ownDeadline(pay_by, { zone }) }), pay_by, now)}
        </Text>
      )}
      <ButtonLink to={pathTo.checkout({ booking_id })} size="sm" position="relative" marginTop="2">
        {row.quote && say.payAmount({ amount: sumText(row.quote.due) })}
      </ButtonLink>
    </>
  );
};

export const StayCard = ({ row, now }: Props) => (
  <Whole size="large">
    <Picture row={row} size="large" />
    <Words padding={{ base: '4', md: '5' }}>
      <BookingStatus booking={row} side="guest" now={now} />
      <Box marginTop="2">
        <Title row={row} />
      </Box>
      <Text color="muted" overflowWrap="anywhere">
        {row.property.place}
      </Text>
      <Text>{factsOf(row)}</Text>
      <Next row={row} now={now} />
    </Words>
  </Whole>
);

const ClaimMark = ({ row, now }: Props) => {
  const mark = guestMark(row, now);
  return mark === undefined ? null : (
    <Text textStyle="small" color="notice" fontWeight="semibold">
      {mark}
    </Text>
  );
};

export const StayLine = ({ row, now }: Props) => (
  <Whole size="small">
    <Picture row={row} size="small" />
    <Words flexDirection={{ base: 'column', md: 'row' }} gap={{ base: '1', md: '4' }} alignItems={{ md: 'center' }}>
      <Box flex="1" minWidth="0">
        <Title row={row} />
        <Text textStyle="small" color="muted">
          {shownDates(row.checkin, row.checkout)}
        </Text>
        <ClaimMark row={row} now={now} />
      </Box>
      <BookingStatus booking={row} side="guest" now={now} />
    </Words>
  </Whole>
);
