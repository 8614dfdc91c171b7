// Questions about a property, as far as a rule looks at them before a request is made.
import { messageMax } from '../booking/limits.model';
import { shape } from 'spec-to-app/entity';
import { id, nullable, optional, text, longText } from 'spec-to-app/shapes';

export const PropertyRequest = shape({
  source: '§5',
  called: 'request about a property',
  says: 'Which property a request is about',
  fields: { property_id: nullable(id()) },
});
export const HostContact = shape({
  source: '§5',
  called: 'message to a host',
  says: 'What a guest writes to the host of a property',
  fields: {
    message: optional(
      longText({ max: messageMax.value, says: 'Cannot be empty', example: 'Is there room for a canoe on the roof of the garage?' }),
    ),
  },
});
export const PriceTarget = shape({
  source: '§5',
  called: 'price target',
  says: 'The address that a price is compared with',
  fields: {
    url: optional(
      text({
        max: 2048,
        says: 'The page of the same place elsewhere; its dates and guests are read off it. Without a scheme it gets https://',
        example: 'https://www.airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2',
      }),
    ),
  },
});
