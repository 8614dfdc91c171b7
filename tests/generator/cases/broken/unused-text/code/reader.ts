// Reads all but one of the texts: by another name, and taken apart.
import { deskTexts as say } from '../generated/texts/sentences/deskTexts';

const { open, closed } = say;
export const signs = [open, closed, say.soon];
