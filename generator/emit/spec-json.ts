// The canonical model as JSON, for every tool that asks what the app is.
import type { Model } from '../model/model';

/** `spec.json`: the whole model with its hash, one property a line so that git shows what changed. */
export const emitSpecJson = (model: Model, about: { readonly hash: string }): Map<string, string> =>
  new Map([['spec.json', `${JSON.stringify({ hash: about.hash, ...model }, null, 1)}\n`]]);
