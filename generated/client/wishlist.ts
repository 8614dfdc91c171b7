// Generated abcd30298830. The calls of wishlist.

export { addWishlist, addWishlistFx, type AddWishlistAnswer, type AddWishlistArgs, type AddWishlistCode } from "./wishlist/addWishlist";
export { changeSavedSearch, changeSavedSearchFx, type ChangeSavedSearchAnswer, type ChangeSavedSearchArgs, type ChangeSavedSearchCode } from "./wishlist/changeSavedSearch";
export { changeWishlist, changeWishlistFx, type ChangeWishlistAnswer, type ChangeWishlistArgs, type ChangeWishlistCode } from "./wishlist/changeWishlist";
export { deleteSavedSearch, deleteSavedSearchFx, type DeleteSavedSearchAnswer, type DeleteSavedSearchArgs, type DeleteSavedSearchCode } from "./wishlist/deleteSavedSearch";
export { deleteStayNote, deleteStayNoteFx, type DeleteStayNoteAnswer, type DeleteStayNoteArgs, type DeleteStayNoteCode } from "./wishlist/deleteStayNote";
export { deleteWishlist, deleteWishlistFx, type DeleteWishlistAnswer, type DeleteWishlistArgs, type DeleteWishlistCode } from "./wishlist/deleteWishlist";
export { getSearchMails, getSearchMailsFx, type GetSearchMailsAnswer, type GetSearchMailsArgs, type GetSearchMailsCode } from "./wishlist/getSearchMails";
export { getSharedWishlist, getSharedWishlistFx, type GetSharedWishlistAnswer, type GetSharedWishlistArgs, type GetSharedWishlistCode } from "./wishlist/getSharedWishlist";
export { getVoices, getVoicesFx, type GetVoicesAnswer, type GetVoicesArgs, type GetVoicesCode } from "./wishlist/getVoices";
export { listSavedSearches, listSavedSearchesFx, type ListSavedSearchesAnswer, type ListSavedSearchesCode } from "./wishlist/listSavedSearches";
export { listWishlists, listWishlistsFx, type ListWishlistsAnswer, type ListWishlistsCode } from "./wishlist/listWishlists";
export { noteStay, noteStayFx, type NoteStayAnswer, type NoteStayArgs, type NoteStayCode } from "./wishlist/noteStay";
export { removeFellow, removeFellowFx, type RemoveFellowAnswer, type RemoveFellowArgs, type RemoveFellowCode } from "./wishlist/removeFellow";
export { saveSearch, saveSearchFx, type SaveSearchAnswer, type SaveSearchArgs, type SaveSearchCode } from "./wishlist/saveSearch";
export { saveStays, saveStaysFx, type SaveStaysAnswer, type SaveStaysArgs, type SaveStaysCode } from "./wishlist/saveStays";
export { setSearchMails, setSearchMailsFx, type SetSearchMailsAnswer, type SetSearchMailsArgs, type SetSearchMailsCode } from "./wishlist/setSearchMails";
export { setWishlistTrip, setWishlistTripFx, type SetWishlistTripAnswer, type SetWishlistTripArgs, type SetWishlistTripCode } from "./wishlist/setWishlistTrip";
export { sortStay, sortStayFx, type SortStayAnswer, type SortStayArgs, type SortStayCode } from "./wishlist/sortStay";
export { voteForStay, voteForStayFx, type VoteForStayAnswer, type VoteForStayArgs, type VoteForStayCode } from "./wishlist/voteForStay";
