// What follows from the moves of a property: who is told, and what is checked afterwards.
import { decision } from '../language/declaration';
import { job, mail } from '../language/job';
import { belongsTo } from '../language/shapes';
import { Property } from './property.model';

const source = decision('section 12: registration is checked, and a host hears why a listing is gone');
const fields = { property_id: belongsTo(Property) };

export const propertySuspended = mail({ source, says: 'The host is told why', fields });
export const checkRegistration = job({
  source,
  says: 'The registration number goes to the register, or to a person, for checking',
  fields,
});
export const readListing = job({
  source: decision('section 13: what stands at a saved address is read after the answer, since the other site may take its time'),
  says: 'The page of a connected listing is read into its draft',
  fields,
});
