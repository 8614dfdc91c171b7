// The beds, a card for each bedroom.
import { chakra } from '@chakra-ui/react/styled-system';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Icon } from '../../ui/icon';
import { stayIcons } from '../../ui/icons/stay';
import { Text } from '../../ui/type';
import { Part } from './part';

export const Sleeping = ({ listing: { bedroom_list: rooms } }: { readonly listing: Listing }) => {
  if (rooms.length === 0) return null;
  return (
    <Part id="sleep" heading={say.sleepHeading}>
      <chakra.ul display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))">
        {rooms.map(({ name, beds }) => (
          <chakra.li key={name} borderWidth="1px" borderRadius="lg" padding="5">
            <Icon of={stayIcons.bed} size={28} color="spruce" />
            <Text fontWeight="semibold" marginTop="3">
              {name}
            </Text>
            <Text textStyle="small" color="muted">
              {beds}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Part>
  );
};
