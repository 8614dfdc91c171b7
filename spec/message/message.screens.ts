// The inbox of guests and of hosts, and the thread that stands there and beside a stay or a booking.
import { hostMode, named } from '../account/account.rules';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { counted, texts } from 'spec-to-app/text';
import { route } from '../product';
import { addMessagePhoto, getMessagePhoto, getThread, listThreads, sendMessage } from './message.calls';
import { threadMessageIsGiven } from './message.rules';
import { contentReportForm } from '../report/report.screens';
import { automaticForm } from './automatic.screens';
import { changeAutomaticMessage, deleteAutomaticMessage, listAutomaticMessages } from './automatic.calls';
import { photoUnreadable } from '../property/connection.errors';
import { listOwnProperties } from '../property/host.calls';
import { changeSavedReply, deleteSavedReply, listSavedReplies } from './replies.calls';
import { savedReplyForm } from './replies.screens';

const source = decision('section 17: the inbox, under the stays of a guest and the bookings of a host');

export const messageForm = form({
  source,
  title: 'Send a message',
  submit: 'Send',
  sends: sendMessage,
  rules: [threadMessageIsGiven],
  fields: { message: { label: 'Message', missing: 'No message provided' } },
});

export const messagePhotoForm = form({
  source,
  title: 'Photos',
  submit: 'Add photos',
  sends: addMessagePhoto,
  fields: {
    photo: {
      label: 'Photos',
      widget: 'file',
      help: 'Up to {messagePhotosMax}. Only people in this conversation and our team can see them.',
      refusals: [photoUnreadable],
    },
  },
});

export const stayMessages = route('/stays/messages/:thread_id?', {
  source,
  screen: 'StayMessages',
  title: 'Messages',
  description: 'Your conversations with hosts on {product}.',
  // a guest who has written to a host may have no stay yet
  guard: named,
  mode: 'guest',
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [listThreads, getThread, getMessagePhoto, messageForm, messagePhotoForm, contentReportForm],
});
export const bookingMessages = route('/bookings/messages/:thread_id?', {
  source,
  screen: 'BookingMessages',
  title: 'Messages',
  description: 'Your conversations with guests of your properties.',
  guard: hostMode,
  mode: 'hostView',
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [
    listThreads,
    getThread,
    getMessagePhoto,
    messageForm,
    messagePhotoForm,
    contentReportForm,
    listSavedReplies,
    savedReplyForm,
    changeSavedReply,
    deleteSavedReply,
    listAutomaticMessages,
    automaticForm,
    changeAutomaticMessage,
    deleteAutomaticMessage,
    listOwnProperties,
  ],
});

export const inboxTexts = texts({
  source: decision('look and feel: one line of what and why, one action'),
  says: 'The inbox',
  texts: {
    heading: 'Messages',
    link: 'Messages',
    withHosts: 'With hosts',
    withGuests: 'With guests',
    sides: 'Your conversations',
    unread: '{count} unread',
    empty: 'No messages yet',
    emptyGuest: 'Write to a host from a listing, or about a stay.',
    emptyHost: 'When a guest writes to you, it’ll show up here.',
    emptyAction: 'Search stays',
    you: 'You: {text}',
    by: '{name}: {text}',
    photos: counted('count', { one: 'Sent a photo', other: 'Sent {count} photos' }),
    yourPhotos: counted('count', { one: 'You sent a photo', other: 'You sent {count} photos' }),
    choose: 'Choose a conversation.',
    back: 'All messages',
    notFound: 'We couldn’t find this conversation in your messages.',
    failed: 'We couldn’t load your messages.',
    more: 'More conversations',
    list: 'Conversations',
    loading: 'Loading your messages',
  },
});
export const threadTexts = texts({
  source: decision('section 17: people are told what is hidden, and why'),
  says: 'A thread of messages',
  texts: {
    heading: 'Messages',
    log: 'Messages with {name}',
    guest: 'Guest',
    host: 'Host',
    you: 'You',
    cohost: '{name}, co-host',
    aCohost: 'Co-host',
    automatic: 'Sent automatically',
    removed: 'This message was deleted with the sender’s account.',
    hidden: 'We removed this message.',
    masked: 'Part of this message is hidden until a booking is paid.',
    why: 'To keep everyone safe, we hide phone numbers, addresses, links and email addresses until a booking is paid. After that, you can send photos too.',
    photos: 'Photos from {name}, {date}',
    yourPhotos: 'Photos from you, {date}',
    photo: 'Photo {number} from {name}, {date}',
    yourPhoto: 'Photo {number} from you, {date}',
    chosen: 'Photos in this message',
    adding: 'Uploading {name}…',
    added: counted('count', { one: '{count} photo added', other: '{count} photos added' }),
    notAdded: '{name}: {why}',
    tryAgain: 'Try again: {name}',
    removePhoto: 'Remove {name}',
    tooMany: 'You can send up to {messagePhotosMax} photos in a message. Not added: {count}.',
    none: 'No messages yet.',
    earlier: 'Show earlier messages',
    loading: 'Loading messages',
    failed: 'We couldn’t load the messages.',
    cannot: 'You can’t send messages here because this person closed their account.',
    about: 'About {title}',
    open: 'Open booking',
    listing: 'View listing',
  },
});
