// Answers the calls: one reads its input by name, one takes it apart, one hands it on as a whole.
import type { ParcelHandlers } from '../generated/contract/handlers';
import { found } from './found';

// hurry is read by nobody, whatever a comment says
export const handlers: ParcelHandlers = {
  async sendParcel({ input }, { send }) {
    await send(input.note ?? '', input.stamps.map(({ cents }) => cents));
  },
  weighParcel: async ({ input: { note } }, { scale }) => scale.of(note, '(empty'),
  findParcels: ({ input }, { db }) => found(db, input),
};
