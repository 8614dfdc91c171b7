// Forms of the spec, chosen so that every widget of theirs is seen.
import { avatarForm } from '../../../generated/forms/avatarForm';
import { connectForm } from '../../../generated/forms/connectForm';
import { contactForm } from '../../../generated/forms/contactForm';
import type { FormOf } from '../../../generated/forms/every-form';
import { recipientBannerForm } from '../../../generated/forms/recipientBannerForm';
import { recordPaymentForm } from '../../../generated/forms/recordPaymentForm';
import { reviewForm } from '../../../generated/forms/reviewForm';
import { setupAmenitiesForm } from '../../../generated/forms/setupAmenitiesForm';
import { setupRulesForm } from '../../../generated/forms/setupRulesForm';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Card, Stack } from '../../ui/layout';
import { Exhibit, Room } from './exhibit';

const One = <Values,>({ form }: { readonly form: FormOf<Values, object> & { readonly title: string } }) => (
  <Exhibit name={form.title}>
    <Card.Root>
      <GeneratedForm form={form} facts={{}} onSubmit={() => undefined} />
    </Card.Root>
  </Exhibit>
);

export const WidgetsRoom = () => (
  <Room title="Widgets of generated forms">
    <Stack
      gap="8"
      css={{ md: { display: 'block', columns: '2', columnGap: '1.5rem', '& > *': { breakInside: 'avoid', marginBottom: '8' } } }}
    >
      <One form={setupRulesForm} />
      <One form={recordPaymentForm} />
      <One form={contactForm} />
      <One form={reviewForm} />
      <One form={recipientBannerForm} />
      <One form={connectForm} />
      <One form={avatarForm} />
      <One form={setupAmenitiesForm} />
    </Stack>
  </Room>
);
