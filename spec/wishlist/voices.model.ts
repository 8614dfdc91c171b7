// The votes and notes of fellow travellers on the stays of a list that is shared with them.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, flag, id, instant, integer, like, list, longText, nullable, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant } from 'spec-to-app/values';
import { Property } from '../property/property.model';
import { Wishlist, wishlistStaysMax } from './wishlist.model';

export const voices = decision(
  'people choose with others: those who have the link of a list vote for its stays and write notes on them, and its owner keeps order',
);

export const stayNoteMax = constant(500, { source: voices, unit: 'characters', says: 'The longest note on a stay of a wish list' });
export const stayNotesMax = constant(200, { source: voices, says: 'The most notes on the stays of a wish list' });
export const stayNotesPerHour = constant(60, { source: voices, says: 'How many notes on stays a person writes in an hour' });
export const fellowsMax = constant(50, {
  source: voices,
  unit: 'people',
  says: 'The most people who vote and write in a wish list beside its owner',
});

export const StayNote = entity({
  source: voices,
  called: 'note on a stay',
  says: 'A note that a person writes on a stay of a wish list',
  key: 'note_id',
  fields: {
    note_id: id(),
    wishlist_id: belongsTo(Wishlist),
    property_id: belongsTo(Property),
    profile_id: belongsTo(Profile, { private: true, says: 'Who wrote it' }),
    message: longText({ min: 1, max: stayNoteMax.value, example: 'Close to the lake, but no parking.' }),
    written_at: instant(),
  },
});

export const StayVotes = shape({
  source: voices,
  called: 'votes for a stay',
  says: 'How many people voted for a stay of a wish list',
  fields: {
    property_id: id(),
    count: integer({ min: 1, example: 3 }),
    is_own: flag({ says: 'Whether the person who reads this is one of them' }),
  },
});

const by = nullable(text({ says: 'The first name of its writer', example: 'Anna' }));
export const ShownNote = shape({
  source: voices,
  called: 'shown note on a stay',
  says: 'A note on a stay as everybody sees it who has the list',
  fields: {
    ...pick(StayNote, 'note_id', 'property_id', 'message', 'written_at'),
    by,
    is_own: flag({ says: 'Whether the person who reads this wrote it' }),
  },
});

export const Fellow = shape({
  source: voices,
  called: 'fellow traveller',
  says: 'Somebody who voted or wrote in a wish list of another person',
  fields: { profile_id: id(), first_name: nullable(text({ example: 'Ben' })) },
});

export const WishlistVoices = shape({
  source: voices,
  called: 'voices in a wish list',
  says: 'The votes and notes of a wish list, as one person sees them',
  fields: {
    wishlist_id: id(),
    is_owner: flag({ says: 'Whether the list is of the person who reads this' }),
    votes: list(like(StayVotes), { max: wishlistStaysMax.value, says: 'Of the stays with at least one vote' }),
    notes: list(like(ShownNote), { max: stayNotesMax.value, says: 'The first written first' }),
    fellows: list(like(Fellow), { max: fellowsMax.value, says: 'For the owner alone' }),
  },
});

export const SharedWishlist = shape({
  source: voices,
  called: 'shared wish list',
  says: 'A wish list as everybody sees it who has its link',
  fields: {
    ...pick(Wishlist, 'name', 'property_ids', 'checkin', 'checkout', 'guests'),
    by: nullable(text({ says: 'The first name of its owner', example: 'Anna' })),
    voices: like(WishlistVoices),
  },
});

export const storedNotes = stored('stay_notes', {
  source: voices,
  says: 'Notes on the stays of wish lists; those on a stay that was taken out stay, and show again with it',
  of: StayNote,
  columns: { wishlist_id: { onDelete: 'cascade' }, property_id: { onDelete: 'cascade' }, profile_id: { onDelete: 'cascade' } },
});

export const storedVotes = stored('stay_votes', {
  source: voices,
  says: 'Votes for the stays of wish lists, one each; those for a stay that was taken out stay, and count again with it',
  columns: {
    wishlist_id: { shape: belongsTo(Wishlist), onDelete: 'cascade' },
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    profile_id: { shape: belongsTo(Profile), onDelete: 'cascade' },
    voted_at: instant(),
  },
  key: ['wishlist_id', 'property_id', 'profile_id'],
});

export const storedFellows = stored('fellow_travellers', {
  source: voices,
  says: 'Who voted or wrote in the wish list of another person',
  columns: {
    wishlist_id: { shape: belongsTo(Wishlist), onDelete: 'cascade' },
    profile_id: { shape: belongsTo(Profile), onDelete: 'cascade' },
    joined_at: instant(),
    removed_at: nullable(instant({ says: 'When the owner removed them; then they vote and write there no more' })),
  },
  key: ['wishlist_id', 'profile_id'],
});
