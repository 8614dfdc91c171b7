// The languages of a host in words.
import { Language } from '../../../../generated/model/values';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';
import { together } from './together';

/** `Speaks English, French, and Cree`; nothing where none is known. */
export const spokenText = (languages: readonly Language[]): string | undefined =>
  languages.length > 0 ? say.hostSpeaks({ languages: together(languages.map((it) => Language[it].label)) }) : undefined;
