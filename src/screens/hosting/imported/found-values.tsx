// The imported values, one by one: each confirmed as it is, or changed.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { HostProperty, ImportedListing } from '../../../../generated/model/entities';
import { ImportSource } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { HStack } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { ButtonLink } from '../../shell/navigation/links';
import { changeOpened, confirm } from './imported.store';
import { type Part, parts, valuesOf } from './imported-fields';

const Line = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '2',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    paddingY: '3',
    borderTopWidth: '1px',
  },
});
const Value = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineClamp: '6' } });
const Done = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1.5',
    alignItems: 'center',
    color: 'spruce',
    textStyle: 'small',
    fontWeight: 'semibold',
    paddingX: '3',
    minHeight: '9',
  },
});

interface FoundProps {
  readonly property: HostProperty;
  readonly part: Part;
  readonly source: ImportSource;
  readonly isConfirmed: boolean;
}

/** The button that was pressed is gone once a value is confirmed: its neighbour takes the focus. */
const useFocusAfter = (isConfirmed: boolean) => {
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(isConfirmed);
  useEffect(() => {
    if (isConfirmed && !before.current && document.activeElement === document.body)
      actions.current?.querySelector<HTMLElement>('button, a')?.focus();
    before.current = isConfirmed;
  }, [isConfirmed]);
  return actions;
};

const Found = ({ property, part, source, isConfirmed }: FoundProps) => {
  const busy = useUnit(confirm.$pending);
  const [confirmOne, openChange] = useUnit([confirm.submitted, changeOpened]);
  const actions = useFocusAfter(isConfirmed);
  const { name, page, form, id } = part;
  return (
    <Line>
      <div>
        <Text textStyle="small" color="muted">
          {name} · {ImportSource[source].label}
        </Text>
        <Value>{part.shown(property)}</Value>
      </div>
      <HStack ref={actions} flexWrap="wrap">
        {isConfirmed ? (
          <Done>
            <Icon of={icons.check} size={16} />
            {texts.confirmed}
          </Done>
        ) : (
          <Button
            variant="subtle"
            size="sm"
            disabled={busy}
            aria-label={texts.confirmOf({ name })}
            onClick={() => confirmOne(valuesOf(property, part))}
          >
            {texts.confirm}
          </Button>
        )}
        {form ? (
          <Button variant="ghost" size="sm" aria-label={texts.changeOf({ name })} onClick={() => openChange(id)}>
            {texts.change}
          </Button>
        ) : (
          <ButtonLink
            variant="ghost"
            size="sm"
            aria-label={texts.changeOf({ name })}
            to={pathTo.propertySetup({ property_id: property.property_id, page })}
          >
            {texts.change}
          </ButtonLink>
        )}
      </HStack>
    </Line>
  );
};

export interface FoundValuesProps {
  readonly property: HostProperty;
  readonly imported: ImportedListing;
}

export const FoundValues = ({ property, imported: { field_sources, unconfirmed } }: FoundValuesProps) => {
  const busy = useUnit(confirm.$pending);
  const confirmAll = useUnit(confirm.submitted);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = parts.flatMap((part) => {
    const source = field_sources[part.fields[0] ?? ''];
    return source ? [{ part, source, isConfirmed: !part.fields.some((field) => unconfirmed.includes(field)) }] : [];
  });
  const left = found.filter(({ isConfirmed }) => !isConfirmed);
  const fields = left.flatMap(({ part }) => part.fields);
  return (
    <section aria-labelledby="found-heading">
      <HStack justifyContent="space-between" flexWrap="wrap" gap="3" paddingBottom="4">
        <div>
          <Heading id="found-heading" ref={heading} tabIndex={-1}>
            {texts.found}
          </Heading>
          <Text as="output" display="block" textStyle="small" color="muted">
            {left.length === 0 && (found.length === 0 ? texts.foundNothing : texts.leftNone)}
            {left.length > 0 && texts.left({ count: left.length })}
          </Text>
        </div>
        {left.length > 1 && (
          <Button
            variant="outline"
            busy={busy}
            onClick={() => {
              // the button goes with what is left to confirm
              heading.current?.focus();
              confirmAll(valuesOf(property, { fields }));
            }}
          >
            {texts.confirmAll}
          </Button>
        )}
      </HStack>
      <ul>
        {found.map((it) => (
          <Found key={it.part.id} property={property} {...it} />
        ))}
      </ul>
    </section>
  );
};
