// The page that connects one listing: the property that its address names is found again, wherever it is opened.
import { createEvent, sample } from 'effector';
import type { Visit } from '../../shell/navigation/visit';
import { propertyOpened } from '../own-property.store';
import { connect } from './connect.store';

export const opened = createEvent<Visit>();

/** The property that is being connected. */
export const propertyIn = ({ query }: Visit): string | null => new URLSearchParams(query).get('property');
sample({ clock: opened.filterMap((visit) => propertyIn(visit) ?? undefined), target: propertyOpened });
// messages about one address do not carry over to the next
sample({ clock: opened, fn: () => undefined, target: connect.cleared });
