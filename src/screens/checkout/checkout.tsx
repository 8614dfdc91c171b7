// The checkout: a stay to ask for, a booking to pay, or the built-in page where it is paid.
import { pathTo } from '../../../generated/routes/paths';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { Ask } from './ask';
import { Offer } from './offer';
import { Sandbox } from './sandbox';
import { bookingIn, paymentsIn, wishOf } from './visit';

export { opened } from './checkout.store';

export const Checkout = ({ visit }: ScreenProps) => {
  if (bookingIn(visit) !== null) return paymentsIn(visit).sandbox === null ? <Offer /> : <Sandbox />;
  if (wishOf(visit)) return <Ask />;
  return (
    <EmptyState as="h1" drawing="lost" title={say.missing} actions={<ButtonLink to={pathTo.stays()}>{say.toStays}</ButtonLink>}>
      {say.missingHint}
    </EmptyState>
  );
};
