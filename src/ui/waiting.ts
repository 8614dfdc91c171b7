// The mark of a page that waits: for its scripts, or for the next page. A line at the top of the window follows it.
const mark = 'data-waiting';

export const markWaiting = (waits: boolean): void => {
  document.documentElement.toggleAttribute(mark, waits);
};

declare global {
  interface Window {
    /** The button that was pressed last before it was hydrated. */
    earlyPress?: Element | undefined;
  }
}

/** Runs in the document's head, before any other script: notes a press that nobody hears yet. */
export const earlyPressScript = `addEventListener("click",e=>{const b=e.target.closest("button[data-early]");if(b){window.earlyPress=b;document.documentElement.setAttribute("${mark}","")}},true)`;

/** The button is hydrated: what was pressed before is done now. */
export const answerEarlyPress = (button: HTMLElement): void => {
  button.removeAttribute('data-early');
  if (window.earlyPress !== button) return;
  window.earlyPress = undefined;
  // its form hears first of what was typed
  setTimeout(() => {
    markWaiting(false);
    button.click();
  });
};
