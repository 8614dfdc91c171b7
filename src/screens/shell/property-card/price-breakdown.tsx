// What the price of a card is made of, behind a press on it.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PropertyPrice } from '../../../../generated/model/entities';
import { cardTexts } from '../../../../generated/texts/sentences/cardTexts';
import { priceTexts as texts } from '../../../../generated/texts/sentences/priceTexts';
import { searchPillTexts } from '../../../../generated/texts/sentences/searchPillTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Popover } from '../../../ui/popover';
import { Text } from '../../../ui/type';
import { moneyText } from './price-words';

const Opener = chakra('button', {
  base: {
    textAlign: 'start',
    textWrap: 'balance',
    textDecoration: 'underline',
    textDecorationColor: 'hairline.strong',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
    cursor: 'pointer',
    _hover: { textDecorationColor: 'ink' },
  },
});

const linesOf = ({ subtotal, total_with_tax, per_night_all_in, nights }: PropertyPrice): readonly PriceLine[] => {
  if (!subtotal || nights === null) return [];
  const stay = nights === 1 ? searchPillTexts.nightsOne : searchPillTexts.nightsMany({ nights });
  const before: PriceLine = {
    id: 'subtotal',
    label: nights === 1 ? texts.beforeTaxes : `${moneyText(per_night_all_in)} × ${stay}`,
    amount: moneyText(subtotal),
  };
  if (!total_with_tax) return [before];
  return [
    before,
    {
      id: 'taxes',
      label: texts.taxes,
      amount: moneyText({ ...subtotal, amount_cents: total_with_tax.amount_cents - subtotal.amount_cents }),
    },
    { id: 'total', label: texts.total, amount: moneyText(total_with_tax), tone: 'strong' },
  ];
};

export const PriceBreakdown = ({ price, children }: { readonly price: PropertyPrice; readonly children: ReactNode }) => (
  <Popover
    label={cardTexts.breakdown}
    width="21rem"
    renderButton={(attributes) => (
      <Opener type="button" {...attributes}>
        {children}
      </Opener>
    )}
  >
    {() => (
      <chakra.div padding="4">
        <Text fontWeight="semibold" marginBottom="1">
          {cardTexts.breakdown}
        </Text>
        <Breakdown lines={linesOf(price)} label={cardTexts.breakdown} />
        <Text look="small" tone="muted" marginTop="2">
          {texts.hostKeeps}
        </Text>
      </chakra.div>
    )}
  </Popover>
);
