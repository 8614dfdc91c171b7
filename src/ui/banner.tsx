// A calm line across a part of the page: good news, a notice, what went wrong.
import { Alert } from '@chakra-ui/react/alert';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { partTexts } from '../../generated/texts/sentences/partTexts';
import { IconButton } from './button';
import { Icon, type IconShape } from './icon';
import { icons } from './icons/basic';
import { HStack } from './layout';

export type BannerTone = 'info' | 'good' | 'notice' | 'bad';

const recipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title'],
  base: {
    root: { display: 'flex', alignItems: 'flex-start', gap: '3', padding: '4', borderRadius: 'lg', textStyle: 'body' },
    indicator: { flexShrink: '0', paddingTop: '0.5' },
    content: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { fontWeight: 'semibold' },
  },
  variants: {
    status: {
      info: { root: { bg: 'info.mist' }, indicator: { color: 'info' } },
      success: { root: { bg: 'spruce.mist' }, indicator: { color: 'spruce' } },
      warning: { root: { bg: 'notice.mist' }, indicator: { color: 'notice' } },
      error: { root: { bg: 'error.mist' }, indicator: { color: 'error' } },
    },
  },
});
const statusOf = { info: 'info', good: 'success', notice: 'warning', bad: 'error' } as const;
const signs: Readonly<Record<BannerTone, IconShape>> = { info: icons.info, good: icons.check, notice: icons.warning, bad: icons.warning };

export interface BannerProps {
  readonly tone?: BannerTone;
  /** The first words, in bold. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links below the words. */
  readonly actions?: ReactNode;
  /** Gives it a cross. */
  readonly onClose?: (() => void) | undefined;
  /** Read aloud when it appears: `status` politely, `alert` at once. Left out for what was there from the start. */
  readonly live?: 'status' | 'alert';
}

export const Banner = ({ tone = 'info', title, children, actions, onClose, live }: BannerProps) => (
  <Alert.Root recipe={recipe} status={statusOf[tone]} role={live}>
    <Alert.Indicator>
      <Icon of={signs[tone]} />
    </Alert.Indicator>
    <Alert.Content>
      {title && <Alert.Title as="p">{title}</Alert.Title>}
      {children}
      {actions && (
        <HStack flexWrap="wrap" marginTop="3">
          {actions}
        </HStack>
      )}
    </Alert.Content>
    {onClose && <IconButton icon={icons.close} label={partTexts.dismiss} onClick={onClose} margin="-2" />}
  </Alert.Root>
);
