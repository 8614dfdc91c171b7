// The picture of a page of this product that has none of its own; the other files of the room know no product.
import { sitePreviewPath } from '../../../../generated/model/constants';

export const previewPath: string = sitePreviewPath;
