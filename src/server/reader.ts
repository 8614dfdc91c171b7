// The process beside the server: the function that reads each kind of document of a stranger.
import { avatarFile } from './account/avatar';
import { calendarFile } from './outside/calendars';
import { robotsAllow, robotsFile } from './outside/pages';
import { privatePhotoFile } from './outside/private-photo';
import { answerDocuments } from './outside/reader/answer';
import { reads } from './outside/reader/document';
import { takenIn } from './outside/taken-nights';
import { readListing } from './property/connecting/read-listing.rules';
import { hostPage, listingPage, listingsOfHost } from './property/connecting/source-page';
import { photoFile } from './property/photos/drawn-photo';

answerDocuments([
  reads(robotsFile, robotsAllow),
  reads(calendarFile, ({ body, zone, ...options }) => takenIn(new TextDecoder().decode(body), zone, options)),
  reads(listingPage, readListing),
  reads(hostPage, listingsOfHost),
  // texts do without what draws pictures
  reads(photoFile, async (file) => (await import('./property/photos/draw-photo')).drawPhoto(file)),
  reads(privatePhotoFile, async (file) => (await import('./outside/draw-private-photo')).drawPrivatePhoto(file)),
  reads(avatarFile, async (file) => (await import('./account/draw-avatar')).drawAvatar(file)),
]);
