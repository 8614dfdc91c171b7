// What the person prefers: the currency of prices, and which mail comes.
import { useUnit } from 'effector-react';
import { mailForm } from '../../../../generated/forms/mailForm';
import type { Profile } from '../../../../generated/model/entities';
import { Currency } from '../../../../generated/model/values';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Field } from '../../../ui/field';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box } from '../../../ui/layout';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/type';
import { $currencies, $currency, currenciesAsked, currencyChosen, currencyOf } from '../../shell/format/currency.store';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $language } from '../../shell/request/request';
import { useHydrated } from '../../shell/loading/use-hydrated';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { Lines, Loaded, Part } from './part';
import { mail, profile as ownProfile } from './profile.store';

export const OwnCurrency = () => {
  const { chosen, currencies, language } = useUnit({ chosen: $currency, currencies: $currencies, language: $language });
  const [ask, choose, note] = useUnit([currenciesAsked, currencyChosen, toastShown]);
  const currency = useHydrated() ? chosen : currencyOf(language);
  return (
    <Part id="currency" heading={accountTexts.currencyHeading} lead={accountTexts.currencyLead}>
      {/* the list is asked for once somebody is about to look at it */}
      <Box onFocus={() => ask()}>
        <Field label={accountTexts.currencyLabel}>
          {(ties) => (
            <Select
              {...ties}
              options={currencies.map((code) => ({ value: code, label: `${Currency[code].label} (${code})` }))}
              value={currency}
              onChange={(code) => {
                choose(code as Currency);
                note(accountTexts.saved);
              }}
            />
          )}
        </Field>
      </Box>
    </Part>
  );
};

const Mail = ({ profile }: { readonly profile: Profile }) => {
  const { problem, busy } = useUnit({ problem: mail.$problem, busy: mail.$pending });
  const save = useUnit(mail.submitted);
  return (
    <>
      <ProblemBanner problem={problem} />
      <Text marginBottom="3">{mailForm.intro}</Text>
      <GeneratedForm
        form={mailForm}
        facts={{}}
        starts={{ marketing_consent: profile.marketing_consent }}
        busy={busy}
        problem={problem}
        onSubmit={save}
      />
    </>
  );
};

export const OwnMail = () => (
  <Part id="mail" heading={accountTexts.mailHeading}>
    <Loaded of={ownProfile} fallback={<Lines label={accountTexts.mailHeading} height="11.5rem" />}>
      {(profile) => <Mail profile={profile} />}
    </Loaded>
  </Part>
);
