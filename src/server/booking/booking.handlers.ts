// Everything that the server answers about bookings.
import { answerHandlers } from './answer.handlers';
import { cancelHandlers } from './cancel.handlers';
import { changeHandlers } from './change.handlers';
import { createHandlers } from './create.handlers';
import { readHandlers } from './read.handlers';
import { reportHandlers } from './report.handlers';

export const bookingHandlers = {
  ...createHandlers,
  ...readHandlers,
  ...answerHandlers,
  ...changeHandlers,
  ...cancelHandlers,
  ...reportHandlers,
};
