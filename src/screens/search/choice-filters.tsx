// The filters that are chosen from lists: rooms, kinds of place, amenities, accessibility, policies, ways to book.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { filterForm } from '../../../generated/forms/filterForm';
import type { SearchFacets, SearchFilters } from '../../../generated/model/entities';
import { searchFilters } from '../../../generated/model/filters/searchFilters';
import { Amenity } from '../../../generated/model/values';
import { filterTexts as texts } from '../../../generated/texts/sentences/filterTexts';
import { Checkbox, Checkboxes } from '../../ui/choice';
import { Group } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { Segments } from '../../ui/segments';
import { LinkButton, Text } from '../../ui/type';
import type { SearchQuery } from '../shell/search-pill/trip';
import type { FilterProps } from './price-filter';

type Field = keyof SearchFilters;
const helpOf = (field: Field): string | undefined =>
  (filterForm.uiSchema[field] as { readonly 'ui:help'?: string } | undefined)?.['ui:help'];

const counts = [1, 2, 3, 4, 5];
const amountsOf = (choices: readonly number[] = counts) => [
  { value: '0', label: texts.any },
  ...choices.map((it) => ({ value: String(it), label: `${it}+` })),
];

interface OneProps extends FilterProps {
  readonly field: Field;
  readonly label: string;
}

const Count = ({ draft, onChange, field, label, choices }: OneProps & { readonly choices?: readonly number[] | undefined }) => (
  <Group label={label}>
    {(ties) => (
      <Segments
        {...ties}
        options={amountsOf(choices)}
        value={String(draft[field] ?? 0)}
        onChange={(value) => onChange({ [field]: Number(value) || undefined })}
      />
    )}
  </Group>
);

interface Labelled {
  readonly label: string;
  readonly says?: string;
}

const Columns = chakra('div', {
  base: { '& > div': { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '4' } },
});

const optionsOf = (values: Readonly<Record<string, Labelled>>, found?: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([value, { label, says }]) => ({
    value,
    label: found?.[value] === undefined ? label : `${label} (${found[value]})`,
    ...(says !== undefined && { says }),
  }));

interface ListProps extends OneProps {
  readonly values: Readonly<Record<string, Labelled>>;
  readonly found?: Readonly<Record<string, number>> | undefined;
  /** A choice of another kind above the list. */
  readonly first?: ReactNode;
}
const chosenOf = (draft: SearchQuery, field: Field): readonly string[] => (draft[field] as readonly string[] | undefined) ?? [];

const ListFilter = ({ draft, onChange, field, label, values, found, first }: ListProps) => {
  // the text beside an option needs the whole width
  const Layout = Object.values(values).some(({ says }) => says !== undefined) ? chakra.div : Columns;
  return (
    <Group label={label}>
      {(ties) => (
        <Layout>
          {first}
          <Checkboxes
            {...ties}
            options={optionsOf(values, found)}
            value={chosenOf(draft, field)}
            onChange={(chosen) => {
              // neighbouring choices, and choices that it does not show, stay
              const others = chosenOf(draft, field).filter((value) => !(value in values));
              const next = [...others, ...chosen.filter((value) => value in values)];
              onChange({ [field]: next.length > 0 ? next : undefined });
            }}
          />
        </Layout>
      )}
    </Group>
  );
};

const amenities: Readonly<Record<string, (typeof Amenity)[Amenity]>> = Amenity;
const groupsOf = (all: boolean, label: string) => {
  const shown = Object.entries(amenities).filter(([, { highlight }]) => all || highlight);
  if (!all) return [[label, Object.fromEntries(shown)] as const];
  const names = [...new Set(shown.map(([, { group }]) => group))];
  return names.map((name) => [name, Object.fromEntries(shown.filter(([, { group }]) => group === name))] as const);
};

const AmenityFilter = ({ label, found, ...props }: Omit<ListProps, 'values'>) => {
  const hidden = (props.draft.amenities ?? []).some((value) => !amenities[value]?.highlight);
  const [all, setAll] = useState(hidden);
  return (
    <Stack gap="5">
      {groupsOf(all, label).map(([name, values]) => (
        <ListFilter key={name} {...props} label={name} values={values} found={found} />
      ))}
      <LinkButton alignSelf="flex-start" minHeight="touch" onClick={() => setAll(!all)}>
        {all ? texts.fewerAmenities : texts.moreAmenities({ count: Object.keys(amenities).length })}
      </LinkButton>
    </Stack>
  );
};

/** A guest with one pet may stay wherever pets may. */
const Pets = ({ draft, onChange }: FilterProps) => (
  <Checkbox id={useId()} label={texts.pets} value={Boolean(draft.pets)} onChange={(on) => onChange({ pets: on ? 1 : undefined })} />
);

const Free = ({ draft, onChange }: FilterProps) => (
  <Checkbox
    id={useId()}
    label={texts.freeCancellation}
    value={draft.free_cancellation === true}
    onChange={(on) => onChange({ free_cancellation: on || undefined })}
  />
);

const Switch = ({ draft, onChange, field, label }: OneProps) => {
  const id = useId();
  const help = helpOf(field);
  return (
    <div>
      <Checkbox
        id={id}
        label={label}
        value={draft[field] === true}
        describedBy={help && `${id}-help`}
        onChange={(on) => onChange({ [field]: on || undefined })}
      />
      {help && (
        <Text id={`${id}-help`} textStyle="small" color="muted" paddingInlineStart="8" marginTop="-2">
          {help}
        </Text>
      )}
    </div>
  );
};

interface SectionProps extends FilterProps {
  readonly title: string;
  readonly fields: readonly Field[];
  readonly facets: SearchFacets | undefined;
}

/** One filter as its comparison wants it. */
const One = ({ field, facets, ...props }: FilterProps & { readonly field: Field; readonly facets: SearchFacets | undefined }) => {
  const filter = searchFilters[field];
  if (filter.by === 'code') return null;
  const { label } = filter;
  if (field === 'amenities') return <AmenityFilter {...props} field={field} label={label} found={facets?.amenities} />;
  if ('of' in filter) {
    const found = field === 'types' ? facets?.types : undefined;
    const first = field === 'policies' && <Free {...props} />;
    return <ListFilter {...props} field={field} label={label} values={filter.of} found={found} first={first} />;
  }
  if ('chip' in filter) return <Count {...props} field={field} label={label} choices={filter.choices} />;
  return <Switch {...props} field={field} label={label} />;
};

/** The filters of a section; those that are switched stand in a group of its title, pets beside booking at once. */
export const ChoiceFilters = ({ title, fields, ...props }: SectionProps) => {
  const shown = fields.map((field) => <One key={field} {...props} field={field} />);
  if (!fields.every((field) => searchFilters[field].by === 'is set')) return <Stack gap="5">{shown}</Stack>;
  return (
    <Group label={title}>
      {() => (
        <>
          {fields.includes('instant') && <Pets {...props} />}
          {shown}
        </>
      )}
    </Group>
  );
};
