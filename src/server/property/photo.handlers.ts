// The pictures of a property: added, put in order, described, removed and brought back.
import type { PropertyHandlers, UpdatePhotosRequest } from '../../../generated/contract/handlers';
import { photosMax, photosMin } from '../../../generated/model/constants';
import type { Photo } from '../../../generated/model/entities';
import { inTransaction } from '../context';
import { refuse } from '../refusal';
import type { Serving } from '../serving';
import { keepPhoto } from './kept-photo';
import { undoSince } from './photo.commands';
import { bringBackPhotos, lockProperty, orderPhotos, photosIn, type PlacedPhoto, removePhoto } from './photo.repository';

type Wanted = UpdatePhotosRequest['input']['photos'];

/** The pictures in the order that is asked for, those that are not named at the end, with the words that are sent. */
const placed = (photos: readonly Photo[], wanted: Wanted): readonly PlacedPhoto[] => {
  const kept = new Map(photos.map((photo) => [photo.photo_id, photo.alt]));
  const named = new Map(
    wanted.map(({ photo_id, alt }) => [photo_id, alt?.trim() ?? kept.get(photo_id) ?? refuse('property.photo_not_found')]),
  );
  if ([...named.keys()].some((photo_id) => !kept.has(photo_id))) return refuse('property.photo_not_found');
  return [...named, ...[...kept].filter(([photo_id]) => !named.has(photo_id))].map(([photo_id, alt]) => ({ photo_id, alt }));
};

export const photoHandlers: Pick<PropertyHandlers<Serving>, 'addPhoto' | 'updatePhotos' | 'deletePhoto'> = {
  addPhoto: ({ property, input }, context) => keepPhoto(context, property, { file: input.photo.file, alt: input.alt ?? '' }),

  updatePhotos: ({ property, input }, context) =>
    inTransaction(context, async ({ trx, now }) => {
      const { property_id, status } = (await lockProperty(trx, property.property_id)) ?? refuse('property.not_found');
      const photo_ids = input.photos.map(({ photo_id }) => photo_id);
      await bringBackPhotos(trx, { property_id, photo_ids, since: undoSince(now) });
      const photos = await photosIn(trx, property_id);
      const order = placed(photos, input.photos);
      if (order.length > photosMax) return refuse('property.too_many_photos');
      if (status === 'listed' && order.some(({ alt }) => alt === ''))
        return refuse('property.listing_incomplete', { data: { missing: ['photo_texts'] } });
      await orderPhotos(trx, property_id, order);
      return photosIn(trx, property_id);
    }),

  deletePhoto: ({ property, params }, context) =>
    inTransaction(context, async ({ trx, now }) => {
      const { property_id, status } = (await lockProperty(trx, property.property_id)) ?? refuse('property.not_found');
      const photos = await photosIn(trx, property_id);
      const rest = photos.filter(({ photo_id }) => photo_id !== params.photo_id);
      if (rest.length === photos.length) return refuse('property.photo_not_found');
      if (status === 'listed' && rest.length < photosMin) return refuse('property.listing_incomplete', { data: { missing: ['photos'] } });
      await removePhoto(trx, { property_id, photo_id: params.photo_id, now });
      await orderPhotos(trx, property_id, rest);
      return rest;
    }),
};
