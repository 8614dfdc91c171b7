// A cancelling guest's refund: the policy in a line, and its steps where there are dates.
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { CancellationPolicy } from '../../../generated/model/values';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Heading, Text } from '../../ui/type';
import { CancellationSteps } from '../shell/property-card/cancellation-steps';
import { $price } from './price.store';

export const Cancellation = ({ listing }: { readonly listing: Listing }) => {
  const terms = useUnit($price)?.cancellation;
  const { label, says } = CancellationPolicy[listing.cancellation_policy];
  return (
    <div>
      <Heading as="h3" textStyle="subheading" marginBottom="3">
        {say.cancellationHeading}
      </Heading>
      <Text fontWeight="medium">{say.policyOf({ policy: label })}</Text>
      <Text color="muted">{says}</Text>
      {terms && terms.steps.length > 0 ? (
        <CancellationSteps terms={terms} zone={listing.timezone} />
      ) : (
        <Text textStyle="small" color="muted" marginTop="2">
          {say.cancellationAddDates}
        </Text>
      )}
    </div>
  );
};
