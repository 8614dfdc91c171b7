// Why the account cannot go yet.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../../generated/routes/paths';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Banner } from '../../../ui/banner';
import { Bullets } from './bullets';
import { Box } from '../../../ui/layout';
import { shownMoney } from '../../shell/format/format';
import { ButtonLink } from '../../shell/navigation/links';
import { $visitor } from '../../shell/session/session.store';
import { type Problem, toldIn } from '../../shell/failures/problem';
import { ProblemBanner } from '../../shell/failures/problem-banner';

/** Bookings and money are in the way: which, and the way to them. */
const StillOpen = ({ problem }: { readonly problem: Problem }) => {
  const { open = 0, payouts = 0, shares = 0, refunds = 0, disputes = 0, claims = 0, debt } = toldIn(problem);
  const reasons = [
    open > 0 && accountTexts.moneyOpen({ count: open }),
    payouts > 0 && accountTexts.payoutsOpen({ count: payouts }),
    shares > 0 && accountTexts.sharesOpen({ count: shares }),
    refunds > 0 && accountTexts.refundsOpen({ count: refunds }),
    disputes > 0 && accountTexts.disputesOpen({ count: disputes }),
    claims > 0 && accountTexts.claimsOpen({ count: claims }),
    debt && accountTexts.debtOpen({ sum: shownMoney(debt.amount_cents, debt.currency) }),
  ];
  const { numOfStays, numOfBookings } = useUnit($visitor);
  return (
    <Box marginBottom="6">
      <Banner
        tone="notice"
        live="alert"
        title={problem.message}
        actions={
          <>
            {numOfStays > 0 && (
              <ButtonLink to={pathTo.stays()} variant="outline" size="sm">
                {accountTexts.toStays}
              </ButtonLink>
            )}
            {numOfBookings > 0 && (
              <ButtonLink to={pathTo.bookings()} variant="outline" size="sm">
                {accountTexts.toBookings}
              </ButtonLink>
            )}
          </>
        }
      >
        {problem.cure}
        <Bullets items={reasons.flatMap((reason) => reason || [])} />
      </Banner>
    </Box>
  );
};

export const LeavingRefused = ({ problem }: { readonly problem: Problem | null }) =>
  problem?.code === 'account.money_open' ? <StillOpen problem={problem} /> : <ProblemBanner problem={problem} />;
