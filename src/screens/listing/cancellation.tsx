// What comes back to a guest who cancels, with dates: a bar from today to check-in, and its steps in words.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { CancellationTerms, Listing } from '../../../generated/model/entities';
import { CancellationPolicy } from '../../../generated/model/values';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Heading, Text } from '../../ui/type';
import { shownMoment } from '../shell/format/format';
import { $price } from './price.store';

const Bar = chakra('div', { base: { display: 'flex', gap: '1', height: '2.5', marginTop: '5', marginBottom: '2' } });
const Piece = chakra('span', {
  base: { flex: '1', borderRadius: 'full' },
  variants: {
    back: {
      all: { bg: 'spruce' },
      some: { bgImage: 'repeating-linear-gradient(115deg, {colors.spruce} 0 4px, {colors.spruce.mist} 4px 9px)' },
      none: { bg: 'hairline' },
    },
  },
});
const Ends = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', textStyle: 'tiny', color: 'muted' } });

const backOf = (percent: number) => (percent >= 100 ? 'all' : percent > 0 ? 'some' : 'none');

const Timeline = ({ terms, listing }: { readonly terms: CancellationTerms; readonly listing: Listing }) => (
  <>
    <Bar aria-hidden="true">
      {terms.steps.map(({ until, refund_percent, says }) => (
        <Piece key={`${until} ${says}`} back={backOf(refund_percent)} />
      ))}
    </Bar>
    <Ends aria-hidden="true">
      <span>{say.stepToday}</span>
      <span>{say.stepCheckin}</span>
    </Ends>
    <chakra.ol display="grid" gap="3" marginTop="4">
      {terms.steps.map(({ until, refund_percent, says }) => (
        <chakra.li key={`${until} ${says}`} display="flex" gap="3" alignItems="baseline">
          <Piece back={backOf(refund_percent)} flex="none" width="3" height="3" aria-hidden="true" />
          <span>
            <chakra.strong fontWeight="semibold">
              {until ? say.stepUntil({ moment: shownMoment(until, { zone: listing.timezone, date: 'dated' }) }) : say.stepCheckin}
            </chakra.strong>
            <chakra.span display="block" color="muted" textStyle="small">
              {says}
            </chakra.span>
          </span>
        </chakra.li>
      ))}
    </chakra.ol>
  </>
);

export const Cancellation = ({ listing }: { readonly listing: Listing }) => {
  const terms = useUnit($price)?.cancellation;
  const { label, says } = CancellationPolicy[listing.cancellation_policy];
  return (
    <div>
      <Heading as="h3" look="subheading" marginBottom="3">
        {say.cancellationHeading}
      </Heading>
      <Text fontWeight="medium">{say.policyOf({ policy: label })}</Text>
      <Text tone="muted">{says}</Text>
      {terms && terms.steps.length > 0 ? (
        <Timeline terms={terms} listing={listing} />
      ) : (
        <Text look="small" tone="muted" marginTop="2">
          {say.cancellationAddDates}
        </Text>
      )}
    </div>
  );
};
