// Everything that the server answers about properties.
import { arrivalHandlers } from './arrival/arrival.handlers';
import { calendarHandlers } from './calendar/calendar.handlers';
import { calendarsHandlers } from './calendar/calendars.handlers';
import { seasonsHandlers } from './calendar/seasons.handlers';
import { cohostHandlers } from './cohosts/cohost.handlers';
import { checkPriceHandlers } from './connecting/check-price.handlers';
import { compareHandlers } from './search/compare.handlers';
import { connectHandlers } from './connecting/connect.handlers';
import { duplicateHandlers } from './setup/duplicate.handlers';
import { editHandlers } from './setup/edit.handlers';
import { exportedHandlers } from './calendar/exported-calendar.handlers';
import { feedHandlers } from './feeds/feed.handlers';
import { foundPhotoHandlers } from './connecting/found-photo.handlers';
import { listingHandlers } from './listing/listing.handlers';
import { nightPriceHandlers } from './listing/night-prices.handlers';
import { ownHandlers } from './setup/own.handlers';
import { photoHandlers } from './photos/photo.handlers';
import { placeHandlers, searchHandlers } from './search/search.handlers';
import { similarHandlers } from './search/similar.handlers';
import { pricePreviewHandlers } from './setup/price-preview.handlers';
import { statusHandlers } from './setup/status.handlers';
import { viewHandlers } from './listing/views.handlers';

export const propertyHandlers = {
  ...searchHandlers,
  ...similarHandlers,
  ...compareHandlers,
  ...listingHandlers,
  ...nightPriceHandlers,
  ...viewHandlers,
  ...checkPriceHandlers,
  ...ownHandlers,
  ...connectHandlers,
  ...foundPhotoHandlers,
  ...duplicateHandlers,
  ...editHandlers,
  ...pricePreviewHandlers,
  ...statusHandlers,
  ...arrivalHandlers,
  ...cohostHandlers,
  ...calendarHandlers,
  ...calendarsHandlers,
  ...seasonsHandlers,
  ...exportedHandlers,
  ...feedHandlers,
  ...photoHandlers,
  ...placeHandlers,
};
