// The sentence on the login and signup pages for a person who comes from a page that their titles say nothing of.
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { visitOf } from '../shell/navigation/visit';

/** The sentence for the page that they come from; undefined where it needs none. */
export const leadFor = (from: string | undefined): string | undefined =>
  from !== undefined && visitOf(from).route === 'cohost' ? signInTexts.invitedToCohost : undefined;
