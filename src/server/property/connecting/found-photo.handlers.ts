// A host looks at the pictures of a listing elsewhere before they are copied: fetched and drawn small by the server, and kept nowhere.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { privatePhotoFile } from '../../outside/private-photo';
import { UnreadAddress } from '../../outside/public-reader';
import { drawnPicture } from '../../request/drawn-picture';
import { refuse } from '../../request/refusal';
import { offeredPicture } from './connect.repository';
import { withPicture } from './fetched-picture';

export const foundPhotoHandlers: Pick<PropertyHandlers, 'getFoundPhoto'> = {
  async getFoundPhoto({ property: { property_id }, params: { found_id } }, { db, pages, principal }) {
    const asker = { of: principal.profile_id };
    const picture = (await offeredPicture(db, property_id, found_id)) ?? refuse('property.photo_not_found');
    try {
      const drawn = await withPicture(pages, picture.url, { asker, work: (file) => drawnPicture(privatePhotoFile, file, asker) });
      return drawn ? { jpeg: Buffer.from(drawn.small).toString('base64') } : refuse('property.found_photo_unreadable');
    } catch (error) {
      if (error instanceof UnreadAddress) return refuse('property.found_photo_unreadable');
      throw error;
    }
  },
};
