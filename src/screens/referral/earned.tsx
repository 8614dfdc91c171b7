// Earnings of invitations: in all, on the way, and within the yearly limit.
import { useId } from 'react';
import { referralYearlyCap } from '../../../generated/model/constants';
import type { ReferralSummary } from '../../../generated/model/entities';
import { pointsWorth } from '../../../generated/rules/derived/pointsWorth';
import { referralTexts as say } from '../../../generated/texts/sentences/referralTexts';
import { Box, Card, Grid } from '../../ui/layout';
import { ProgressBar } from '../../ui/progress-bar';
import { Heading, Text } from '../../ui/type';
import { shownMoney, shownNumber } from '../shell/format/format';

interface SumProps {
  readonly label: string;
  readonly points: number;
  readonly says: string;
}
const Sum = ({ label, points, says }: SumProps) => (
  <div>
    <Text as="dt" textStyle="small" color="muted">
      {label}
    </Text>
    <Box as="dd">
      <Text as="span" display="block" fontSize="xl" fontWeight="bold">
        {say.points({ points: shownNumber(points) })}
      </Text>
      <Text as="span" textStyle="small" color="muted">
        {says}
      </Text>
    </Box>
  </div>
);

const worthOf = (points: number): string => shownMoney(pointsWorth({ pointsUse: { points } }), 'CAD');

export const Earned = ({ points_earned, points_pending, points_this_year }: ReferralSummary) => {
  const id = useId();
  const thisYear = say.thisYear({ points: shownNumber(points_this_year) });
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Heading id={id}>{say.earnedHeading}</Heading>
      <Grid as="dl" gap="5" marginTop="4">
        <Sum label={say.earned} points={points_earned} says={say.worth({ worth: worthOf(points_earned) })} />
        <Sum label={say.pending} points={points_pending} says={say.pendingHelp} />
      </Grid>
      <Box marginTop="6">
        <ProgressBar label={thisYear} done={points_this_year / referralYearlyCap} />
        <Text textStyle="small" marginTop="2">
          {thisYear}
        </Text>
        {points_this_year >= referralYearlyCap && (
          <Text textStyle="small" color="muted">
            {say.capReached}
          </Text>
        )}
      </Box>
    </Card.Root>
  );
};
