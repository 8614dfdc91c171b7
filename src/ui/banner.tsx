// A calm line across a part of the page: good news, a notice, what went wrong.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { partTexts } from '../../generated/texts/sentences/partTexts';
import { IconButton } from './button';
import { Icon, type IconShape } from './icon';
import { icons } from './icons/basic';
import { Box, HStack, Span } from './layout';

export type BannerTone = 'info' | 'good' | 'notice' | 'bad';

const Base = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '3', padding: '4', borderRadius: 'lg', textStyle: 'body' },
  variants: {
    tone: {
      info: { bg: 'info.mist', '--accent': 'colors.info' },
      good: { bg: 'spruce.mist', '--accent': 'colors.spruce' },
      notice: { bg: 'notice.mist', '--accent': 'colors.notice' },
      bad: { bg: 'error.mist', '--accent': 'colors.error' },
    },
  },
});
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
  <Base tone={tone} role={live}>
    <Span color="var(--accent)" flexShrink="0" paddingTop="0.5">
      <Icon of={signs[tone]} />
    </Span>
    <Box flex="1" minWidth="0" overflowWrap="anywhere">
      {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
      {children}
      {actions && (
        <HStack flexWrap="wrap" marginTop="3">
          {actions}
        </HStack>
      )}
    </Box>
    {onClose && <IconButton icon={icons.close} label={partTexts.dismiss} onClick={onClose} margin="-2" />}
  </Base>
);
