// A host begins a property: a draft of which nothing is said yet, as long as there is room for one more.
import { draftsMax } from '../../../../generated/model/constants';
import type { PropertyStatus } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import { refuse } from '../../request/refusal';
import { countDrafts, insertProperty } from './own.repository';
import type { PropertyRow } from '../property.lookup';

export const beginProperty = async (
  trx: Database,
  it: { readonly profile_id: string; readonly status: PropertyStatus; readonly now: Date },
): Promise<PropertyRow> => {
  if ((await countDrafts(trx, it.profile_id)) >= draftsMax) refuse('property.too_many_drafts');
  return insertProperty(trx, it);
};
