// The partner who lends what a stay costs: its own page says what that means.
import { pathTo } from '../../../generated/routes/paths';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Text } from '../../ui/type';
import { RouteLink } from '../shell/navigation/links';

export const PayLaterHint = () => (
  <Text textStyle="small" color="muted" marginTop="3">
    <RouteLink to={pathTo.vertoflex()} target="_blank">
      {say.payLater}
    </RouteLink>
    {' · '}
    {say.payLaterHint}
  </Text>
);
