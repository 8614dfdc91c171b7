// Where a host types to find one of their own: a booking, a property.
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { Box } from '../../../ui/layout';
import { TextInput } from '../../../ui/text-input';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export const SearchBox = ({ label, placeholder, value, onChange }: SearchBoxProps) => (
  <Box as="search" maxWidth="26rem" marginBottom="5">
    <Field label={label}>
      <TextInput type="search" placeholder={placeholder} before={<Icon of={icons.search} size={18} />} value={value} onChange={onChange} />
    </Field>
  </Box>
);
