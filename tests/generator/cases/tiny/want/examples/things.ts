// Generated 59ce0f1ed9db. An example of each thing that calls speak of. Days and moments of one follow each other as its fields do; sums are not worked out.
import type { Note } from "../model/entities";

export const exampleNote: Note = { note_id: "00000000-0000-4000-8000-d8da2c49df39", words: "Buy milk" };
