// The person's preferences: the currency of prices, and which mails are sent.
import { useUnit } from 'effector-react';
import { mailForm } from '../../../../generated/forms/mailForm';
import type { Profile } from '../../../../generated/model/entities';
import { Currency } from '../../../../generated/model/values';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Field } from '../../../ui/field';
import { Box } from '../../../ui/layout';
import { Select } from '../../../ui/select';
import { $currencies, $currency, currenciesAsked, currencyChosen, currencyOf } from '../../shell/format/currency.store';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $language } from '../../shell/request/request';
import { useHydrated } from '../../shell/loading/use-hydrated';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
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
          <Select
            options={currencies.map((code) => ({ value: code, label: `${Currency[code].label} (${code})` }))}
            value={currency}
            onChange={(code) => {
              choose(code as Currency);
              note(accountTexts.saved);
            }}
          />
        </Field>
      </Box>
    </Part>
  );
};

const Mail = ({ profile }: { readonly profile: Profile }) => {
  const save = useUnit(mail.submitted);
  return (
    <SubmissionForm
      of={mail}
      form={mailForm}
      introduced
      facts={{}}
      starts={{ marketing_consent: profile.marketing_consent }}
      onSubmit={save}
    />
  );
};

export const OwnMail = () => (
  <Part id="mail" heading={accountTexts.mailHeading}>
    <Loaded of={ownProfile} fallback={<Lines label={accountTexts.mailHeading} height="11.5rem" />}>
      {(profile) => <Mail profile={profile} />}
    </Loaded>
  </Part>
);
