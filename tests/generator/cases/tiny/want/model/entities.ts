// Generated 8b2709c3dbb5. What the product keeps, and what travels under a name.

/** A few words to remember. Source: §3. */
export interface Note {
  readonly note_id: string;
  readonly words: string;
}

/** What is known of whoever asks. Source: §6. */
export interface Visitor {
  readonly signed_in: boolean;
}
