// Small round words: a choice that can be switched, a filter that can be taken away.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { formTexts } from '../../generated/texts/sentences/formTexts';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { Pressable } from './pressable';

export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    paddingX: '4',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'hairline.strong',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: 'medium',
    flexShrink: '0',
    maxWidth: 'full',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    _hover: { borderColor: 'ink', bg: 'surface' },
    '&[aria-pressed=true], &[aria-current], &[data-active]': {
      bg: 'spruce.mist',
      borderColor: 'spruce',
      color: 'spruce.deep',
      fontWeight: 'semibold',
    },
  },
});
const Base = chakra(Pressable, chipRecipe);

/** A choice that is on (`pressed`) or off; without `pressed` it opens something. */
export const Chip = ({ pressed, ...rest }: ComponentProps<typeof Base> & { readonly pressed?: boolean }) => (
  <Base aria-pressed={pressed} {...rest} />
);

/** A filter that is on, with a cross that takes it away. */
export const RemovableChip = ({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) => (
  <Base minHeight="9" paddingEnd="3" aria-label={formTexts.remove({ what: label })} onClick={onRemove} data-active="">
    {label}
    <Icon of={icons.close} size={14} />
  </Base>
);
