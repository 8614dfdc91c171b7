// How a host brings pictures of a property, describes them and puts them in order.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { counted, texts } from 'spec-to-app/text';
import { photoUnreadable } from './connection.errors';
import { addPhoto } from './photo.calls';

export const photoForm = form({
  source: decision('section 17: pictures are uploaded, put in order, described and removed'),
  title: 'Add photos',
  submit: 'Upload',
  sends: addPhoto,
  fields: {
    photo: {
      label: 'Add photos',
      widget: 'file',
      help: 'JPEG, PNG, WebP, AVIF or HEIC, up to 20 MB each. You can paste them, too.',
      refusals: [photoUnreadable],
    },
    alt: { label: 'What does this photo show?', placeholder: 'A log cabin by a lake at dusk' },
  },
});

export const photoTexts = texts({
  source: decision('section 12: at least five pictures, each with words'),
  says: 'The pictures of a property, for its host',
  texts: {
    count: '{count} of up to {photosMax} photos',
    forGoogle: 'Google shows listings with {photosForGoogle} photos or more.',
    needed: 'Add at least {photosMin} photos, each with a short description.',
    describe: 'Describe this photo for guests who use a screen reader.',
    describeFirst: 'Guests see this listing, so describe the photo before you upload it.',
    cover: 'Cover',
    makeCover: 'Make cover',
    makeCoverOf: 'Make photo {number} the cover',
    list: 'Your photos, in order',
    grip: 'Photo {number} of {count}: drag, or use the arrow keys to move it',
    moveEarlier: 'Move photo {number} earlier',
    moveLater: 'Move photo {number} later',
    moved: 'Moved to position {number} of {count}.',
    remove: 'Remove photo {number}',
    removed: 'Photo removed.',
    undo: 'Undo',
    back: 'The photo is back.',
    uploading: 'Uploading {number} of {count}…',
    uploaded: counted('count', { one: '{count} photo added.', other: '{count} photos added.' }),
    waiting: 'Waiting…',
    sending: 'Uploading {name}',
    drawing: 'Processing…',
    upload: 'Upload',
    cancel: 'Cancel upload of {name}',
    tooMany: counted('count', {
      one: 'You can add up to {photosMax} photos. {count} wasn’t added.',
      other: 'You can add up to {photosMax} photos. {count} weren’t added.',
    }),
    empty: 'No photos yet. They’re the first thing guests look at.',
    found: counted('count', {
      one: 'You can import {count} photo from your existing listing.',
      other: 'You can import {count} photos from your existing listing.',
    }),
    chooseFound: 'Choose photos',
  },
});
