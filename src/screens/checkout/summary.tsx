// The booked stay and its price, beside the questions.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Photo as PhotoFacts, Quote } from '../../../generated/model/entities';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Breakdown } from '../../ui/breakdown';
import { Box, Card } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { Refreshing } from '../../ui/refreshing';
import { Text } from '../../ui/type';
import { shownDate, shownDates, shownMoney } from '../shell/format/format';
import { pictureOf } from '../shell/property-card/picture-of';
import { type Due, priceLines } from '../shell/property-card/price-lines';
import { guestsText } from '../shell/search-pill/trip';

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', paddingBottom: '4', borderBottomWidth: '1px' },
});
const Frame = chakra('div', { base: { width: '6.5rem', aspectRatio: '4 / 3', borderRadius: 'md', overflow: 'hidden', flexShrink: '0' } });

/** One Canadian dollar in the currency of the price, where that is another one. */
const Rate = ({ fx: { currency, rate, as_of } }: Quote) => {
  if (currency === 'CAD') return null;
  // a rate is finer than the currency's own cents
  const amount = `${Number(rate).toFixed(4)} ${currency}`;
  return (
    <Text textStyle="tiny" color="muted">
      {say.rate({ amount, date: shownDate(as_of, 'dated') })}
    </Text>
  );
};

export interface SummaryProps {
  readonly title: string;
  readonly place: string;
  readonly photo: PhotoFacts | null;
  readonly quote: Quote | null;
  readonly due: Due;
  /** A newer price is on its way. */
  readonly stale?: boolean;
  /** Below the price: how long it is held. */
  readonly children?: ReactNode;
}

export const Summary = ({ title, place, photo, quote, due, stale = false, children }: SummaryProps) => (
  <Card.Root as="aside" variant="elevated" aria-label={title} display="grid" gap="4">
    <Head>
      {photo && (
        <Frame>
          <Photo picture={pictureOf({ ...photo, alt: '' })} sizes="104px" />
        </Frame>
      )}
      <Box flex="1 1 8rem" minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="small" color="muted">
          {place}
        </Text>
        {quote && (
          <Text textStyle="small" color="muted">
            {[shownDates(quote.checkin, quote.checkout), guestsText(quote.guests)].join(' · ')}
          </Text>
        )}
      </Box>
    </Head>
    {quote && (
      <Refreshing aria-busy={stale || undefined}>
        <Breakdown lines={priceLines(quote, due)} />
        <Rate {...quote} />
      </Refreshing>
    )}
    {children}
  </Card.Root>
);

/** `$858.36 CAD` that is left to pay. */
export const dueText = ({ due: { amount_cents, currency } }: Quote): string => shownMoney(amount_cents, currency);
