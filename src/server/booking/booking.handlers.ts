// Everything that the server answers about bookings.
import { answerHandlers } from './answer.handlers';
import { changeHandlers } from './change.handlers';
import { createHandlers } from './create.handlers';
import { readHandlers } from './read.handlers';

export const bookingHandlers = { ...createHandlers, ...readHandlers, ...answerHandlers, ...changeHandlers };
