// A choice from a list, as the device shows lists.
import { chakra } from '@chakra-ui/react/styled-system';
import { attributes, type ControlProps, controlRecipe } from './control';
import { Icon } from './icon';
import { commonIcons } from './icons/common';
import { Box, Span } from './layout';

const Base = chakra('select', controlRecipe);

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends ControlProps<string> {
  readonly options: readonly Option[];
  /** Stands where nothing is chosen yet, and cannot be chosen again. */
  readonly prompt?: string | undefined;
}

export const Select = (props: SelectProps) => {
  const { options, prompt, value = '', onChange } = props;
  return (
    <Box position="relative">
      <Base {...attributes(props)} value={value} onChange={(event) => onChange(event.target.value)} appearance="none" paddingEnd="10">
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
      </Base>
      <Span position="absolute" insetEnd="3" top="50%" transform="translateY(-50%)" pointerEvents="none" color="muted">
        <Icon of={commonIcons.down} size={18} />
      </Span>
    </Box>
  );
};
