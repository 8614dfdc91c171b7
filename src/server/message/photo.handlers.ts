// The pictures of messages: added before a message is sent, and handed to its two sides alone.
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MessageHandlers } from '../../../generated/contract/handlers';
import { lockPresent } from '../account/account.commands';
import { pairedBookings, type Pair } from '../booking/paired.lookup';
import type { Database } from '../database/open';
import { keepWith } from '../outside/files';
import { privatePhotoEndings, privatePhotoFile } from '../outside/private-photo';
import { lockWriter } from '../property/cohosts/cohost.commands';
import { inTransaction } from '../request/context';
import { drawnPicture } from '../request/drawn-picture';
import { refuse } from '../request/refusal';
import { addressOf, insertPhoto } from './photo.repository';

/** A picture can carry a phone number: there are none while anything is hidden between the two. */
export const refuseHidden = async (db: Database, pair: Pair): Promise<void> => {
  const [booking] = await pairedBookings(db, [pair]);
  if (!booking?.is_paid) refuse('message.photos_not_yet');
};

export const photoHandlers: Pick<MessageHandlers, 'addMessagePhoto' | 'getMessagePhoto'> = {
  async addMessagePhoto({ booking, input }, context) {
    const writer_id = context.principal.profile_id;
    // asked before the work, which is expensive
    await refuseHidden(context.db, booking);
    const drawn = (await drawnPicture(privatePhotoFile, input.photo.file, { of: writer_id })) ?? refuse('property.photo_unreadable');
    const { large, small, ...size } = drawn;
    const versions = [
      { ending: privatePhotoEndings.large, bytes: large },
      { ending: privatePhotoEndings.small, bytes: small },
    ];
    const photo = { photo_id: randomUUID(), ...size };
    await keepWith(context.files, { kind: 'message', versions }, (address) =>
      inTransaction(context, async ({ trx }) => {
        // a person who leaves in this moment leaves no picture behind
        if (!(await lockPresent(trx, [writer_id]))) refuse('message.person_left');
        if (!(await lockWriter(trx, booking, writer_id))) refuse('booking.not_found');
        await insertPhoto(trx, { ...photo, writer_id, address, added_at: context.clock() });
      }),
    );
    return photo;
  },

  async getMessagePhoto({ thread: { thread_id }, params: { photo_id }, query: { large } }, { db, files }) {
    const address = await addressOf(db, thread_id, photo_id);
    const file = address && (await files.read(`${address}${privatePhotoEndings[large ? 'large' : 'small']}`));
    return file ? { jpeg: (await buffer(file.stream)).toString('base64') } : refuse('message.photo_not_found');
  },
};
