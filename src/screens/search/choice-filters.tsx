// The filters that are chosen from lists: rooms, kinds of place, amenities, accessibility, policies, ways to book.
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { filterForm } from '../../../generated/forms/filterForm';
import type { SearchFacets } from '../../../generated/model/entities';
import { Accessibility, Amenity, CancellationPolicy, PropertyType } from '../../../generated/model/values';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Checkbox, Checkboxes } from '../../ui/choice';
import { Group } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { Segments } from '../../ui/segments';
import { LinkButton, Text } from '../../ui/type';
import type { FilterProps } from './price-filter';

interface Words {
  readonly 'ui:title'?: string;
  readonly 'ui:help'?: string;
}
export const titleOf = (field: string): string => (filterForm.uiSchema[field] as Words | undefined)?.['ui:title'] ?? field;
const helpOf = (field: string): string | undefined => (filterForm.uiSchema[field] as Words | undefined)?.['ui:help'];

const counts = ['1', '2', '3', '4', '5'];
const amounts = [{ value: '0', label: texts.any }, ...counts.map((value) => ({ value, label: `${value}+` }))];

const Count = ({
  draft,
  onChange,
  field,
  label,
}: FilterProps & { readonly field: 'bedrooms_min' | 'beds_min'; readonly label: string }) => (
  <Group label={label}>
    {(ties) => (
      <Segments
        {...ties}
        options={amounts}
        value={String(draft[field] ?? 0)}
        onChange={(value) => onChange({ [field]: Number(value) || undefined })}
      />
    )}
  </Group>
);

export const RoomsFilter = (props: FilterProps) => (
  <Stack gap="5">
    <Count {...props} field="bedrooms_min" label={texts.bedrooms} />
    <Count {...props} field="beds_min" label={texts.beds} />
  </Stack>
);

type ListField = 'types' | 'amenities' | 'accessible' | 'policies';
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

interface ListProps extends FilterProps {
  readonly field: ListField;
  readonly label: string;
  readonly values: Readonly<Record<string, Labelled>>;
  readonly found?: Readonly<Record<string, number>> | undefined;
  readonly wide?: boolean;
}

const ListFilter = ({ draft, onChange, field, label, values, found, wide = false }: ListProps) => {
  const Layout = wide ? chakra.div : Columns;
  return (
    <Group label={label}>
      {(ties) => (
        <Layout>
          <Checkboxes
            {...ties}
            options={optionsOf(values, found)}
            value={draft[field] ?? []}
            onChange={(chosen) => {
              // neighbouring choices, and choices that it does not show, stay
              const others = (draft[field] ?? []).filter((value) => !(value in values));
              const next = [...others, ...chosen.filter((value) => value in values)];
              onChange({ [field]: next.length > 0 ? next : undefined });
            }}
          />
        </Layout>
      )}
    </Group>
  );
};

export const TypeFilter = ({ facets, ...props }: FilterProps & { readonly facets: SearchFacets | undefined }) => (
  <ListFilter {...props} field="types" label={titleOf('types')} values={PropertyType} found={facets?.types} />
);

const amenities: Readonly<Record<string, (typeof Amenity)[Amenity]>> = Amenity;
const groupsOf = (all: boolean) => {
  const shown = Object.entries(amenities).filter(([, { highlight }]) => all || highlight);
  if (!all) return [[titleOf('amenities'), Object.fromEntries(shown)] as const];
  const names = [...new Set(shown.map(([, { group }]) => group))];
  return names.map((name) => [name, Object.fromEntries(shown.filter(([, { group }]) => group === name))] as const);
};

export const AmenityFilter = ({ facets, ...props }: FilterProps & { readonly facets: SearchFacets | undefined }) => {
  const hidden = (props.draft.amenities ?? []).some((value) => !amenities[value]?.highlight);
  const [all, setAll] = useState(hidden);
  return (
    <Stack gap="5">
      {groupsOf(all).map(([name, values]) => (
        <ListFilter key={name} {...props} field="amenities" label={name} values={values} found={facets?.amenities} />
      ))}
      <LinkButton alignSelf="flex-start" minHeight="touch" onClick={() => setAll(!all)}>
        {all ? texts.fewerAmenities : texts.moreAmenities({ count: Object.keys(amenities).length })}
      </LinkButton>
    </Stack>
  );
};

export const AccessFilter = (props: FilterProps) => (
  <ListFilter {...props} field="accessible" label={titleOf('accessible')} values={Accessibility} />
);
export const PolicyFilter = (props: FilterProps) => (
  <ListFilter {...props} field="policies" label={titleOf('policies')} values={CancellationPolicy} wide />
);

/** A guest with one pet may stay wherever pets may. */
const Pets = ({ draft, onChange }: FilterProps) => (
  <Checkbox id={useId()} label={texts.pets} value={Boolean(draft.pets)} onChange={(on) => onChange({ pets: on ? 1 : undefined })} />
);

const Instant = ({ draft, onChange }: FilterProps) => {
  const id = useId();
  const help = helpOf('instant');
  return (
    <div>
      <Checkbox
        id={id}
        label={titleOf('instant')}
        value={draft.instant ?? false}
        describedBy={help && `${id}-help`}
        onChange={(on) => onChange({ instant: on || undefined })}
      />
      {help && (
        <Text id={`${id}-help`} look="small" tone="muted" paddingInlineStart="8" marginTop="-2">
          {help}
        </Text>
      )}
    </div>
  );
};

export const OptionsFilter = (props: FilterProps) => (
  <Group label={texts.options}>
    {() => (
      <>
        <Pets {...props} />
        <Instant {...props} />
      </>
    )}
  </Group>
);
