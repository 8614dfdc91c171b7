// One line to type into: text, addresses, numbers, dates, with something before or after it where that helps.
import { Input } from '@chakra-ui/react/input';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { controlRecipe, type FieldControlProps, typedAttributes } from './control';
import { useTied } from './field';

const Box = chakra('div', controlRecipe);
const bareRecipe = defineRecipe({
  base: { flex: '1', minWidth: '0', alignSelf: 'stretch', bg: 'transparent', fontSize: 'md', outline: 'none !important' },
});

export interface TextInputProps extends FieldControlProps<string> {
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | 'search' | undefined;
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  readonly step?: string | number | undefined;
  /** Shown in the box, before what is typed: a currency sign, an icon. */
  readonly before?: ReactNode;
  /** Shown in the box, after what is typed: a unit, a button. */
  readonly after?: ReactNode;
}

export const TextInput = (given: TextInputProps) => {
  const props = useTied(given);
  const { type = 'text', inputMode, min, max, step, before, after, onChange } = props;
  const input = {
    ...typedAttributes(props),
    type,
    inputMode,
    min,
    max,
    step,
    value: props.value ?? '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (!before && !after) return <Input recipe={controlRecipe} {...input} />;
  return (
    <Box display="flex" alignItems="center" gap="2" data-invalid={props.invalid || undefined}>
      {before}
      <Input recipe={bareRecipe} {...input} />
      {after}
    </Box>
  );
};
