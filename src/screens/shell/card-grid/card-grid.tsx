// Stays side by side: four in a row at a desk, one on a phone; and the boxes in which they will stand.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PropertyCard as Card } from '../../../../generated/model/entities';
import { searchTexts as texts } from '../../../../generated/texts/sentences/searchTexts';
import { CardSkeleton, Loading } from '../../../ui/skeleton';
import { PropertyCard } from '../property-card/property-card';
import { deferred } from '../loading/deferred';
import { listingPath, type SearchQuery } from '../search-pill/trip';

// a stay is looked at before it is saved
const heart = deferred(async () => (await import('../wishlists/heart')).Heart);
if (import.meta.env.SSR) await heart.preload();

export const grid = {
  display: 'grid',
  columnGap: '6',
  rowGap: { base: '9', md: '10' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    // beside the sidebar one fewer
    lg: 'repeat(auto-fill, minmax(16.5rem, 1fr))',
  },
} as const;

const Cards = chakra('ul', {
  base: { ...grid, '& img': { transition: 'opacity 150ms ease-out' } },
  variants: {
    // words stay legible
    faded: { true: { '& img': { opacity: '0.5' } } },
    inRow: {
      true: {
        lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        smDown: {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: 'min(78%, 18rem)',
          columnGap: '4',
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          // to the edges of the window
          marginX: '-4',
          paddingX: '4',
          scrollPaddingInline: '4',
          '& > li': { scrollSnapAlign: 'start', minWidth: '0' },
        },
      },
    },
  },
});
const Boxes = chakra(Loading, { base: grid });

export interface CardGridProps {
  readonly cards: readonly Card[];
  /** The search that found them: its dates and people go along to the listing. */
  readonly query: SearchQuery;
  /** Newer ones are on their way. */
  readonly faded?: boolean;
  readonly as?: 'h2' | 'h3';
  /** On a phone they are scrolled sideways. */
  readonly inRow?: boolean;
  readonly renderBelow?: (card: Card) => ReactNode;
}

export const CardGrid = ({ cards, query, faded = false, as = 'h3', inRow = false, renderBelow }: CardGridProps) => (
  <Cards faded={faded} inRow={inRow} aria-busy={faded || undefined} aria-label={texts.results}>
    {cards.map((card, at) => (
      <li key={card.property_id} data-stay={card.property_id}>
        <PropertyCard
          card={card}
          to={listingPath(card, query)}
          withTaxes={query.taxes ?? false}
          first={at === 0 && !inRow}
          as={as}
          corner={<heart.Part of={card.property_id} title={card.title} />}
        />
        {renderBelow?.(card)}
      </li>
    ))}
  </Cards>
);

export const GridSkeleton = ({ count = 8 }: { readonly count?: number }) => (
  <Boxes label={texts.updating}>
    {Array.from({ length: count }, (_, at) => (
      <CardSkeleton key={at} />
    ))}
  </Boxes>
);
