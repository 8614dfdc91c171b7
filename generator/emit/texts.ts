// Texts that people read: the sentences of each screen, and long texts in blocks.
import type { Model } from '../model/model';
import type { Files } from '../print/structures';
import { pageFiles } from './texts/pages';
import { textFiles } from './texts/sentences';

/** `texts/`: one module for each group of sentences and each page, so that a screen loads only its own. */
export const emitTexts = (model: Model): Files =>
  new Map([...textFiles(model), ...pageFiles(model)].map((file) => [file.path, file.structure()] as const));
