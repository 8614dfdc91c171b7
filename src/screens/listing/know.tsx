// Things to know before booking: house rules, safety, and what happens when plans change.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { Amenity, CancellationPolicy } from '../../../generated/model/values';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Icon, type IconShape } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { stayIcons } from '../../ui/icons/stay';
import { Box, VisuallyHidden } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { usePlaceClock } from '../shell/format/own-zone';
import { $now } from '../shell/request/request';
import { iconOf } from './amenity-icons';
import { Clamped } from './clamped';
import { Part } from './part';
import { useUnit } from 'effector-react';
import { CancellationSteps } from '../shell/property-card/cancellation-steps';
import { $price } from './price.store';

// A cancelling guest's refund: the policy in a line, and its steps where there are dates.
const Cancellation = ({ listing }: { readonly listing: Listing }) => {
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

const Lines = chakra('ul', { base: { display: 'grid', gap: '3' } });
const Line = ({
  icon,
  missing = false,
  children,
}: {
  readonly icon: IconShape;
  readonly missing?: boolean;
  readonly children: ReactNode;
}) => (
  <chakra.li display="flex" gap="3" alignItems="center" color={missing ? 'muted' : undefined}>
    <Icon of={icon} />
    <span>{children}</span>
  </chakra.li>
);

const Rules = ({ listing }: { readonly listing: Listing }) => {
  const { checkin_time, checkout_time, sleeps, pets_allowed, house_rules, timezone } = listing;
  const [clock, now] = [usePlaceClock(), useUnit($now)];
  return (
    <div>
      <Heading as="h3" textStyle="subheading" marginBottom="3">
        {say.rulesHeading}
      </Heading>
      <Lines>
        <Line icon={commonIcons.clock}>{say.checkinFrom({ time: clock(checkin_time, timezone, now) })}</Line>
        <Line icon={commonIcons.clock}>{say.checkoutUntil({ time: clock(checkout_time, timezone, now) })}</Line>
        <Line icon={commonIcons.people}>{say.guestsMost({ count: sleeps })}</Line>
        <Line icon={stayIcons.paw}>{pets_allowed ? say.petsYes : say.petsNo}</Line>
      </Lines>
      {house_rules.trim() !== '' && (
        <Box marginTop="4">
          <Clamped text={house_rules} lines={6} more={say.showMore} less={say.showLess} />
        </Box>
      )}
    </div>
  );
};

const safety = keysOf(Amenity).filter((amenity) => Amenity[amenity].group === 'Safety');

const Safety = ({ listing: { amenities } }: { readonly listing: Listing }) => (
  <div>
    <Heading as="h3" textStyle="subheading" marginBottom="3">
      {say.safetyHeading}
    </Heading>
    <Lines>
      {safety.map((amenity) => {
        const missing = !amenities.includes(amenity);
        return (
          <Line key={amenity} icon={iconOf(amenity, missing)} missing={missing}>
            {missing ? <s>{Amenity[amenity].label}</s> : Amenity[amenity].label}
            {missing && <VisuallyHidden>{` (${say.notThere})`}</VisuallyHidden>}
          </Line>
        );
      })}
    </Lines>
  </div>
);

export const Know = ({ listing }: { readonly listing: Listing }) => (
  <Part id="know" heading={say.knowHeading}>
    <Box display="grid" columnGap="10" rowGap="8" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Rules listing={listing} />
      <Safety listing={listing} />
    </Box>
    <Box borderTopWidth="1px" marginTop="8" paddingTop="8">
      <Cancellation listing={listing} />
    </Box>
  </Part>
);
