// The process beside the server: the function that reads each kind of document of a stranger.
import { calendarFile, takenIn } from './outside/calendars';
import { robotsAllow, robotsFile } from './outside/pages';
import { answerDocuments } from './outside/reader/answer';
import { reads } from './outside/reader/document';
import { readListing } from './property/connecting/read-listing.rules';
import { hostPage, listingPage, listingsOfHost } from './property/connecting/source-page';

answerDocuments([
  reads(robotsFile, robotsAllow),
  reads(calendarFile, ({ body, zone }) => takenIn(new TextDecoder().decode(body), zone)),
  reads(listingPage, readListing),
  reads(hostPage, listingsOfHost),
]);
