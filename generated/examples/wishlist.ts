// Generated e975aab54bdf. Examples of the calls of wishlist. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AddWishlistAnswer, AddWishlistArgs, AddWishlistCode, ChangeSavedSearchAnswer, ChangeSavedSearchArgs, ChangeSavedSearchCode, ChangeWishlistAnswer, ChangeWishlistArgs, ChangeWishlistCode, DeleteSavedSearchAnswer, DeleteSavedSearchArgs, DeleteSavedSearchCode, DeleteStayNoteAnswer, DeleteStayNoteArgs, DeleteStayNoteCode, DeleteWishlistAnswer, DeleteWishlistArgs, DeleteWishlistCode, GetSearchMailsAnswer, GetSearchMailsArgs, GetSearchMailsCode, GetSharedWishlistAnswer, GetSharedWishlistArgs, GetSharedWishlistCode, GetVoicesAnswer, GetVoicesArgs, GetVoicesCode, ListSavedSearchesAnswer, ListSavedSearchesCode, ListWishlistsAnswer, ListWishlistsCode, NoteStayAnswer, NoteStayArgs, NoteStayCode, RemoveFellowAnswer, RemoveFellowArgs, RemoveFellowCode, SaveSearchAnswer, SaveSearchArgs, SaveSearchCode, SaveStaysAnswer, SaveStaysArgs, SaveStaysCode, SetSearchMailsAnswer, SetSearchMailsArgs, SetSearchMailsCode, SetWishlistTripAnswer, SetWishlistTripArgs, SetWishlistTripCode, SortStayAnswer, SortStayArgs, SortStayCode, VoteForStayAnswer, VoteForStayArgs, VoteForStayCode } from "../client/wishlist";
import type { Example } from "./example";
import { exampleSavedSearch, exampleSearchMails, exampleSharedWishlist, exampleWishlist, exampleWishlistVoices } from "./things";

export const addWishlist: Example<AddWishlistArgs, AddWishlistAnswer, AddWishlistCode> = {
  args: { name: "Summer 2027" },
  answer: [exampleWishlist],
};

export const changeSavedSearch: Example<ChangeSavedSearchArgs, ChangeSavedSearchAnswer, ChangeSavedSearchCode> = {
  args: { saved_search_id: "00000000-0000-4000-8000-26660fbec20c", name: "Tofino · Feb 10–14 · 4 guests" },
  answer: [exampleSavedSearch],
};

export const changeWishlist: Example<ChangeWishlistArgs, ChangeWishlistAnswer, ChangeWishlistCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5", name: "Summer 2027", shared: false },
  answer: [exampleWishlist],
};

export const deleteSavedSearch: Example<DeleteSavedSearchArgs, DeleteSavedSearchAnswer, DeleteSavedSearchCode> = {
  args: { saved_search_id: "00000000-0000-4000-8000-26660fbec20c" },
  answer: [exampleSavedSearch],
};

export const deleteStayNote: Example<DeleteStayNoteArgs, DeleteStayNoteAnswer, DeleteStayNoteCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5", note_id: "00000000-0000-4000-8000-fea49641e47c" },
  answer: {},
};

export const deleteWishlist: Example<DeleteWishlistArgs, DeleteWishlistAnswer, DeleteWishlistCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5" },
  answer: [exampleWishlist],
};

export const endSearchMails: Example<{
    readonly token: string;
  }, Readonly<Record<never, never>>> = {
  args: { token: "Token" },
  answer: {},
};

export const getSearchMails: Example<GetSearchMailsArgs, GetSearchMailsAnswer, GetSearchMailsCode> = {
  args: { token: "Token" },
  answer: exampleSearchMails,
};

export const getSharedWishlist: Example<GetSharedWishlistArgs, GetSharedWishlistAnswer, GetSharedWishlistCode> = {
  args: { token: "Token" },
  answer: exampleSharedWishlist,
};

export const getVoices: Example<GetVoicesArgs, GetVoicesAnswer, GetVoicesCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5" },
  answer: exampleWishlistVoices,
};

export const listSavedSearches: Example<void, ListSavedSearchesAnswer, ListSavedSearchesCode> = {
  answer: [exampleSavedSearch],
};

export const listWishlists: Example<void, ListWishlistsAnswer, ListWishlistsCode> = {
  answer: [exampleWishlist],
};

export const noteStay: Example<NoteStayArgs, NoteStayAnswer, NoteStayCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5", property_id: "00000000-0000-4000-8000-40040cb181f7", message: "Close to the lake, but no parking." },
  answer: exampleWishlistVoices,
};

export const removeFellow: Example<RemoveFellowArgs, RemoveFellowAnswer, RemoveFellowCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5", profile_id: "00000000-0000-4000-8000-d696a35bdd18" },
  answer: exampleWishlistVoices,
};

export const saveSearch: Example<SaveSearchArgs, SaveSearchAnswer, SaveSearchCode> = {
  args: {
    query: "Whistler, BC",
    bounds: [50, -123.1, 50.2, -122.8],
    name: "Tofino · Feb 10–14 · 4 guests",
    currency: "CAD",
  },
  answer: [exampleSavedSearch],
};

export const saveStays: Example<SaveStaysArgs, SaveStaysAnswer, SaveStaysCode> = {
  args: { property_ids: ["00000000-0000-4000-8000-fa10c11b2236"] },
  answer: [exampleWishlist],
};

export const setSearchMails: Example<SetSearchMailsArgs, SetSearchMailsAnswer, SetSearchMailsCode> = {
  args: { token: "Token", mails: false },
  answer: exampleSearchMails,
};

export const setWishlistTrip: Example<SetWishlistTripArgs, SetWishlistTripAnswer, SetWishlistTripCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5" },
  answer: [exampleWishlist],
};

export const sortStay: Example<SortStayArgs, SortStayAnswer, SortStayCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", wishlist_ids: ["00000000-0000-4000-8000-db4b8d392368"] },
  answer: [exampleWishlist],
};

export const voteForStay: Example<VoteForStayArgs, VoteForStayAnswer, VoteForStayCode> = {
  args: { wishlist_id: "00000000-0000-4000-8000-edc279c643e5", property_id: "00000000-0000-4000-8000-40040cb181f7", voted: false },
  answer: exampleWishlistVoices,
};
