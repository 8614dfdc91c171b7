// Payouts wait for news from the host: the way there stands where they look first.
import type { Money } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Banner } from '../../../ui/banner';
import { Box } from '../../../ui/layout';
import { ButtonLink } from '../navigation/links';
import { sumText } from '../property-card/price-words';

export const HeldPayouts = ({ amount }: { readonly amount: Money }) => (
  <Box marginBottom="6">
    <Banner
      tone="notice"
      title={say.held({ amount: sumText(amount) })}
      actions={<ButtonLink to={`${pathTo.account()}#payouts`}>{say.toPayouts}</ButtonLink>}
    >
      {say.heldText}
    </Banner>
  </Box>
);
