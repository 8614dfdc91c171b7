// The canonical model as JSON, for every tool that asks what the app is.
import type { Model } from '../model/model';
import { jsonText } from '../print/layout';

/** `spec.json`: the whole model with its hash, a declaration a block so that git shows what changed. */
export const emitSpecJson = (model: Model, about: { readonly hash: string }): Map<string, string> =>
  new Map([['spec.json', jsonText({ hash: about.hash, ...model })]]);
