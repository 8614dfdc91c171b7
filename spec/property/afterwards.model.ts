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
