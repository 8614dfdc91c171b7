// The guests: adults, children, infants and pets, each with its buttons.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { searchForm } from '../../../../generated/forms/searchForm';
import { Stepper } from '../../../ui/stepper';
import { Text } from '../../../ui/type';
import { $trip, guestsCounted } from './pill.store';
import type { GuestKind } from './trip';
import { HStack } from '../../../ui/layout';

const kinds: readonly GuestKind[] = ['adults', 'children', 'infants', 'pets'];
const Line = chakra(HStack, { base: { justifyContent: 'space-between', gap: '4', paddingY: '4', '& + &': { borderTopWidth: '1px' } } });

interface Words {
  readonly 'ui:title'?: string;
  readonly 'ui:help'?: string;
}
const wordsOf = (kind: GuestKind): Words => (searchForm.uiSchema[kind] ?? {}) as Words;
const maxOf = (kind: GuestKind): number => {
  const field = searchForm.schema.properties?.[kind];
  return typeof field === 'object' && field.maximum !== undefined ? field.maximum : 99;
};

const Kind = ({ kind }: { readonly kind: GuestKind }) => {
  const { trip, count } = useUnit({ trip: $trip, count: guestsCounted });
  const id = useId();
  const { 'ui:title': title = kind, 'ui:help': help } = wordsOf(kind);
  return (
    <Line>
      <div>
        <Text fontWeight="medium">{title}</Text>
        {help && (
          <Text id={`${id}-help`} textStyle="small" color="muted">
            {help}
          </Text>
        )}
      </div>
      <Stepper
        id={id}
        name={kind}
        counted={title.toLowerCase()}
        describedBy={help && `${id}-help`}
        value={trip[kind]}
        max={maxOf(kind)}
        onChange={(next) => count({ kind, count: next ?? 0 })}
      />
    </Line>
  );
};

export const TripGuests = () => (
  <div>
    {kinds.map((kind) => (
      <Kind key={kind} kind={kind} />
    ))}
  </div>
);
