// A shape of its own.
import { text } from '../../../../../../spec/language/shapes';

export const Stamp = text();
