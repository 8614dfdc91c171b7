// An edit's changes of a property: codes and numbers as they are officially written. Pure.
import type { UpdatePropertyRequest } from '../../../../generated/contract/handlers';
import { folded } from '../../pricing/town.rules';
import type { PropertyRow } from '../property.lookup';
import { writtenNumber } from '../registration/registration.rules';

type Sent = UpdatePropertyRequest['input'];
type NoEdit = 'version' | 'setup_page' | 'photos_permitted' | 'photos_chosen' | 'new_export_url';
/** The fields that an edit can change, by their columns. */
export type PropertyEdit = { readonly [F in Exclude<keyof Sent, NoEdit>]?: PropertyRow[F] };

const orNothing = (text: string): string | null => text || null;
/** `v8e0b1` is `V8E 0B1`. */
const postalCode = (typed: string): string | null =>
  orNothing(
    folded(typed)
      .toUpperCase()
      .replace(/^(\w{3}) ?(\w{3})$/, '$1 $2'),
  );

/** How some texts are kept; every other field as it is sent. */
const kept: { readonly [field: string]: (text: string) => string | null } = {
  address: orNothing,
  postal_code: postalCode,
  registration_number: (text) => orNothing(writtenNumber(text)),
  licence_number: (text) => orNothing(writtenNumber(text)),
};

/** The sent fields of a property, as they are kept. */
export const editOf = ({
  version: _version,
  setup_page: _page,
  photos_permitted: _photos,
  photos_chosen: _chosen,
  new_export_url: _url,
  ...sent
}: Sent): PropertyEdit =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([field, value]) => {
      if (value === undefined) return [];
      const keep = kept[field];
      return [[field, keep && typeof value === 'string' ? keep(value) : value]];
    }),
  );

/** The fields in which an edit says something else than what is there. */
export const fieldsChanged = (row: PropertyRow, edit: PropertyEdit): readonly string[] => {
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.entries(edit).flatMap(([field, value]) => (JSON.stringify(before.get(field)) === JSON.stringify(value) ? [] : [field]));
};

/** Parts of a property that are edited apart from the rest: neither is in the way of the other. */
type Part = 'photos' | 'fields';
/** The fields of a part that were edited since a version. */
export const editedSince = ({ edits }: PropertyRow, version: number, part: Part): readonly string[] =>
  Object.entries(edits ?? {}).flatMap(([field, at]) => (at > version && (field === 'photos') === (part === 'photos') ? [field] : []));

const registered = ['registration_number', 'registration_expires', 'licence_number', 'address', 'city', 'province', 'postal_code'];
/** Whether what was changed has to be looked at by the register, or by a person, again. */
export const touchesRegistration = (changed: readonly string[]): boolean => changed.some((field) => registered.includes(field));
/** The fate of an earlier check of the registration. */
export const lookedAtAnew = { registration_verdict: null, registration_reason: null, registration_reminded: null } as const;
