// The window of a host's saved replies: choosing one for a message, and keeping the list.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { texts } from 'spec-to-app/text';
import { fieldUnknown } from './message.errors';
import { addSavedReply } from './replies.calls';

const source = decision('section 20: a host keeps texts for guests, and sends each by hand');

export const savedReplyForm = form({
  source,
  title: 'Saved reply',
  submit: 'Save',
  sends: addSavedReply,
  fields: {
    title: { label: 'Title', help: 'Only you see it.', missing: 'Enter a title.' },
    text: { label: 'Message', missing: 'Enter a message.', refusals: [fieldUnknown] },
  },
});

export const savedReplyTexts = texts({
  source,
  says: 'A host’s saved replies',
  texts: {
    heading: 'Saved replies',
    lead: 'Choose a reply to add it to your message. You can edit it before you send it.',
    leadAlone: 'Keep answers you send often, then add them to a message from any conversation.',
    none: 'No saved replies yet. Save directions, parking or check-in answers once and add them with one tap.',
    missing: 'Fill in yourself: {fields}',
    add: 'New saved reply',
    full: 'You have {savedRepliesMax} saved replies, the most you can keep. Delete one to add another.',
    editOf: 'Edit “{title}”',
    editHeading: 'Edit saved reply',
    delete: 'Delete',
    deleteOf: 'Delete “{title}”',
    deleteHeading: 'Delete “{title}”?',
    deleteText: 'Messages you’ve already sent won’t change.',
    keep: 'Keep it',
    back: 'Back',
    fields: 'Add a field',
    fieldsHelp: 'Fields are filled in for each guest.',
    loading: 'Loading your saved replies',
    failed: 'We couldn’t load your saved replies.',
  },
});
