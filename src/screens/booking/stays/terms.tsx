// The cancellation terms of a stay, as they were agreed when it was booked.
import type { BookingDetail } from '../../../../generated/model/entities';
import { CancellationPolicy } from '../../../../generated/model/values';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';
import { Text } from '../../../ui/type';
import { CancellationSteps } from '../../shell/property-card/cancellation-steps';
import { Matter } from '../detail/matter';

export const Terms = ({ booking: { cancellation, payment_method, timezone } }: { readonly booking: BookingDetail }) => {
  if (!cancellation) return null;
  // of what was paid to the host nothing comes back from us
  if (payment_method === 'offline')
    return (
      <Matter heading={say.cancellationHeading}>
        <Text color="muted">{bookingTexts.cancelOffline}</Text>
      </Matter>
    );
  const { label, says } = CancellationPolicy[cancellation.policy];
  return (
    <Matter heading={say.policyOf({ policy: label })}>
      <Text color="muted">{says}</Text>
      {cancellation.steps.length > 0 && <CancellationSteps terms={cancellation} zone={timezone} />}
    </Matter>
  );
};
