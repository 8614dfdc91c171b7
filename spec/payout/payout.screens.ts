// Payouts on the account page: who is paid, and what was paid.
import { wrongPassword } from '../account/account.errors';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { texts } from '../language/text';
import { savePayout } from './payout.calls';
import { birthDateMissing, companyNumberMissing } from './payout.errors';

export const payoutForm = form({
  source: decision('section 19.19: asked before the first payout, with the password'),
  title: 'Payout details',
  intro: 'Tax law asks us who you are, and we need to know where to send your money. Only we see this.',
  submit: 'Save',
  sends: savePayout,
  fields: {
    kind: { label: 'Who is paid?', widget: 'radio' },
    legal_name: { label: 'Legal name', autocomplete: 'name', help: 'As on tax papers.', missing: 'Enter the legal name.' },
    birth_date: { label: 'Date of birth', widget: 'date', help: 'Of a person.', refusals: [birthDateMissing] },
    company_number: { label: 'Company number', help: 'Of a company.', refusals: [companyNumberMissing] },
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
      widget: 'password',
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
    missing: 'Tell us where to send your money. Payouts wait until then.',
    to: '{name}, account ending in {ending}',
    add: 'Add payout details',
    change: 'Change payout details',
    saved: 'Payout details saved.',
    cancel: 'Cancel',
    waiting: '{amount} is due and waits',
    paid: '{amount} paid so far',
    owed: '{amount} went back to guests after we paid you. Your next payouts make up for it.',
    withheld: '{amount} of it was kept back for earlier refunds',
    none: 'No payouts yet.',
    statement: 'Statement',
    showAll: 'Show all {count}',
    rowPaid: 'Paid on {date}',
    rowWaits: 'Due since {date}',
    stay: '{title}, {dates}',
    reference: 'Booking {reference}',
  },
});
