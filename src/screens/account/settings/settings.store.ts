// The account page is opened: each of its parts hears of it here.
import { createEvent } from 'effector';
import type { Visit } from '../../shell/navigation/visit';

export const opened = createEvent<Visit>();
