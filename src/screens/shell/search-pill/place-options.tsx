// The places that the pill offers, below the box that is typed into.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { searchBoxTexts as box } from '../../../../generated/texts/sentences/searchBoxTexts';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { commonIcons } from '../../../ui/icons/common';
import { HStack, Span } from '../../../ui/layout';
import { LinkButton, Text } from '../../../ui/type';
import { recentsForgotten } from './recents.store';
import type { PlaceOffer } from './places';
import type { PlaceList } from './use-place-list';

const Option = chakra(
  'div',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '14',
      paddingX: '3',
      paddingY: '1.5',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'surface' },
      '&[aria-selected=true]': { bg: 'surface.deep' },
    },
  },
  { defaultProps: { role: 'option' } },
);
const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'spruce.mist',
    color: 'spruce',
  },
});
const Picture = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });
const Offers = chakra('div', {}, { defaultProps: { role: 'listbox' } });
const Group = chakra('div', { base: { '& + &': { marginTop: '4' } } }, { defaultProps: { role: 'group' } });

const iconOf = ({ id, group }: PlaceOffer) => (group === 'recent' ? commonIcons.clock : id === 'place-all' ? icons.map : commonIcons.pin);

interface OfferProps {
  readonly offer: PlaceOffer;
  readonly id: string;
  readonly reached: boolean;
  readonly onTake: () => void;
}
const Offer = ({ offer, id, reached, onTake }: OfferProps) => (
  // the keyboard walks the list from the box; the pointer presses here, and must not take the focus away from the box
  <Option
    id={id}
    aria-selected={reached}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onTake}
    onKeyDown={(event) => event.key === 'Enter' && onTake()}
  >
    <Thumb aria-hidden="true">{offer.picture ? <Picture src={offer.picture} alt="" /> : <Icon of={iconOf(offer)} />}</Thumb>
    <Span minWidth="0">
      <Span display="block" fontWeight="medium" truncate>
        {offer.title}
      </Span>
      {offer.says && (
        <Span display="block" textStyle="small" color="muted" truncate>
          {offer.says}
        </Span>
      )}
    </Span>
  </Option>
);

const GroupHead = ({ id, children, onForget }: { readonly id: string; readonly children: string; readonly onForget?: () => void }) => (
  <HStack justifyContent="space-between" paddingX="3" paddingBottom="1">
    <Text as="span" id={id} textStyle="label" color="muted">
      {children}
    </Text>
    {onForget && (
      <LinkButton color="muted" fontWeight="normal" textStyle="small" onClick={onForget}>
        {box.forget}
      </LinkButton>
    )}
  </HStack>
);

export interface PlaceOptionsProps {
  readonly list: PlaceList;
  readonly onTake: (offer: PlaceOffer) => void;
}

export const PlaceOptions = ({ list: { id, typed, offers, reached }, onTake }: PlaceOptionsProps) => {
  const forget = useUnit(recentsForgotten);
  const groups = [
    { name: 'recent', title: box.recent, onForget: forget },
    { name: 'place', title: typed ? box.places : box.popular },
  ] as const;
  if (offers.length === 0)
    return (
      <Text id={id} color="muted" textStyle="small" padding="3">
        {typed ? box.searchFor({ typed }) : box.hint}
      </Text>
    );
  return (
    <Offers id={id} aria-label={box.suggestions}>
      {groups.map(({ name, title, ...rest }) => {
        const own = offers.filter(({ group }) => group === name);
        if (own.length === 0) return null;
        return (
          <Group key={name} aria-labelledby={`${id}-${name}`}>
            <GroupHead id={`${id}-${name}`} {...rest}>
              {title}
            </GroupHead>
            {own.map((offer) => (
              <Offer
                key={offer.id}
                offer={offer}
                id={`${id}-${offer.id}`}
                reached={reached?.id === offer.id}
                onTake={() => onTake(offer)}
              />
            ))}
          </Group>
        );
      })}
    </Offers>
  );
};
