// The arrival guide of a property, read and written by its host.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { findGuide, saveGuide } from './arrival.repository';
import { emptyGuide } from './arrival.rules';

export const arrivalHandlers: Pick<PropertyHandlers, 'getArrivalGuide' | 'saveArrivalGuide'> = {
  getArrivalGuide: async ({ property: { property_id } }, { db }) => (await findGuide(db, property_id)) ?? emptyGuide,

  async saveArrivalGuide({ property: { property_id }, input }, { db }) {
    await saveGuide(db, property_id, input);
    return input;
  },
};
