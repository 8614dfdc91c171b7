// The pages of wish lists, the heart on a stay, and the window in which a list is chosen.
import { signedIn } from '../account/account.rules';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { id, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { route } from '../product';
import { tripDatesFit } from '../property/property.rules';
import { tripFields } from '../property/trip.screens';
import { listCards } from '../property/search.calls';
import { addWishlist, changeWishlist, deleteWishlist, listWishlists, saveStays, setWishlistTrip, sortStay } from './wishlist.calls';
import { deleteStayNote, getSharedWishlist, getVoices, removeFellow, voteForStay } from './voices.calls';
import { stayNoteForm } from './voices.screens';
import { wishlists as source } from './wishlist.model';

export const wishlistForm = form({
  source,
  title: 'New wish list',
  submit: 'Save',
  sends: addWishlist,
  fields: { name: { label: 'Name', placeholder: 'Summer at the lake', missing: 'Enter a name.' } },
});
export const wishlistEditForm = form({
  source,
  title: 'Edit this list',
  submit: 'Save',
  sends: changeWishlist,
  fields: {
    name: { label: 'Name', missing: 'Enter a name.' },
    shared: {
      label: 'Share this list by a link',
      help: 'Anyone with the link sees the list and your first name. Untick it and the link stops working.',
    },
  },
});

export const wishlistTripForm = form({
  source,
  title: 'Dates and guests',
  intro: 'Prices in this list will be for these dates, and you’ll see which stays are available.',
  submit: 'Save',
  sends: setWishlistTrip,
  rules: [tripDatesFit],
  fields: tripFields,
});

export const wishlistsPage = route('/wishlists', {
  source,
  screen: 'Wishlists',
  title: 'Wish lists',
  description: 'The stays you saved on {product}.',
  guard: anyone,
  indexed: false,
  chrome: { sidebar: false, footer: true },
  signedInChrome: { header: 'plain', sidebar: true, footer: false },
  uses: [listCards],
  forSome: [listWishlists, saveStays, sortStay, wishlistForm],
});
export const wishlistPage = route('/wishlists/:wishlist_id', {
  source,
  screen: 'OwnWishlist',
  title: 'Wish list',
  description: 'Stays you saved together on {product}.',
  guard: signedIn,
  chrome: { header: 'plain', sidebar: true, footer: false },
  params: { wishlist_id: id() },
  uses: [
    listWishlists,
    listCards,
    wishlistEditForm,
    wishlistTripForm,
    deleteWishlist,
    getVoices,
    voteForStay,
    stayNoteForm,
    deleteStayNote,
    removeFellow,
  ],
});
export const sharedWishlistPage = route('/wishlist/:token', {
  source,
  screen: 'SharedWishlist',
  title: 'Wish list',
  description: 'Stays saved on {product} and shared with you.',
  guard: anyone,
  indexed: false,
  chrome: { sidebar: false, footer: true },
  signedInChrome: { header: 'plain', sidebar: true, footer: false },
  params: { token: text({ min: 1, max: 64 }) },
  uses: [getSharedWishlist, listCards],
  forSome: [voteForStay, stayNoteForm, deleteStayNote, removeFellow],
});

export const heartTexts = texts({
  source,
  says: 'The heart on a stay',
  texts: {
    save: 'Save',
    saveOf: 'Save {title}',
    saved: 'Saved',
  },
});

export const wishlistTexts = texts({
  source,
  says: 'Wish lists',
  texts: {
    heading: 'Wish lists',
    backToAll: 'All wish lists',
    savedTo: 'Saved to “{name}”.',
    savedHere: 'Saved on this device. Log in to see it everywhere.',
    removed: 'No longer saved.',
    change: 'Change',
    undo: 'Undo',
    logIn: 'Log in',
    hereFull: 'This device keeps {wishlistStaysMax} saved stays. Log in to save more.',
    none: 'Nothing saved yet',
    noneText: 'Press the heart on a stay to keep it here.',
    noneIn: 'This list is empty',
    find: 'Find a stay',
    hereHeading: 'Saved on this device',
    hereText: 'Log in to keep these stays with your account, sort them into lists and share them.',
    stays: counted('count', { one: '{count} stay', other: '{count} stays' }),
    absent: counted('count', {
      one: '{count} saved stay isn’t listed right now. It comes back here if it is listed again.',
      other: '{count} saved stays aren’t listed right now. They come back here if they are listed again.',
    }),
    chooseHeading: 'Save to',
    chosenIn: 'Lists with this stay',
    done: 'Done',
    newList: 'New list',
    edit: 'Edit',
    trip: 'Dates and guests',
    delete: 'Delete',
    deleteHeading: 'Delete “{name}”?',
    deleteText: 'The stays in it are no longer saved, unless another list has them. A shared link stops working.',
    keep: 'Keep it',
    share: 'Share',
    linkCopied: 'Link copied. Anyone who has it sees this list and your first name.',
    isShared: 'Shared',
    by: 'Saved by {name}',
    notFound: 'This wish list isn’t here',
    notFoundText: 'It may have been deleted, or its owner stopped sharing it.',
    failed: 'We couldn’t load these saved stays.',
  },
});
