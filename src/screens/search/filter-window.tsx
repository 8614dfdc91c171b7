// The windows in which filters are chosen: one filter in a small panel or a sheet, or all of them in a drawer.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { filterForm } from '../../../generated/forms/filterForm';
import { pathTo } from '../../../generated/routes/paths';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Row, VisuallyHidden } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { LinkButton } from '../../ui/type';
import { ButtonLink } from '../shell/navigation/links';
import type { SearchQuery } from '../shell/search-pill/trip';
import { AccessFilter, AmenityFilter, OptionsFilter, PolicyFilter, RoomsFilter, TypeFilter } from './choice-filters';
import { $counted, $draft, draftChanged, draftCleared } from './filters.store';
import { PriceFilter, refusedPrices } from './price-filter';
import { changed } from './search-args';

/** Which filter a window shows. */
export type FilterPart = 'price' | 'rooms' | 'type' | 'all';

export const partTitles: Readonly<Record<FilterPart, string>> = {
  price: texts.priceRange,
  rooms: texts.rooms,
  type: texts.type,
  all: filterForm.title,
};

const Part = chakra('section', { base: { paddingY: '6', '& + &': { borderTopWidth: '1px' }, '&:first-of-type': { paddingTop: '0' } } });
const PartTitle = chakra('h3', { base: { textStyle: 'subheading', marginBottom: '4' } });

const useDraft = () => useUnit({ draft: $draft, counted: $counted, onChange: draftChanged, clear: draftCleared });

const One = ({ part }: { readonly part: FilterPart }) => {
  const { draft, counted, onChange } = useDraft();
  const props = { draft, onChange };
  if (part === 'price') return <PriceFilter {...props} histogram={counted?.facets.price_histogram ?? []} />;
  if (part === 'rooms') return <RoomsFilter {...props} />;
  if (part === 'type') return <TypeFilter {...props} facets={counted?.facets} />;
  return (
    <>
      <Part>
        <PartTitle>{texts.priceRange}</PartTitle>
        <PriceFilter {...props} histogram={counted?.facets.price_histogram ?? []} />
      </Part>
      <Part>
        <RoomsFilter {...props} />
      </Part>
      <Part>
        <TypeFilter {...props} facets={counted?.facets} />
      </Part>
      <Part>
        <AmenityFilter {...props} facets={counted?.facets} />
      </Part>
      <Part>
        <OptionsFilter {...props} />
      </Part>
      <Part>
        <PolicyFilter {...props} />
      </Part>
      <Part>
        <AccessFilter {...props} />
      </Part>
    </>
  );
};

const showText = (total: number | undefined): string => {
  if (total === undefined) return filterForm.submit;
  if (total === 0) return texts.showNone;
  return total === 1 ? texts.showOne : texts.showMany({ count: total });
};

const cleared: Readonly<Record<Exclude<FilterPart, 'all'>, SearchQuery>> = {
  price: { price_min: undefined, price_max: undefined },
  rooms: { bedrooms_min: undefined, beds_min: undefined },
  type: { types: undefined },
};

const Buttons = ({ part, onClose }: { readonly part: FilterPart; readonly onClose: () => void }) => {
  const { draft, counted, onChange, clear } = useDraft();
  const says = showText(counted?.total);
  const refused = refusedPrices(draft) !== undefined;
  return (
    <>
      <LinkButton minHeight="touch" marginInlineEnd="auto" onClick={() => (part === 'all' ? clear() : onChange(cleared[part]))}>
        {part === 'all' ? texts.clearAll : texts.clear}
      </LinkButton>
      <ButtonLink
        to={pathTo.search(changed(draft, {}))}
        onClick={(event) => (refused ? event.preventDefault() : onClose())}
        aria-disabled={refused || undefined}
      >
        {says}
      </ButtonLink>
      <VisuallyHidden aria-live="polite">{says}</VisuallyHidden>
    </>
  );
};

/** For a panel beside its chip. */
export const FilterPanel = ({ part, onClose }: { readonly part: FilterPart; readonly onClose: () => void }) => (
  <div>
    <chakra.div padding="5" maxHeight="min(30rem, 60vh)" overflowY="auto">
      <One part={part} />
    </chakra.div>
    <Row paddingX="5" paddingY="3" borderTopWidth="1px" justifyContent="space-between">
      <Buttons part={part} onClose={onClose} />
    </Row>
  </div>
);

/** For phones, and for all filters. */
export const FilterWindow = ({ part, onClose }: { readonly part: FilterPart; readonly onClose: () => void }) => (
  <Modal
    open
    shape={part === 'all' ? 'drawer' : 'dialog'}
    title={partTitles[part]}
    onClose={onClose}
    footer={<Buttons part={part} onClose={onClose} />}
  >
    <One part={part} />
  </Modal>
);
