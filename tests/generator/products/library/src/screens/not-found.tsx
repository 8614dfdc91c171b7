// In the place of a page that does not exist, or not yet.
import { createEvent, sample } from 'effector';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { headSaid } from './shell/navigation/head';
import type { Visit } from './shell/navigation/visit';

export const opened = createEvent<Visit>();
sample({ clock: opened, fn: () => ({ status: 404 }), target: headSaid });

export const NotFound = () => <h1>{homeTexts.nothing}</h1>;
