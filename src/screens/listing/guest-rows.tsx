// The guests: a stepper for each kind, up to the place's limit.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { bookingPanelTexts as say } from '../../../generated/texts/sentences/bookingPanelTexts';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { Stepper } from '../../ui/stepper';
import { Text } from '../../ui/type';
import { $trip, type Guests, guestsChosen } from './trip.store';

interface Kind {
  readonly kind: keyof Guests;
  readonly label: string;
  readonly help?: string | undefined;
  readonly min: number;
  readonly max: number;
}

const kindsOf = ({ sleeps, pets_allowed }: Listing, { adults, children }: Guests): readonly Kind[] => [
  { kind: 'adults', label: say.adults, help: say.adultsAge, min: 1, max: Math.max(1, sleeps - children) },
  { kind: 'children', label: say.children, help: say.childrenAge, min: 0, max: Math.max(0, sleeps - adults) },
  { kind: 'infants', label: say.infants, help: say.infantsAge, min: 0, max: 10 },
  { kind: 'pets', label: say.pets, help: pets_allowed ? undefined : say.petsRefused, min: 0, max: pets_allowed ? 10 : 0 },
];

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', paddingY: '2.5' } });

export const GuestRows = ({ listing }: { readonly listing: Listing }) => {
  const [{ adults, children, infants, pets }, choose] = useUnit([$trip, guestsChosen]);
  const guests = { adults, children, infants, pets };
  const id = useId();
  return (
    <div>
      {kindsOf(listing, guests).map(({ kind, label, help, min, max }) => (
        <Line key={kind}>
          <div>
            <Text fontWeight="medium">{label}</Text>
            {help && (
              <Text textStyle="tiny" color="muted" id={`${id}-${kind}-help`}>
                {help}
              </Text>
            )}
          </div>
          <Stepper
            id={`${id}-${kind}`}
            counted={label.toLowerCase()}
            value={guests[kind]}
            // an address that asked for too many can still be reduced
            min={min}
            max={Math.max(max, guests[kind])}
            onChange={(count = min) => choose({ ...guests, [kind]: Math.min(count, Math.max(max, guests[kind])) })}
            {...(help && { describedBy: `${id}-${kind}-help` })}
          />
        </Line>
      ))}
      <Text textStyle="small" color="muted" marginTop="2">
        {listingTexts.guestsMost({ count: listing.sleeps })}
      </Text>
    </div>
  );
};
