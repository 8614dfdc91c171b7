// The parts of a card's price, behind a press on it.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PropertyPrice } from '../../../../generated/model/entities';
import { cardTexts } from '../../../../generated/texts/sentences/cardTexts';
import { priceTexts as texts } from '../../../../generated/texts/sentences/priceTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Popover } from '../../../ui/popover';
import { Text } from '../../../ui/type';
import { Pressable } from '../../../ui/pressable';
import { priceLines } from './price-lines';
import { Box } from '../../../ui/layout';

const Opener = chakra(Pressable, {
  base: {
    textAlign: 'start',
    textWrap: 'balance',
    textDecoration: 'underline',
    textDecorationColor: 'hairline.strong',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
    cursor: 'pointer',
    paddingBlock: '1',
    marginBlock: '-1',
    _hover: { textDecorationColor: 'ink' },
  },
});

const linesOf = ({ line_items, subtotal, total_with_tax }: PropertyPrice): readonly PriceLine[] =>
  subtotal && total_with_tax ? priceLines({ line_items, subtotal, total: total_with_tax }) : [];

export const PriceBreakdown = ({ price, children }: { readonly price: PropertyPrice; readonly children: ReactNode }) => (
  <Popover label={cardTexts.breakdown} width="23rem" renderButton={(attributes) => <Opener {...attributes}>{children}</Opener>}>
    {() => (
      <Box padding="4">
        <Text fontWeight="semibold" marginBottom="1">
          {cardTexts.breakdown}
        </Text>
        <Breakdown lines={linesOf(price)} label={cardTexts.breakdown} />
        <Text textStyle="small" color="muted" marginTop="2">
          {texts.hostKeeps}
        </Text>
      </Box>
    )}
  </Popover>
);
