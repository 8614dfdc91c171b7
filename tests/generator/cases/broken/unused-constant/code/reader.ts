import { deskTexts } from '../generated/texts/sentences/deskTexts';

export const says = deskTexts.waits;
