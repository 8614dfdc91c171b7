// How a modal stands on the window: as a dialog, a sheet, a drawer, or the whole screen.
import { defineRecipe } from '@chakra-ui/react/styled-system';

const motion = (name: string) => `${name} 200ms cubic-bezier(0.2, 0, 0, 1)`;
const width = 'var(--modal-width)';
const centred = {
  margin: 'auto',
  height: 'fit-content',
  maxWidth: width,
  maxHeight: 'calc(100dvh - 4rem)',
  borderRadius: '2xl',
  animation: motion('rise'),
};
const sheet = {
  margin: 'auto auto 0',
  maxHeight: 'calc(100dvh - 3rem)',
  borderRadius: '1.25rem 1.25rem 0 0',
  animation: motion('slideUp'),
};
const whole = { margin: '0', borderRadius: '0', height: '100dvh', maxHeight: '100dvh' };

export const modalRecipe = defineRecipe({
  base: {
    width: 'full',
    maxWidth: '100vw',
    padding: '0',
    bg: 'white',
    color: 'ink',
    boxShadow: 'lifted',
    overflow: 'hidden',
    outline: 'none',
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
  variants: {
    shape: {
      dialog: { ...sheet, md: centred },
      full: { ...whole, animation: motion('slideUp'), md: centred },
      drawer: { ...whole, margin: '0 0 0 auto', sm: { maxWidth: '28rem' }, animation: motion('slideIn') },
      menu: { ...whole, maxWidth: 'min(100vw, 22rem)', animation: motion('slideOut') },
      screen: { ...whole, animation: motion('appear') },
    },
    size: {
      sm: { '--modal-width': '26rem' },
      md: { '--modal-width': '35rem' },
      lg: { '--modal-width': '48rem' },
      xl: { '--modal-width': '64rem' },
    },
  },
  defaultVariants: { shape: 'dialog', size: 'md' },
});
