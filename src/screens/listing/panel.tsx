// The booking panel: dates, guests and the whole price, before anyone signs in.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { bookingPanelTexts as say } from '../../../generated/texts/sentences/bookingPanelTexts';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { loadFailedTexts } from '../../../generated/texts/sentences/loadFailedTexts';
import { priceTexts } from '../../../generated/texts/sentences/priceTexts';
import { Banner } from '../../ui/banner';
import type { PriceProps } from '../../ui/breakdown';
import { Button } from '../../ui/button';
import { Problem } from '../../ui/field';
import { Box, HStack, Span } from '../../ui/layout';
import { Scripted } from '../../ui/scripted';
import { Spinner } from '../../ui/spinner';
import { LinkButton, Money, Text } from '../../ui/type';
import { moneyText } from '../shell/property-card/price-words';
import { $converting } from './listing.store';
import { type Where, chooserTurned, reserved } from './panel.store';
import { PriceLines } from './price-lines';
import { priceAsked } from './price.store';
import { changesOf, refusalText, refusalWithCure } from '../shell/property-card/refusal';
import { TripBox } from './trip-box';
import { usePrice } from './use-price';

export interface PanelProps {
  readonly listing: Listing;
  readonly where: Where;
}

const Amount = ({ amount, says, stale = false, tall }: PriceProps & { readonly tall: boolean }) => (
  <Span display="block" color={stale ? 'muted' : 'ink'} transition="color 150ms ease-out">
    <Money display="block" textStyle={tall ? 'heading' : 'body'} fontWeight="bold">
      {amount}
    </Money>
    <Span textStyle={tall ? 'small' : 'tiny'} color="muted">
      {says}
    </Span>
  </Span>
);

/** The number that guests look for: of the stay, or of a night. */
export const PriceHead = ({ listing, tall = false }: { readonly listing: Listing; readonly tall?: boolean }) => {
  const { isDated, quote, stale, refused } = usePrice();
  const converting = useUnit($converting);
  if (isDated && quote) {
    const says = priceTexts.totalNights({ nights: quote.nights });
    return <Amount amount={moneyText(quote.subtotal)} says={says} stale={stale} tall={tall} />;
  }
  const [first] = refused;
  if (isDated && first && !tall) return <chakra.strong color={stale ? 'muted' : 'ink'}>{refusalText(first)}</chakra.strong>;
  return (
    <Span fontWeight="semibold" color={converting ? 'muted' : 'ink'} transition="color 150ms ease-out">
      {say.perNight({ price: moneyText(listing.price.per_night_all_in) })}
    </Span>
  );
};

const Trouble = ({ listing }: { readonly listing: Listing }) => {
  const { isDated, failure, refused } = usePrice();
  const ask = useUnit(priceAsked);
  if (listing.status !== 'listed') return <Banner tone="notice">{listingTexts.notListed}</Banner>;
  if (isDated && failure)
    return (
      <Banner
        tone="notice"
        live="status"
        title={say.noPrice}
        actions={<LinkButton onClick={() => ask()}>{loadFailedTexts.retry}</LinkButton>}
      >
        {failure}
      </Banner>
    );
  if (!isDated || refused.length === 0) return null;
  return (
    <chakra.output display="block">
      {refused.map((it) => (
        <Problem key={it.reason}>{refusalWithCure(it)}</Problem>
      ))}
    </chakra.output>
  );
};

const changeTexts = { dates: say.changeDates, guests: say.changeGuests } as const;

/** Leads on: to what has to change where the stay cannot be had, to the dates where there are none, else to the booking. */
export const Action = ({ listing, where, full = true }: PanelProps & { readonly full?: boolean }) => {
  const { isDated, choosing, quote, pricing, meta, refused } = usePrice();
  const [reserve, turn] = useUnit([reserved, chooserTurned]);
  const button = { size: 'lg', width: full ? 'full' : undefined, disabled: listing.status !== 'listed' } as const;
  if (meta?.payout) return null;
  if (isDated && !choosing && (quote || pricing))
    return (
      <Button {...button} disabled={button.disabled || !quote} onClick={() => reserve()}>
        {listing.instant_book ? say.reserve : say.request}
      </Button>
    );
  const changes = isDated && !choosing ? changesOf(refused) : [];
  const parts = changes.length > 0 ? changes : (['dates'] as const);
  return (
    <Box display="grid" gap="2">
      {parts.map((part) => (
        <Button {...button} key={part} onClick={() => turn({ where, opens: part })}>
          {isDated && !choosing ? changeTexts[part] : say.checkAvailability}
        </Button>
      ))}
    </Box>
  );
};

export const Panel = ({ listing, where }: PanelProps) => {
  const { isDated, quote, pricing } = usePrice();
  const updating = isDated && pricing;
  return (
    <Box display="grid" gap="var(--parts, {spacing.4})" aria-busy={updating || undefined}>
      <HStack justifyContent="space-between" minHeight="7" alignItems="flex-start">
        <span>
          <PriceHead listing={listing} tall />
        </span>
        {updating && (
          <Span color="muted" textStyle="small">
            <Spinner label={say.updating} />
          </Span>
        )}
      </HStack>
      <TripBox listing={listing} where={where} />
      <Trouble listing={listing} />
      <div>
        <Scripted says={say.needsScripts}>
          <Action listing={listing} where={where} />
        </Scripted>
        {quote && isDated && (
          <Text textStyle="small" color="muted" textAlign="center" marginTop="2">
            {say.notCharged}
          </Text>
        )}
      </div>
      <PriceLines listing={listing} />
    </Box>
  );
};
