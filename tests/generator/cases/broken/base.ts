// What every broken case stands on: the least that an app must have, and a thing or two to speak of.
import { entity, shape, the } from 'spec-to-app/entity';
import { error } from 'spec-to-app/problem';
import { anyone, guard, rule } from 'spec-to-app/rule';
import { redirect, route } from 'spec-to-app/route';
import { flag, id, instant, integer, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { atMost, isTrue } from 'spec-to-app/terms';
import { values } from 'spec-to-app/values';

const problem = (code: `${string}.${string}`, status: number) =>
  error(code, { source: '§8', status, shown: 'dialog', text: 'That did not work.', cure: 'Try again.' });
export const invalidInput = problem('input.invalid', 422);
export const malformed = problem('input.malformed', 400);
export const tooLarge = problem('input.too_large', 413);
export const rateLimited = problem('input.rate_limited', 429);
export const noSuchCall = problem('input.not_found', 404);
export const repeatedDifferently = problem('input.repeated_differently', 422);
export const notSignedIn = problem('session.not_signed_in', 401);
export const refused = problem('parcel.refused', 409);

export const ParcelStatus = values({
  source: '§3',
  says: 'Where a parcel is',
  items: { posted: { label: 'Posted' }, arrived: { label: 'Arrived' } },
});
export const Parcel = entity({
  source: '§3',
  called: 'parcel',
  says: 'Something on its way',
  key: 'parcel_id',
  fields: {
    parcel_id: id(),
    status: oneOf(ParcelStatus),
    owner_email: text({ max: 254, private: true }),
    weight: integer({ min: 1, max: 30 }),
    posted_on: plainDate(),
    sent_at: instant(),
    note: optional(text({ max: 80 })),
  },
});
export const Visitor = shape({
  source: '§6',
  called: 'visitor',
  says: 'Whoever asks',
  fields: { signed_in: flag(), sender: flag() },
});

export const parcel = the(Parcel);
export const visitor = the(Visitor);
export const signedIn = guard({
  source: '§6',
  says: 'people who are signed in',
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn }],
});
export const light = rule({
  source: '§5',
  says: 'A parcel can be carried',
  requires: [{ that: atMost(parcel.weight, 20), otherwise: refused }],
});
export const home = route('/', { source: '§2', screen: 'Home', title: 'Home of {product}', guard: anyone });

/** The options of the app that every case shares. */
export const Frame = shape({
  source: '§2',
  called: 'frame',
  says: 'What surrounds a page',
  fields: { header: flag({ default: true }), footer: flag({ default: true }) },
});
export const Mode = values({
  source: '§2',
  says: 'Whose page it is',
  items: { any: { label: 'Everybody’s' }, guest: { label: 'The sender’s' }, host: { label: 'The carrier’s' } },
});

export const about = {
  source: '§1',
  name: 'Post',
  titlePrefix: '{product} | ',
  title: 'Parcels',
  description: 'Send a parcel',
  slots: { product: 'Post' },
  visitor: Visitor,
  chrome: Frame,
  modes: Mode,
  defaultErrors: { invalidInput, malformed, tooLarge, rateLimited, notFound: noSuchCall, repeatedDifferently },
} as const;

export const toHome = redirect({ source: '§4', refused: signedIn, to: home });
