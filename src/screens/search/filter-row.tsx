// The row of filters: chips that open one of them, chips that switch one, and the way to all.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { pathTo } from '../../../generated/routes/paths';
import { filterTexts as texts } from '../../../generated/texts/sentences/filterTexts';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { Popover } from '../../ui/popover';
import { Skeleton } from '../../ui/skeleton';
import { deferred } from '../shell/loading/deferred';
import { ChipLink } from '../shell/navigation/tab-links';
import { changed, type SearchQuery } from '../shell/search-pill/trip';
import type { FilterPart } from './filter-window';
import { draftOpened } from './filters.store';
import { $query } from './search.store';
import { activeFilters, chipsFor, priceLabel } from '../shell/search-pill/active-filters';

const load = () => import('./filter-window');
const panel = deferred(async () => (await load()).FilterPanel);
const filterWindow = deferred(async () => (await load()).FilterWindow);

const Line = chakra('fieldset', {
  base: {
    display: 'flex',
    minWidth: '0',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '2',
    // on phones the row runs to both edges of the screen
    marginX: { base: '-4', sm: '-6', md: '0' },
    paddingX: { base: '4', sm: '6', md: '0' },
    paddingY: '1',
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    '& > *': { flexShrink: '0' },
  },
});

const isWide = () => window.matchMedia('(min-width: 768px)').matches;

interface OpeningProps {
  readonly part: FilterPart;
  readonly label: string;
  readonly active: boolean;
  readonly onWindow: (part: FilterPart) => void;
}

const OpeningChip = ({ part, label, active, onWindow }: OpeningProps) => {
  const open = useUnit(draftOpened);
  const mayOpen = () => {
    open();
    if (isWide()) return true;
    onWindow(part);
    return false;
  };
  return (
    <Popover
      label={label}
      width="26rem"
      mayOpen={mayOpen}
      renderButton={(attributes) => (
        <Chip
          {...attributes}
          data-active={active || undefined}
          minHeight={{ base: 'touch', md: '10' }}
          onPointerEnter={() => void panel.preload().catch(() => undefined)}
        >
          {label}
          <Icon of={commonIcons.down} size={14} />
        </Chip>
      )}
    >
      {(close) => <panel.Part fallback={<Skeleton margin="5" height="40" />} part={part} onClose={close} />}
    </Popover>
  );
};

const SwitchChip = ({ label, on, to }: { readonly label: string; readonly on: boolean; readonly to: SearchQuery }) => (
  <ChipLink to={pathTo.search(to)} aria-current={on || undefined} minHeight={{ base: 'touch', md: '10' }}>
    {on && <Icon of={icons.check} size={14} />}
    {label}
  </ChipLink>
);

const roomsLabel = (query: SearchQuery): string | undefined =>
  [...chipsFor(query, 'bedrooms_min'), ...chipsFor(query, 'beds_min'), ...chipsFor(query, 'baths_min')]
    .map(({ label }) => label)
    .join(', ') || undefined;

export const FilterRow = () => {
  const { query, open } = useUnit({ query: $query, open: draftOpened });
  const [shown, setShown] = useState<FilterPart | null>(null);
  const count = activeFilters(query).length;
  const rooms = roomsLabel(query);
  const price = priceLabel(query);
  const types = query.types?.length ?? 0;
  const free = query.free_cancellation === true;
  const opening = { onWindow: setShown };
  return (
    <Line aria-label={texts.filtersHeading}>
      <Chip
        aria-haspopup="dialog"
        data-active={count > 0 || undefined}
        minHeight={{ base: 'touch', md: '10' }}
        onPointerEnter={() => void filterWindow.preload().catch(() => undefined)}
        onClick={() => {
          open();
          setShown('all');
        }}
      >
        <Icon of={commonIcons.filters} size={16} />
        {count > 0 ? texts.allFiltersCount({ count }) : texts.allFilters}
      </Chip>
      <OpeningChip part="price_min" label={price ?? texts.price} active={price !== undefined} {...opening} />
      <OpeningChip part="bedrooms_min" label={rooms ?? texts.beds} active={rooms !== undefined} {...opening} />
      <OpeningChip part="types" label={types > 0 ? `${texts.type} · ${types}` : texts.type} active={types > 0} {...opening} />
      <SwitchChip label={texts.pets} on={Boolean(query.pets)} to={changed(query, { pets: query.pets ? undefined : 1 })} />
      <SwitchChip label={texts.freeCancellation} on={free} to={changed(query, { free_cancellation: free ? undefined : true })} />
      {shown && <filterWindow.Part part={shown} onClose={() => setShown(null)} />}
    </Line>
  );
};
