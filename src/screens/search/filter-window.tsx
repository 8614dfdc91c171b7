// The windows in which filters are chosen: one filter in a small panel or a sheet, or all of them in a drawer.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { filterForm } from '../../../generated/forms/filterForm';
import type { SearchFilters } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { filterTexts as texts } from '../../../generated/texts/sentences/filterTexts';
import { Box, HStack, VisuallyHidden } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { LinkButton } from '../../ui/type';
import { ButtonLink } from '../shell/navigation/links';
import { changed, type SearchQuery } from '../shell/search-pill/trip';
import { ChoiceFilters } from './choice-filters';
import { $counted, $draft, type Counted, draftChanged, draftCleared } from './filters.store';
import { PriceFilter, refusedPrices } from './price-filter';
import { isOver } from './search-head';

/** Which filter a window shows, with those that stand beside it. */
export type FilterPart = keyof SearchFilters | 'all';
type Section = (typeof filterForm.steps)[number];

const sectionsOf = (part: FilterPart): readonly Section[] =>
  part === 'all' ? filterForm.steps : filterForm.steps.filter(({ fields }) => fields.includes(part));
const titleOf = (part: FilterPart): string => (part === 'all' ? filterForm.title : (sectionsOf(part)[0]?.title ?? filterForm.title));
const cleared = (part: FilterPart): SearchQuery =>
  Object.fromEntries(sectionsOf(part).flatMap(({ fields }) => fields.map((field) => [field, undefined])));

const Part = chakra('section', { base: { paddingY: '6', '& + &': { borderTopWidth: '1px' }, '&:first-of-type': { paddingTop: '0' } } });
const PartTitle = chakra('h3', { base: { textStyle: 'subheading', marginBottom: '4' } });

const useDraft = () => useUnit({ draft: $draft, counted: $counted, onChange: draftChanged, clear: draftCleared });

const Content = ({ section }: { readonly section: Section }) => {
  const { draft, counted, onChange } = useDraft();
  const props = { draft, onChange };
  if (section.fields.includes('price_min')) return <PriceFilter {...props} facets={counted?.facets} />;
  return <ChoiceFilters {...props} {...section} facets={counted?.facets} />;
};

const One = ({ part }: { readonly part: FilterPart }) => {
  const sections = sectionsOf(part);
  if (part !== 'all') return sections.map((section) => <Content key={section.title} section={section} />);
  return sections.map((section) => (
    <Part key={section.title}>
      {section.fields.includes('price_min') && <PartTitle>{section.title}</PartTitle>}
      <Content section={section} />
    </Part>
  ));
};

const showText = (counted: Counted | null): string => {
  if (!counted) return filterForm.submit;
  const { total: count, more } = counted;
  if (count === 0) return texts.showNone;
  if (!more) return texts.show({ count });
  return isOver(counted) ? texts.showOver({ count }) : texts.showAtLeast({ count });
};

const Buttons = ({ part, onClose }: { readonly part: FilterPart; readonly onClose: () => void }) => {
  const { draft, counted, onChange, clear } = useDraft();
  const says = showText(counted);
  const refused = refusedPrices(draft) !== undefined;
  return (
    <>
      <LinkButton minHeight="touch" marginInlineEnd="auto" onClick={() => (part === 'all' ? clear() : onChange(cleared(part)))}>
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
    <Box padding="5" maxHeight="min(30rem, 60vh)" overflowY="auto">
      <One part={part} />
    </Box>
    <HStack paddingX="5" paddingY="3" borderTopWidth="1px" justifyContent="space-between">
      <Buttons part={part} onClose={onClose} />
    </HStack>
  </div>
);

/** For phones, and for all filters. */
export const FilterWindow = ({ part, onClose }: { readonly part: FilterPart; readonly onClose: () => void }) => (
  <Modal
    open
    shape={part === 'all' ? 'drawer' : 'dialog'}
    title={titleOf(part)}
    onClose={onClose}
    footer={<Buttons part={part} onClose={onClose} />}
  >
    <One part={part} />
  </Modal>
);
