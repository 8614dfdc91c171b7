// A choice from a list, as the device shows lists.
import { NativeSelect } from '@chakra-ui/react/native-select';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { attributes, controlRecipe, type FieldControlProps } from './control';
import { useTied } from './field';
import { Icon } from './icon';
import { commonIcons } from './icons/common';

const recipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...controlRecipe.base, appearance: 'none', paddingEnd: '10' },
    indicator: { position: 'absolute', insetEnd: '3', top: '50%', transform: 'translateY(-50%)', pointerEvents: 'none', color: 'muted' },
  },
});

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldControlProps<string> {
  readonly options: readonly Option[];
  /** Stands where nothing is chosen yet, and cannot be chosen again. */
  readonly prompt?: string | undefined;
}

export const Select = (given: SelectProps) => {
  const props = useTied(given);
  const { options, prompt, value = '', onChange } = props;
  return (
    <NativeSelect.Root recipe={recipe}>
      <NativeSelect.Field {...attributes(props)} value={value} onChange={(event) => onChange(event.target.value)}>
        {(prompt !== undefined || value === '') && (
          <option value="" disabled hidden={prompt === undefined}>
            {prompt}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon of={commonIcons.down} size={18} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
};
