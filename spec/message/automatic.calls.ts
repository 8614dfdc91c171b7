// The calls about messages that are sent by themselves.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { id, like, list, optional } from 'spec-to-app/shapes';
import { notOwner } from '../property/property.errors';
import { AutomaticMessage, automaticMax } from './automatic.model';
import { automaticNotFound, fieldUnknown, tooManyAutomatic } from './message.errors';

const source = decision('section 20: a host says once what each guest is told, and when');
const { moment, days, clock, text, is_on } = AutomaticMessage.fields;
const input = { property_id: optional(id({ says: 'Left out for all of the host’s properties' })), moment, days, clock, text, is_on };

export const listAutomaticMessages = call('GET /user/automatic', {
  source,
  says: 'The messages that are sent by themselves for a host, in the order in which a guest gets them',
  guard: hostMode,
  answer: list(like(AutomaticMessage), { max: automaticMax.value }),
});

export const addAutomaticMessage = call('POST /user/automatic', {
  source,
  says: 'Adds a message that is sent by itself from now on',
  guard: hostMode,
  input,
  answer: like(AutomaticMessage),
  errors: [fieldUnknown, tooManyAutomatic, notOwner],
  repeatable: true,
});

export const changeAutomaticMessage = call('PUT /user/automatic/{message_id}', {
  source,
  says: 'Changes a message that is sent by itself; moments that have passed do not come again',
  guard: hostMode,
  input,
  answer: like(AutomaticMessage),
  errors: [fieldUnknown, automaticNotFound, notOwner],
});

export const deleteAutomaticMessage = call('DELETE /user/automatic/{message_id}', {
  source,
  says: 'Deletes a message that is sent by itself; what was sent stays',
  guard: hostMode,
  errors: [automaticNotFound],
});
