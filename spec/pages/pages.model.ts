// The numbers on the public pages, and the forms there.
import { namePattern } from '../account/limits.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { email, integer, oneOf, optional, text, longText } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';

export const feeExampleCad = constant(200, {
  source: decision('section 3: the comparison of fees is shown on a round price, so that anyone can check it'),
  unit: 'CAD',
  says: 'What a host keeps of a night in the example that compares fees',
});
export const comparisonFeePercent = constant(15.5, {
  source: decision('section 3: a claim of lower fees names what it is compared with'),
  unit: '%',
  says: 'The commission that the large platform takes from hosts, as published',
});
export const comparisonDate = constant('October 2025', {
  source: decision('section 3: a claim of lower fees is dated'),
  says: 'When the compared commission was published',
});
export const contactMessageMax = constant(4000, {
  source: decision('room for the whole story'),
  unit: 'characters',
  says: 'The longest message of the contact form',
});
export const contactMessagesPerHour = constant(5, {
  source: decision('section 17: the contact form is open to anyone, so it is throttled'),
  says: 'Messages of the contact form from one address in an hour',
});
export const contactCopiesPerDay = constant(3, {
  source: decision('the copy of a message is no way of sending mail to strangers'),
  says: 'Copies of contact messages that one address gets in a day; what comes after is sent to us alone',
});
export const contactCopyLines = constant(3, {
  source: decision('enough to know a message by; the copy of a message is no way of sending mail to strangers'),
  says: 'How many lines of a contact message its copy shows',
});
export const contactCopyMax = constant(300, {
  source: decision('enough to know a message by; the copy of a message is no way of sending mail to strangers'),
  unit: 'characters',
  says: 'How much of a contact message its copy shows',
});
export const contactSeconds = constant(3, {
  source: decision('section 17: the contact form is open to anyone; nobody reads and fills it in so fast, and programs do'),
  unit: 'seconds',
  says: 'How long the contact form stands open before it can be sent, at least',
});
export const payLaterMaximumCad = constant(25_000, {
  source: decision('more than a stay costs; the partner sets its own limit'),
  unit: 'CAD',
  says: 'The largest amount that the pay-later form takes along',
});

export const ContactTopic = values({
  source: decision('a message finds its reader sooner with a topic'),
  says: 'What a message of the contact form is about',
  items: {
    booking: { label: 'A booking' },
    hosting: { label: 'Hosting' },
    call: { label: 'Schedule a call about hosting', says: 'Counts as a scheduled call for conversion tracking' },
    points: { label: 'Points and invitations' },
    account: { label: 'My account' },
    privacy: { label: 'Privacy and personal information' },
    other: { label: 'Something else' },
  },
});

export const PayLaterRequest = shape({
  source: '§1',
  called: 'pay-later request',
  says: 'What goes along to the partner’s form',
  fields: {
    amount: optional(
      integer({ min: 1, max: payLaterMaximumCad.value, says: 'The amount to finance, in whole dollars; may be left open', example: 860 }),
    ),
  },
});

export const ContactMessage = shape({
  source: decision('section 17: the contact form page needs a call of its own'),
  called: 'contact message',
  says: 'What somebody writes to the people behind the product',
  fields: {
    name: text({ min: 1, max: 100, pattern: namePattern.value, patternSays: 'A name on one line', example: 'Jo Tremblay' }),
    email: email({ example: 'jo@example.ca' }),
    topic: oneOf(ContactTopic),
    message: longText({ min: 10, max: contactMessageMax.value, example: 'Our booking HX7K2M shows no address. Where do we find it?' }),
    website: optional(text({ max: 500, says: 'Stands in the form where no person sees it, and stays empty' })),
    seconds: integer({ min: 0, max: 10_000_000, says: 'How long the form stood open before it was sent', example: 40 }),
  },
});
