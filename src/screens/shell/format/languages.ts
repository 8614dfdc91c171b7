// Languages: of a host in words, and the usual ones of a list.
import { commonLanguages } from '../../../../generated/model/tables';
import { Language } from '../../../../generated/model/values';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';
import { together } from './together';

/** A list of languages shows these before all. */
export const usualLanguages: readonly Language[] = commonLanguages.map(({ language }) => language);

/** `Speaks English, French, and Cree`; nothing where none is known. */
export const spokenText = (languages: readonly Language[]): string | undefined =>
  languages.length > 0 ? say.hostSpeaks({ languages: together(languages.map((it) => Language[it].label)) }) : undefined;
