// Payouts on the account page: who is paid, and what was paid.
import { wrongPassword } from '../account/account.errors';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { texts } from 'spec-to-app/text';
import { savePayout, startOnboarding } from './payout.calls';
import { birthDateAhead, birthDateMissing, companyNumberMissing } from './payout.errors';

export const payoutForm = form({
  source: decision('section 19.19: asked before the first payout, with the password'),
  title: 'Payout details',
  intro: 'Canadian tax law requires these details. Guests never see them.',
  submit: 'Save',
  sends: savePayout,
  fields: {
    kind: { label: 'Account type', widget: 'radio' },
    legal_name: { label: 'Legal name', autocomplete: 'name', help: 'As on your tax documents.', missing: 'Enter the legal name.' },
    birth_date: { label: 'Date of birth', widget: 'date', refusals: [birthDateMissing, birthDateAhead] },
    company_number: { label: 'Business registration number', refusals: [companyNumberMissing] },
    address: { label: 'Street and number', autocomplete: 'street-address', missing: 'Enter a street and number.' },
    city: { label: 'City or town', autocomplete: 'address-level2', missing: 'Enter a city or town.' },
    province: {
      label: 'Province or territory',
      widget: 'select',
      autocomplete: 'address-level1',
      missing: 'Choose a province or territory.',
    },
    postal_code: { label: 'Postal code', autocomplete: 'postal-code', placeholder: 'V8E 0B1', missing: 'Enter a postal code.' },
    tax_number: { label: 'Tax number', help: 'Social insurance or business number, nine digits.', missing: 'Enter the tax number.' },
    gst_number: { label: 'GST/HST number', help: 'If you are registered, such as 123456782 RT 0001.' },
    qst_number: { label: 'QST number', help: 'If you are registered in Quebec.' },
    institution: { label: 'Institution number', placeholder: '004', missing: 'Enter the institution number.' },
    transit: { label: 'Transit number', placeholder: '12345', missing: 'Enter the transit number.' },
    account: { label: 'Account number', missing: 'Enter the account number.' },
    password: {
      label: 'Password',
      autocomplete: 'current-password',
      help: 'To confirm it’s you.',
      missing: 'Enter your password.',
      refusals: [wrongPassword],
    },
  },
});

export const onboardingForm = form({
  source: decision('section 19.19: a host who sets where money goes proves once more who they are'),
  title: 'Set up payouts',
  submit: 'Continue',
  sends: startOnboarding,
  fields: {
    password: {
      label: 'Password',
      autocomplete: 'current-password',
      help: 'To confirm it’s you.',
      missing: 'Enter your password.',
      refusals: [wrongPassword],
    },
  },
});

export const payoutTexts = texts({
  source: decision('a host sees who is paid, what waits, and what was paid for which stay'),
  says: 'Payouts on the account page',
  texts: {
    part: 'Payouts',
    heading: 'Payouts',
    lead: 'You’re paid {payoutHours} hours after each check-in.',
    missing: 'Tell us where to send your money. We’ll hold your payouts until then.',
    to: '{name}, account ending in {ending}',
    who: 'Paid to {name}.',
    none: 'One step left: tell {provider} where to send your money. We’ll hold your payouts until then.',
    wanted: '{provider} needs more information before it can pay you. We’ll hold your payouts until then.',
    checking: '{provider} is verifying your details. You don’t need to do anything. We’ll hold your payouts until it’s done.',
    refused: '{provider} can’t pay you. Email {supportEmail} so we can find another way. We’ll hold your payouts until then.',
    soon: 'Payouts are set up. {provider} will soon need more information. Add it now to avoid delays.',
    ready: 'Payouts are set up. {provider} sends them to your bank.',
    begin: 'Set up payouts with {provider}',
    goOn: 'Continue with {provider}',
    manage: 'Manage on {provider}',
    again: 'That link has expired or was already used. Confirm it’s you, and we’ll open a new one.',
    add: 'Add payout details',
    change: 'Change payout details',
    saved: 'Payout details saved.',
    cancel: 'Cancel',
    waiting: '{amount} is on hold',
    paid: '{amount} paid so far',
    owed: '{amount} was refunded to guests after we paid you. We’ll take it from your next payouts.',
    withheld: '{amount} of it was withheld for earlier refunds',
    noPayouts: 'No payouts yet.',
    statement: 'Statement',
    statementsHeading: 'Statements',
    statementsLead: 'Everything we’ve paid you, for your records and taxes.',
    period: 'Month or year',
    wholeYear: '{year}, the whole year',
    save: 'Save {format}',
    showAll: 'Show all {count}',
    rowPaid: 'Paid on {date}',
    rowWaits: 'Due since {date}',
    stay: '{title}, {dates}',
    reference: 'Booking {reference}',
    claim: 'Claim',
  },
});
