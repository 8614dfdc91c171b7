// Everything that the server answers about properties.
import { calendarHandlers } from './calendar.handlers';
import { checkPriceHandlers } from './check-price.handlers';
import { connectHandlers } from './connect.handlers';
import { editHandlers } from './edit.handlers';
import { exportedHandlers } from './exported.handlers';
import { feedHandlers } from './feed.handlers';
import { listingHandlers } from './listing.handlers';
import { ownHandlers } from './own.handlers';
import { photoHandlers } from './photo.handlers';
import { placeHandlers } from './place.handlers';
import { pricePreviewHandlers } from './price-preview.handlers';
import { searchHandlers } from './search.handlers';
import { statusHandlers } from './status.handlers';

export const propertyHandlers = {
  ...searchHandlers,
  ...listingHandlers,
  ...checkPriceHandlers,
  ...ownHandlers,
  ...connectHandlers,
  ...editHandlers,
  ...pricePreviewHandlers,
  ...statusHandlers,
  ...calendarHandlers,
  ...exportedHandlers,
  ...feedHandlers,
  ...photoHandlers,
  ...placeHandlers,
};
