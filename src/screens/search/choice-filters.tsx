// The filters that are chosen from lists: rooms, kinds of place, amenities, accessibility, policies, ways to book.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { filterForm } from '../../../generated/forms/filterForm';
import type { SearchFacets, SearchFilters } from '../../../generated/model/entities';
import { searchFilters } from '../../../generated/model/filters/searchFilters';
import { keysOf } from '../../../generated/model/keys';
import { Amenity } from '../../../generated/model/values';
import { filterTexts as texts } from '../../../generated/texts/sentences/filterTexts';
import { Checkbox, Checkboxes } from '../../ui/choice';
import { Group } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { Segments } from '../../ui/segments';
import { ShortList } from '../../ui/short-list';
import { Text } from '../../ui/type';
import { usualLanguages } from '../shell/format/languages';
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
  readonly group?: string;
  readonly says?: string;
}

const Columns = chakra('div', {
  base: { '& > div': { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '4' } },
});

const optionsOf = (values: Labels, found?: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([value, { label, says }]) => ({
    value,
    label: found?.[value] === undefined ? label : `${label} (${found[value]})`,
    ...(says !== undefined && { says }),
  }));

type Labels = Readonly<Record<string, Labelled>>;
interface ListProps extends OneProps {
  readonly values: Labels;
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

/** In groups where its values have them. */
const groupsOf = (values: Labels, label: string): readonly (readonly [name: string, values: Labels])[] => {
  const named = Object.entries(values).map(([value, it]) => [it.group ?? label, value, it] as const);
  const names = [...new Set(named.map(([name]) => name))];
  return names.map((name) => [name, Object.fromEntries(named.filter(([its]) => its === name).map(([, value, it]) => [value, it]))]);
};

const usualOf: { readonly [F in Field]?: readonly string[] } = {
  amenities: keysOf(Amenity).filter((it) => Amenity[it].highlight),
  languages: usualLanguages,
};

/** A list whose usual choices stand first. */
const LongFilter = ({ values, usual, ...props }: ListProps & { readonly usual: readonly string[] }) => (
  <Stack gap="5">
    <ShortList label={props.label} values={Object.keys(values)} usual={usual} chosen={chosenOf(props.draft, props.field)}>
      {(shown, isAll) => {
        const listed = Object.fromEntries(Object.entries(values).filter(([value]) => shown.includes(value)));
        const groups = isAll ? groupsOf(listed, props.label) : [[props.label, listed] as const];
        return groups.map(([name, its]) => <ListFilter key={name} {...props} label={name} values={its} />);
      }}
    </ShortList>
  </Stack>
);

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
  if ('of' in filter) {
    const found = field === 'types' || field === 'amenities' ? facets?.[field] : undefined;
    const usual = usualOf[field];
    if (usual) return <LongFilter {...props} field={field} label={label} values={filter.of} found={found} usual={usual} />;
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
