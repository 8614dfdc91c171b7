// The person's points in one line.
import type { PointsBalance } from '../../../../generated/model/entities';
import { pointsWorth } from '../../../../generated/rules/derived/pointsWorth';
import { pathTo } from '../../../../generated/routes/paths';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Text } from '../../../ui/type';
import { shownMoney, shownNumber } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { Lines, Loaded, Part } from './part';
import { points } from './settings.store';

const Balance = ({ points: { balance, held } }: { readonly points: PointsBalance }) => {
  const worth = shownMoney(pointsWorth({ pointsUse: { points: balance } }), 'CAD');
  return (
    <>
      <Text textStyle="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {accountTexts.pointsLine({ balance: shownNumber(balance), worth })}
      </Text>
      {held > 0 && <Text color="muted">{accountTexts.pointsHeld({ held: shownNumber(held) })}</Text>}
      <RouteLink to={pathTo.points()} display="inline-block" marginTop="3">
        {accountTexts.toPoints}
      </RouteLink>
    </>
  );
};

export const OwnPoints = () => (
  <Part id="points" heading={accountTexts.pointsHeading}>
    <Loaded of={points} fallback={<Lines label={accountTexts.pointsHeading} height="5rem" />}>
      {(balance) => <Balance points={balance} />}
    </Loaded>
  </Part>
);
