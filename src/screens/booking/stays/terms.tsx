// The cancellation terms of a stay, as they were agreed when it was booked.
import type { BookingDetail } from '../../../../generated/model/entities';
import { CancellationPolicy } from '../../../../generated/model/values';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { CancellationSteps } from '../../shell/property-card/cancellation-steps';
import { Matter } from '../detail/matter';

export const Terms = ({ booking: { cancellation, payment_method, timezone } }: { readonly booking: BookingDetail }) => {
  if (!cancellation) return null;
  const { label, says } = CancellationPolicy[cancellation.policy];
  // of what was paid to the host nothing comes back from us
  const isDirect = payment_method === 'offline';
  return (
    <Box borderTopWidth="1px">
      <Matter heading={isDirect ? say.cancellationHeading : say.policyOf({ policy: label })}>
        <Text color="muted">{isDirect ? bookingTexts.cancelOffline : says}</Text>
        {!isDirect && cancellation.steps.length > 0 && <CancellationSteps terms={cancellation} zone={timezone} />}
      </Matter>
    </Box>
  );
};
