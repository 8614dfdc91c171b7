// The pictures of a property: added, put in order, described, removed.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { file, group, id, integer, like, list, optional, text } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { foundPhotoUnreadable, photoNotFound, photoUnreadable, tooManyPhotos } from './connection.errors';
import { HostProperty } from './hosting.model';
import { foundPhotosPerHour, photoBytes, photosMax, photosPerHour } from './limits.model';
import { changedElsewhere, listingIncomplete } from './property.errors';
import { FoundPhoto, Photo, photoTypes, PictureFile } from './photo.model';
import { owner } from './property.rules';

const ours = decision('section 17: pictures are uploaded, put in order, described and removed');

export const addPhoto = call('POST /user/property/{property_id}/photo', {
  source: ours,
  says: 'Adds a picture at the end; its place, camera and owner are taken out of the file',
  guard: owner,
  multipart: true,
  input: {
    photo: file({ types: photoTypes, maxBytes: photoBytes.value, says: 'The picture' }),
    alt: optional(text({ max: 200, says: 'What it shows, in words' })),
  },
  answer: like(HostProperty),
  errors: [photoUnreadable, tooManyPhotos, listingIncomplete],
  throttle: { times: photosPerHour.value, per: hours(1) },
});

export const getFoundPhoto = call('GET /user/property/{property_id}/found-photo/{found_id}', {
  source: decision('section 13: a browser asks no other site for anything, so a small version comes through the server, which keeps none'),
  says: 'A small version of a picture that the page of the connected listing names, while it may still be chosen',
  guard: owner,
  params: { found_id: FoundPhoto.fields.found_id },
  answer: like(PictureFile),
  errors: [photoNotFound, foundPhotoUnreadable],
  throttle: { times: foundPhotosPerHour.value, per: hours(1) },
  tool: 'none',
});

export const updatePhotos = call('PATCH /user/property/{property_id}/photo', {
  source: ours,
  says: 'Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named',
  guard: owner,
  input: {
    version: optional(integer({ min: 1, says: 'Which order and words were changed; refused where others have been saved since' })),
    photos: list(group({ ...pick(Photo, 'photo_id'), alt: optional(text({ max: 200, says: 'What it shows, in words' })) }), {
      min: 1,
      max: photosMax.value,
    }),
  },
  answer: like(HostProperty),
  errors: [photoNotFound, tooManyPhotos, listingIncomplete, changedElsewhere],
});

export const deletePhoto = call('DELETE /user/property/{property_id}/photo/{photo_id}', {
  source: ours,
  says: 'Removes a picture; for a while, naming it in the order of the pictures brings it back',
  guard: owner,
  params: { photo_id: id() },
  answer: like(HostProperty),
  errors: [photoNotFound, listingIncomplete],
});
