// A cancelling guest's refund, with dates: a bar from today to check-in, and its steps in words.
import { chakra } from '@chakra-ui/react/styled-system';
import type { CancellationTerms } from '../../../../generated/model/entities';
import type { TimeZone } from '../../../../generated/model/values';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';
import { useOwnDeadline } from '../format/own-zone';
import { Span } from '../../../ui/layout';

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

const Way = ({ steps }: Pick<CancellationTerms, 'steps'>) => (
  <>
    <Bar aria-hidden="true">
      {steps.map(({ until, refund_percent, says }) => (
        <Piece key={`${until} ${says}`} back={backOf(refund_percent)} />
      ))}
    </Bar>
    <Ends aria-hidden="true">
      <span>{say.stepToday}</span>
      <span>{say.stepCheckin}</span>
    </Ends>
  </>
);

interface CancellationStepsProps {
  readonly terms: CancellationTerms;
  /** Of the property. */
  readonly zone: TimeZone;
}

export const CancellationSteps = ({ terms, zone }: CancellationStepsProps) => {
  const deadline = useOwnDeadline();
  return (
    <>
      {terms.steps.every(({ until }) => until !== null) && <Way steps={terms.steps} />}
      <chakra.ol display="grid" gap="3" marginTop="4">
        {terms.steps.map(({ until, refund_percent, says }) => (
          <chakra.li key={`${until} ${says}`} display="flex" gap="3" alignItems="baseline">
            <Piece back={backOf(refund_percent)} flex="none" width="3" height="3" aria-hidden="true" />
            <span>
              <chakra.strong fontWeight="semibold">
                {until ? say.stepUntil({ moment: deadline(until, { zone, date: 'dated' }) }) : say.stepNow}
              </chakra.strong>
              <Span display="block" color="muted" textStyle="small">
                {says}
              </Span>
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
};
