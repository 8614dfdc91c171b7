// The picture of a page of this product that has none of its own: none. The other files of the room know no product.
export const previewPath = '';
