// The table of stays side by side. Each fact has a line of its own above its values, so that three stays fit a phone.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { comparedAmenitiesMax } from '../../../generated/model/constants';
import type { ComparedStay } from '../../../generated/model/entities';
import { Amenity, Badge, CancellationPolicy, PropertyType } from '../../../generated/model/values';
import { cardTexts } from '../../../generated/texts/sentences/cardTexts';
import { compareTexts as say } from '../../../generated/texts/sentences/compareTexts';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { Span } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { RatingChip } from '../../ui/stars';
import { Money, Text } from '../../ui/type';
import { usePlaceClock } from '../shell/format/own-zone';
import { ownZone } from '../shell/format/format';
import { useOwn } from '../shell/loading/use-hydrated';
import { PlainLink, RouteLink } from '../shell/navigation/links';
import { pictureOf } from '../shell/property-card/picture-of';
import { freeUntilText, priceWords } from '../shell/property-card/price-words';
import { $now } from '../shell/request/request';
import { listingPath, type SearchQuery } from '../shell/search-pill/trip';

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: { base: 'small', md: 'body' },
    '& th, & td': { verticalAlign: 'top', textAlign: 'start', paddingInlineEnd: { base: '3', md: '6' }, overflowWrap: 'anywhere' },
    '& td': { paddingBottom: '4' },
    '& tbody th': { paddingTop: '4', paddingBottom: '1', borderTopWidth: '1px', textStyle: 'small', fontWeight: 'medium', color: 'muted' },
    // the names stay in sight
    '& thead th': {
      position: 'sticky',
      top: 'var(--header, 0px)',
      zIndex: 'sticky',
      bg: 'white',
      paddingTop: '3',
      paddingBottom: '3',
      fontWeight: 'semibold',
      '& > a': { lineClamp: '3' },
    },
    '@media print': { '& thead th': { position: 'static' } },
  },
});
const Frame = chakra('div', {
  base: {
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'surface.deep',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Rules = chakra('div', { base: { whiteSpace: 'pre-line', lineClamp: '6', marginTop: '2' } });

interface FactProps {
  readonly called: string;
  readonly stays: readonly ComparedStay[];
  readonly children: (stay: ComparedStay) => ReactNode;
}
const Fact = ({ called, stays, children }: FactProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={stays.length}>
        {called}
      </th>
    </tr>
    <tr>
      {stays.map((stay) => (
        <td key={stay.property_id}>{children(stay)}</td>
      ))}
    </tr>
  </tbody>
);

const Price = ({ of: { price, is_bookable, free_cancel_until: until } }: { readonly of: ComparedStay }) => {
  const { amount, says, nights } = priceWords({ price }, false);
  const [before = '', after = ''] = says.split(amount);
  const now = useUnit($now);
  const freeIn = (zone?: string) => until && freeUntilText(until, now, zone);
  const free = useOwn(() => freeIn(ownZone()), freeIn);
  return (
    <>
      {is_bookable === false && <Text color="notice">{say.notBookable}</Text>}
      {before}
      <Money fontWeight="bold">{amount}</Money>
      {after}
      {nights && <Span display="block">{nights}</Span>}
      {free && (
        <Span display="block" color="spruce">
          {free}
        </Span>
      )}
    </>
  );
};

/** Distinctive ones first. */
const bestFirst = (amenities: ComparedStay['amenities']) =>
  amenities.toSorted((a, b) => Number(Amenity[b].highlight) - Number(Amenity[a].highlight));
const labelsOf = (amenities: ComparedStay['amenities']) => amenities.map((it) => Amenity[it].label);

const Differing = ({ amenities }: { readonly amenities: ComparedStay['amenities'] }) => {
  if (amenities.length === 0) return say.noneDiffer;
  const more = amenities.length - comparedAmenitiesMax;
  return (
    <ul>
      {labelsOf(amenities.slice(0, comparedAmenitiesMax)).map((label) => (
        <li key={label}>{label}</li>
      ))}
      {more > 0 && <li>{say.more({ count: more })}</li>}
    </ul>
  );
};

const Amenities = ({ stays }: { readonly stays: readonly ComparedStay[] }) => {
  const [first] = stays;
  const shared = (first?.amenities ?? []).filter((it) => stays.every(({ amenities }) => amenities.includes(it)));
  return (
    <>
      <Fact called={say.differ} stays={stays}>
        {({ amenities }) => <Differing amenities={bestFirst(amenities.filter((it) => !shared.includes(it)))} />}
      </Fact>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={stays.length}>
            {say.shared({ count: stays.length })}
          </th>
        </tr>
        <tr>
          <td colSpan={stays.length}>{labelsOf(bestFirst(shared)).join(' · ') || say.noneShared}</td>
        </tr>
      </tbody>
    </>
  );
};

const HouseRules = ({ of: { checkin_time, checkout_time, timezone, pets_allowed, house_rules } }: { readonly of: ComparedStay }) => {
  const [clock, now] = [usePlaceClock(), useUnit($now)];
  return (
    <>
      <ul>
        <li>{listingTexts.checkinFrom({ time: clock(checkin_time, timezone, now) })}</li>
        <li>{listingTexts.checkoutUntil({ time: clock(checkout_time, timezone, now) })}</li>
        <li>{pets_allowed ? listingTexts.petsYes : listingTexts.petsNo}</li>
      </ul>
      {house_rules.trim() !== '' && <Rules>{house_rules}</Rules>}
    </>
  );
};

const Head = ({ stays, pathOf }: { readonly stays: readonly ComparedStay[]; readonly pathOf: (stay: ComparedStay) => string }) => (
  <thead>
    <tr>
      {stays.map(({ property_id, photos: [photo] }) => (
        <td key={property_id}>
          <Frame>{photo && <Photo picture={pictureOf(photo)} sizes="(min-width: 64em) 400px, 50vw" />}</Frame>
        </td>
      ))}
    </tr>
    <tr>
      {stays.map((stay) => (
        <th key={stay.property_id} scope="col">
          <PlainLink to={pathOf(stay)}>{stay.title}</PlainLink>
        </th>
      ))}
    </tr>
  </thead>
);

interface CompareProps {
  readonly stays: readonly ComparedStay[];
  /** Its dates and people go along to the listing. */
  readonly query: SearchQuery;
}

export const CompareTable = ({ stays, query }: CompareProps) => {
  const pathOf = (stay: ComparedStay) => listingPath(stay, query);
  return (
    <Table aria-label={say.heading} maxWidth={`${stays.length * 28}rem`}>
      <Head stays={stays} pathOf={pathOf} />
      <Fact called={say.price} stays={stays}>
        {(stay) => <Price of={stay} />}
      </Fact>
      <Fact called={say.rating} stays={stays}>
        {({ rating, review_count }) => <RatingChip rating={rating} count={review_count} />}
      </Fact>
      <Fact called={say.place} stays={stays}>
        {({ place }) => place}
      </Fact>
      <Fact called={say.type} stays={stays}>
        {({ property_type }) => PropertyType[property_type].label}
      </Fact>
      <Fact called={say.guests} stays={stays}>
        {({ sleeps }) => sleeps}
      </Fact>
      <Fact called={say.bedrooms} stays={stays}>
        {({ bedrooms }) => (bedrooms === 0 ? cardTexts.bedroomsNone : bedrooms)}
      </Fact>
      <Fact called={say.beds} stays={stays}>
        {({ beds }) => beds}
      </Fact>
      <Fact called={say.baths} stays={stays}>
        {({ baths }) => baths}
      </Fact>
      <Fact called={say.cancellation} stays={stays}>
        {({ policy }) => `${CancellationPolicy[policy].label}: ${CancellationPolicy[policy].says}`}
      </Fact>
      <Fact called={say.booking} stays={stays}>
        {({ badges }) => (badges.includes('instant_book') ? Badge.instant_book.label : say.onRequest)}
      </Fact>
      <Amenities stays={stays} />
      <Fact called={say.rules} stays={stays}>
        {(stay) => <HouseRules of={stay} />}
      </Fact>
      <tbody>
        <tr>
          {stays.map((stay) => (
            <td key={stay.property_id}>
              <RouteLink to={pathOf(stay)}>{say.view}</RouteLink>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
};
