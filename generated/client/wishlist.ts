// Generated fc2f823e245c. The calls of wishlist.

export { addWishlist, addWishlistFx, type AddWishlistAnswer, type AddWishlistArgs, type AddWishlistCode } from "./wishlist/addWishlist";
export { changeWishlist, changeWishlistFx, type ChangeWishlistAnswer, type ChangeWishlistArgs, type ChangeWishlistCode } from "./wishlist/changeWishlist";
export { deleteWishlist, deleteWishlistFx, type DeleteWishlistAnswer, type DeleteWishlistArgs, type DeleteWishlistCode } from "./wishlist/deleteWishlist";
export { getSharedWishlist, getSharedWishlistFx, type GetSharedWishlistAnswer, type GetSharedWishlistArgs, type GetSharedWishlistCode } from "./wishlist/getSharedWishlist";
export { listWishlists, listWishlistsFx, type ListWishlistsAnswer, type ListWishlistsCode } from "./wishlist/listWishlists";
export { saveStays, saveStaysFx, type SaveStaysAnswer, type SaveStaysArgs, type SaveStaysCode } from "./wishlist/saveStays";
export { sortStay, sortStayFx, type SortStayAnswer, type SortStayArgs, type SortStayCode } from "./wishlist/sortStay";
