// Calls about the arrival guide of a property, for its host.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { like } from 'spec-to-app/shapes';
import { ArrivalGuide } from './arrival.model';
import { cohosting } from './property.rules';

const source = decision('section 20.10: the host writes how one gets in');

export const getArrivalGuide = call('GET /user/property/{property_id}/arrival', {
  source,
  says: 'What guests of a property are told about arriving, for its owner',
  guard: cohosting,
  answer: like(ArrivalGuide),
});

export const saveArrivalGuide = call('PUT /user/property/{property_id}/arrival', {
  source,
  says: 'Sets what guests are told about arriving; what is left out is told no more',
  guard: cohosting,
  input: ArrivalGuide.fields,
  answer: like(ArrivalGuide),
});
