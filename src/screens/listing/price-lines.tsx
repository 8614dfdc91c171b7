// Every line of the price, and what goes with it: until when cancelling is free, points, what the owner would get.
import type { CancellationTerms, Listing, PricingMeta } from '../../../generated/model/entities';
import { refundSteps } from '../../../generated/model/tables';
import { CancellationPolicy } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { bookingPanelTexts as say } from '../../../generated/texts/sentences/bookingPanelTexts';
import { shownNumber } from '../shell/format/format';
import { Banner } from '../../ui/banner';
import { Breakdown } from '../../ui/breakdown';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Skeleton } from '../../ui/skeleton';
import { Text } from '../../ui/type';
import { RouteLink } from '../shell/navigation/links';
import { priceLines } from '../shell/property-card/price-lines';
import { sumText } from '../shell/property-card/price-words';
import { usePrice } from './use-price';
import { useOwnDeadline } from '../shell/format/own-zone';
import { Box } from '../../ui/layout';

const FreeUntil = ({ terms, listing }: { readonly terms: CancellationTerms; readonly listing: Listing }) => {
  const deadline = useOwnDeadline();
  if (!terms.free_until) {
    const { label: policy, says } = CancellationPolicy[terms.policy];
    // for some time after booking everything may come back all the same
    const isRefunded = refundSteps.some((step) => step.policy === terms.policy && step.stage === 'after_booking');
    return (
      <Text textStyle="small" color="muted">
        {isRefunded ? say.fullRefund({ policy, says }) : say.notFree}
      </Text>
    );
  }
  return (
    <Text textStyle="small" color="spruce" fontWeight="medium" display="flex" gap="2">
      <Icon of={icons.check} size={18} />
      <span>{say.freeBefore({ moment: deadline(terms.free_until, { zone: listing.timezone }) })}</span>
    </Text>
  );
};

const Owners = ({ payout, listing }: { readonly payout: NonNullable<PricingMeta['payout']>; readonly listing: Listing }) => (
  <Banner title={say.ownListing} actions={<RouteLink to={pathTo.property({ property_id: listing.property_id })}>{say.manage}</RouteLink>}>
    {say.payoutOwner({ payout: sumText(payout) })}
  </Banner>
);

const Waiting = () => (
  <Box display="grid" gap="3" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e'].map((line) => (
      <Skeleton key={line} height="5" />
    ))}
  </Box>
);

export const PriceLines = ({ listing }: { readonly listing: Listing }) => {
  const { isDated, meta, stale } = usePrice();
  if (!isDated) return null;
  if (!meta) return stale ? <Waiting /> : null;
  if (!meta.quote || meta.reasons.length > 0) return null;
  const { quote, cancellation, points, payout } = meta;
  return (
    <Box display="grid" gap="3">
      <Breakdown lines={priceLines(quote)} />
      {cancellation && <FreeUntil terms={cancellation} listing={listing} />}
      {points && points.earn > 0 && (
        <Text textStyle="small" color="muted">
          {say.earnPoints({ points: shownNumber(points.earn) })}
        </Text>
      )}
      {payout && <Owners payout={payout} listing={listing} />}
    </Box>
  );
};
