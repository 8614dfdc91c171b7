// The card of a stay: feel, trust, facts and price, in this order. One link, and beside it the pictures' arrows and the price's parts.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Fragment, type ReactNode } from 'react';
import type { PropertyCard as Card } from '../../../../generated/model/entities';
import { Badge as BadgeValue, PropertyType } from '../../../../generated/model/values';
import { cardTexts as texts } from '../../../../generated/texts/sentences/cardTexts';
import { PhotoStrip } from '../../../ui/photos/photo-strip';
import { RatingChip } from '../../../ui/stars';
import { Money, Text } from '../../../ui/type';
import { BareLink, PlainLink } from '../navigation/links';
import { pictureOf } from './picture-of';
import { ownZone } from '../format/format';
import { useOwn } from '../loading/use-hydrated';
import { freeUntilText, priceWords } from './price-words';
import { deferred } from '../loading/deferred';
import { $now } from '../request/request';
import { Badge, Box, Span } from '../../../ui/layout';

// a card is read before its price is taken apart
const breakdown = deferred(async () => (await import('./price-breakdown')).PriceBreakdown);
if (import.meta.env.SSR) await breakdown.preload();

const Whole = chakra('article', {
  base: {
    position: 'relative',
    minWidth: '0',
    '& [data-photos]': { position: 'relative', borderRadius: 'lg', transition: 'box-shadow 150ms ease-out' },
    '& img': { transition: 'transform 150ms ease-out' },
    '&:hover [data-photos], [data-lit] > & [data-photos]': { boxShadow: 'soft' },
    '&:hover img, [data-lit] > & img': { transform: 'scale(1.02)' },
  },
});
const Words = chakra('div', {
  base: { position: 'relative', paddingTop: '3', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5' },
});
// side by side each title has room for two lines, so that rows stay even; the link covers all the words, not their letters alone
const Title = chakra(BareLink, {
  base: {
    fontWeight: 'semibold',
    lineClamp: { base: 'none', sm: '2' },
    textWrap: 'pretty',
    borderRadius: 'xs',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.spruce}', outlineOffset: '2px' } },
  },
});

// on a phone, where none stands beside another, words that are too long take a second line
const line = { sm: { truncate: true } } as const;

const factsOf = ({ bedrooms, beds, sleeps }: Card): string =>
  [
    bedrooms === 0 ? texts.bedroomsNone : texts.bedrooms({ count: bedrooms }),
    texts.beds({ count: beds }),
    texts.sleeps({ count: sleeps }),
  ].join(' · ');

const ratingSpoken = ({ rating, review_count }: Card): string =>
  rating === null ? texts.unrated : texts.ratingSpoken({ rating, count: review_count });

export interface PropertyCardProps {
  readonly card: Card;
  /** The listing, with the dates and people of the search. */
  readonly to: string;
  readonly withTaxes?: boolean;
  /** Its picture is the first of the page: fetched before the others. */
  readonly first?: boolean;
  readonly as?: 'h2' | 'h3';
  /** Over the picture, at its top right. */
  readonly corner?: ReactNode;
}

const Photos = ({ card, to, first = false, corner }: PropertyCardProps) => {
  const badge = card.badges.find((it) => BadgeValue[it].pictured);
  return (
    <div data-photos="">
      <PhotoStrip
        pictures={card.photos.map(pictureOf)}
        of={card.title}
        first={first}
        sizes="(min-width: 64em) 400px, (min-width: 48em) 50vw, 100vw"
        renderAround={(slides) => (
          <PlainLink to={to} tabIndex={-1} aria-hidden="true" display="contents">
            {slides}
          </PlainLink>
        )}
      />
      {badge && (
        <Badge position="absolute" top="3" insetStart="3" pointerEvents="none">
          {BadgeValue[badge].label}
        </Badge>
      )}
      {corner && (
        <Box position="absolute" top="1" insetEnd="1">
          {corner}
        </Box>
      )}
    </div>
  );
};

const PriceLine = ({ card, withTaxes = false }: PropertyCardProps) => {
  const { amount, says, nights } = priceWords(card, withTaxes);
  const [before = '', after = ''] = says.split(amount);
  const words = (
    <Fragment>
      {before}
      <Money fontWeight="bold" fontSize="sm" color="ink">
        {amount}
      </Money>
      {after}
    </Fragment>
  );
  return (
    <Text as="div" textStyle="tiny" color="muted" marginTop="1" position="relative">
      {card.price.subtotal ? (
        <breakdown.Part price={card.price} fallback={words}>
          {words}
        </breakdown.Part>
      ) : (
        words
      )}
      {nights && <Span display="block">{nights}</Span>}
    </Text>
  );
};

export const PropertyCard = (props: PropertyCardProps) => {
  const { card, to, withTaxes = false, as: level = 'h3' } = props;
  const place = texts.placeAndType({ place: card.place, type: PropertyType[card.property_type].label });
  const facts = factsOf(card);
  const now = useUnit($now);
  const freeIn = (zone?: string) => card.free_cancel_until && freeUntilText(card.free_cancel_until, now, zone);
  const free = useOwn(() => freeIn(ownZone()), freeIn);
  const { says, nights } = priceWords(card, withTaxes);
  const spoken = [card.title, ratingSpoken(card), place, facts, says, nights, free].filter(Boolean).join(', ');
  return (
    <Whole>
      <Photos {...props} />
      <Words>
        <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
          <chakra.h3 as={level} minWidth="0" minHeight={{ sm: '3rem' }}>
            <Title to={to} aria-label={spoken}>
              {card.title}
            </Title>
          </chakra.h3>
          <Span display="inline-flex" marginTop="0.5">
            <RatingChip rating={card.rating} count={card.review_count} />
          </Span>
        </Box>
        <Text textStyle="small" color="muted" {...line}>
          {place}
        </Text>
        <Text textStyle="small" color="muted" {...line}>
          {facts}
        </Text>
        <PriceLine {...props} />
        {free && (
          <Text textStyle="small" color="spruce">
            {free}
          </Text>
        )}
      </Words>
    </Whole>
  );
};
