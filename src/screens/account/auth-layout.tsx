// The page around a short form or a few words about the account: one card on a quiet ground, a shore at its foot.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Box, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { product } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { productName } from '../../../generated/model/constants';
import { FooterIllustration } from '../shell/chrome/footer-illustration';
import { Logo } from '../shell/chrome/logo';
import { $visit, routeOf } from '../shell/navigation/visit';

const Ground = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - var(--header, 0rem))',
    bg: { base: 'white', sm: 'surface' },
  },
  // under the shore of a footer too: its distance and its height
  variants: {
    footed: { true: { marginBottom: { sm: '-7rem', md: '-8.5rem' }, paddingBottom: { sm: '7rem', md: '8.5rem' } }, false: {} },
  },
});
const Middle = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    alignContent: { base: 'start', sm: 'center' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingX: { base: '4', sm: '6' },
    paddingY: '8',
  },
});
const Sheet = chakra('div', {
  base: {
    width: 'full',
    bg: 'white',
    borderRadius: '2xl',
    padding: { sm: '10' },
    boxShadow: { sm: 'raised' },
  },
  variants: { width: { form: { maxWidth: '30rem' }, wide: { maxWidth: '56rem' } } },
  defaultVariants: { width: 'form' },
});

export interface AuthLayoutProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Below the card: another way on. */
  readonly foot?: ReactNode;
  readonly width?: 'form' | 'wide';
  /** The product's sign above the card, on pages without a header. */
  readonly signed?: boolean;
}

export const AuthLayout = ({ title, lead, children, foot, width = 'form', signed = false }: AuthLayoutProps) => {
  const visit = useUnit($visit);
  const footed = visit !== null && routeOf(visit).chrome.footer;
  return (
    <Ground footed={footed}>
      <Middle>
        {signed && (
          <Box marginBottom="6">
            <Logo to={pathTo.home()} name={productName} hint={product.title} />
          </Box>
        )}
        <Sheet width={width}>
          <Heading as="h1" textStyle="title">
            {title}
          </Heading>
          {lead && (
            <Text as="div" color="muted" marginTop="2">
              {lead}
            </Text>
          )}
          <Box marginTop="6">{children}</Box>
        </Sheet>
        {foot && (
          <HStack justifyContent="center" flexWrap="wrap" marginTop="6" textStyle="small">
            {foot}
          </HStack>
        )}
      </Middle>
      {/* a footer brings its own */}
      {visit && !footed && <FooterIllustration />}
    </Ground>
  );
};
