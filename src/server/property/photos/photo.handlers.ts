// The pictures of a property: added, put in order, described, removed and brought back.
import type { PropertyHandlers, UpdatePhotosRequest } from '../../../../generated/contract/handlers';
import { photosMax, photosMin } from '../../../../generated/model/constants';
import type { Photo } from '../../../../generated/model/entities';
import { inTransaction, type SignedInContext } from '../../request/context';
import type { Database } from '../../database/open';
import { refuse } from '../../request/refusal';
import { editedSince } from '../setup/edit.rules';
import { hostPropertyOf } from '../setup/host-property.lookup';
import { keepPhoto } from './kept-photo';
import { lockProperty, photosChanged } from '../setup/own.repository';
import { undoSince } from './photo.commands';
import { bringBackPhotos, orderPhotos, photosIn, type PlacedPhoto, removePhoto } from './photo.repository';
import type { PropertyRow } from '../property.lookup';

type Wanted = UpdatePhotosRequest['input']['photos'];

/** The pictures in the order that is asked for, those that are not named at the end, with the words that are sent. */
const placed = (photos: readonly Photo[], wanted: Wanted): readonly PlacedPhoto[] => {
  const kept = new Map(photos.map((photo) => [photo.photo_id, photo.alt]));
  const named = new Map(wanted.map(({ photo_id, alt }) => [photo_id, alt ?? kept.get(photo_id) ?? refuse('property.photo_not_found')]));
  if ([...named.keys()].some((photo_id) => !kept.has(photo_id))) return refuse('property.photo_not_found');
  return [...named, ...[...kept].filter(([photo_id]) => !named.has(photo_id))].map(([photo_id, alt]) => ({ photo_id, alt }));
};

/** Changes the pictures of a property, which nobody else changes meanwhile; answers the property as it is then. */
const changePhotos = (
  property: Pick<PropertyRow, 'property_id'>,
  context: SignedInContext,
  change: (inside: { readonly trx: Database; readonly now: Date; readonly row: PropertyRow }) => Promise<void>,
) =>
  inTransaction(context, async ({ trx, config, followers, now }) => {
    const row = (await lockProperty(trx, property.property_id)) ?? refuse('property.not_found');
    await change({ trx, now, row });
    return hostPropertyOf(trx, await photosChanged(trx, row, { how: 'edited', now }), { config, followers, now });
  });

const refuseStale = (row: PropertyRow, version: number | undefined): void => {
  if (version !== undefined && editedSince(row, version, 'photos').length > 0)
    refuse('property.changed_elsewhere', { data: { version: row.version, changed: ['photos'] } });
};

export const photoHandlers: Pick<PropertyHandlers, 'addPhoto' | 'updatePhotos' | 'deletePhoto'> = {
  async addPhoto({ property, input }, context) {
    const row = await keepPhoto(context, property, { file: input.photo.file, alt: input.alt ?? '' });
    return hostPropertyOf(context.db, row, context);
  },

  updatePhotos: ({ property, input }, context) =>
    changePhotos(property, context, async ({ trx, now, row }) => {
      refuseStale(row, input.version);
      const { property_id, status } = row;
      const photo_ids = input.photos.map(({ photo_id }) => photo_id);
      await bringBackPhotos(trx, { property_id, photo_ids, since: undoSince(now) });
      const photos = await photosIn(trx, property_id);
      const order = placed(photos, input.photos);
      if (order.length > photosMax) return refuse('property.too_many_photos');
      if (status === 'listed' && order.some(({ alt }) => alt === ''))
        return refuse('property.listing_incomplete', { data: { missing: ['photo_texts'] } });
      await orderPhotos(trx, property_id, order);
    }),

  deletePhoto: ({ property, params }, context) =>
    changePhotos(property, context, async ({ trx, now, row: { property_id, status } }) => {
      const photos = await photosIn(trx, property_id);
      const rest = photos.filter(({ photo_id }) => photo_id !== params.photo_id);
      if (rest.length === photos.length) return refuse('property.photo_not_found');
      if (status === 'listed' && rest.length < photosMin) return refuse('property.listing_incomplete', { data: { missing: ['photos'] } });
      await removePhoto(trx, { property_id, photo_id: params.photo_id, now });
      await orderPhotos(trx, property_id, rest);
    }),
};
