// A shape of its own.
import { text } from 'spec-to-app/shapes';

export const Stamp = text();
