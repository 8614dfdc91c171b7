// The mark of a signed-in person on the document: styles follow it, since the server cannot know.
import * as kept from '../../../../generated/model/kept';

const mark = 'data-signed-in';

/**
 * Marks the page before it is first painted; runs on its own, under the nonce. Styles ask for `html[data-signed-in]`; an element
 * with `data-for="visitors"` or `data-for="members"` is laid out for the one or the other alone.
 */
export const markScript = `try{localStorage.getItem(${JSON.stringify(kept.accessTokenKept.name)})&&document.documentElement.setAttribute("${mark}","")}catch{}`;

/** Moves the mark with the session. */
export const markSignedIn = (signedIn: boolean): void => {
  document.documentElement.toggleAttribute(mark, signedIn);
};
