// Finds a booking among a host's: by its reference, its guest, its place or its address.
import { useUnit } from 'effector-react';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { Box } from '../../../ui/layout';
import { TextInput } from '../../../ui/text-input';
import { $typed, typed } from './host-bookings.store';

export const SearchBox = () => {
  const [text, type] = useUnit([$typed, typed]);
  return (
    <Box as="search" maxWidth="26rem" marginBottom="5">
      <Field label={say.search}>
        {(ties) => (
          <TextInput
            {...ties}
            type="search"
            placeholder={say.searchPlaceholder}
            before={<Icon of={icons.search} size={18} />}
            value={text}
            onChange={type}
          />
        )}
      </Field>
    </Box>
  );
};
