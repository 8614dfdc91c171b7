// The stays whose pin was pressed, over the map: each a link to its listing.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { PropertyCard } from '../../../generated/model/entities';
import { partTexts } from '../../../generated/texts/sentences/partTexts';
import { searchMapTexts as say } from '../../../generated/texts/sentences/searchMapTexts';
import { IconButton } from '../../ui/button';
import { icons } from '../../ui/icons/basic';
import { Span } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { Spinner } from '../../ui/spinner';
import { RatingChip } from '../../ui/stars';
import { Text } from '../../ui/type';
import { BareLink } from '../shell/navigation/links';
import { pictureOf } from '../shell/property-card/picture-of';
import { priceWords } from '../shell/property-card/price-words';
import { listingPath, type SearchQuery } from '../shell/search-pill/trip';
import { $chosen, $chosenCards, $looksThere } from './map.store';
import { $query } from './search.store';

const Box = chakra('section', {
  base: {
    position: 'absolute',
    zIndex: '3',
    insetInline: '3',
    bottom: { base: '20', lg: '8' },
    maxHeight: { base: '45%', lg: 'calc(100% - 8rem)' },
    overflowY: 'auto',
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'lifted',
    outline: 'none',
    lg: { insetInlineEnd: 'auto', width: '280px' },
  },
});
const Close = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    height: '0',
    display: 'flex',
    justifyContent: 'flex-end',
    '& > *': { margin: '1', bg: 'white' },
  },
});
const Stay = chakra(BareLink, {
  base: {
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    borderRadius: 'xl',
    _focusVisible: { outlineOffset: '-2px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Picture = chakra('div', {
  base: { aspectRatio: { base: 'auto', lg: '4 / 3' }, minHeight: '7rem', overflow: 'hidden', bg: 'surface.deep' },
});
const Words = chakra('div', { base: { padding: '3', paddingInlineEnd: { base: '12', lg: '3' } } });

const Preview = ({ card, query }: { readonly card: PropertyCard; readonly query: SearchQuery }) => {
  const { amount, says } = priceWords(card, query.taxes ?? false);
  const [before = '', after = ''] = says.split(amount);
  const [photo] = card.photos;
  return (
    <Stay to={listingPath(card, query)}>
      <Picture>{photo && <Photo picture={{ ...pictureOf(photo), alt: '' }} sizes="280px" />}</Picture>
      <Words>
        <Text fontWeight="semibold" lineClamp="2">
          {card.title}
        </Text>
        <Text textStyle="small" color="muted" truncate>
          {card.place}
        </Text>
        <RatingChip rating={card.rating} count={card.review_count} />
        <Text textStyle="tiny" color="muted">
          {before}
          <Span fontWeight="bold" color="ink">
            {amount}
          </Span>
          {after}
        </Text>
      </Words>
    </Stay>
  );
};

export const ChosenStays = ({ onClose }: { readonly onClose: () => void }) => {
  const box = useRef<HTMLElement>(null);
  const { chosen, cards, looks, query } = useUnit({ chosen: $chosen, cards: $chosenCards, looks: $looksThere, query: $query });
  const ids = chosen.join();
  const before = useRef(ids);
  // the focus goes along with each new choice, which is read aloud; a choice from before one left the page is none
  useEffect(() => {
    if (ids !== '' && ids !== before.current) box.current?.focus();
    before.current = ids;
  }, [ids]);
  if (chosen.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} aria-label={chosen.length > 1 ? say.here({ count: chosen.length }) : say.chosen}>
      <Close>
        <IconButton icon={icons.close} label={partTexts.close} onClick={onClose} />
      </Close>
      {cards.map((card) => (
        <Preview key={card.property_id} card={card} query={query} />
      ))}
      {cards.length === 0 && (
        <Text as="output" display="block" padding="5" paddingInlineEnd="14">
          {looks ? <Spinner /> : say.notFound}
        </Text>
      )}
    </Box>
  );
};
