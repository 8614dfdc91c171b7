// A message in a thread, as far as a rule looks at it before a request is made.
import { messageMax } from '../booking/limits.model';
import { BookingMessage } from '../booking/request.model';
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { optional, longText } from 'spec-to-app/shapes';

export const ThreadMessage = shape({
  source: decision('section 17: the inbox'),
  called: 'message in a thread',
  says: 'What one side of a thread writes to the other',
  fields: {
    message: optional(
      longText({ max: messageMax.value, says: 'Empty only where there are pictures', example: 'The canoe is in the shed on the left.' }),
    ),
    ...pick(BookingMessage, 'photo_ids'),
  },
});
