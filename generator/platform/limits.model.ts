// The limits of the running server: what a request may cost, and how visitors are told apart.
import { decision } from 'spec-to-app/declaration';
import { constant } from 'spec-to-app/values';

export const hstsDays = constant(365, {
  source: decision('section 18: a browser that came by https never comes back without it'),
  unit: 'days',
  says: 'How long a browser keeps to https after a visit, where the site’s address is https',
});
export const visitorNetworkBits = constant(64, {
  source: decision('one household or server is given at least so much of IPv6, and may change within it at will'),
  unit: 'bits',
  says: 'How much of an IPv6 address tells one visitor from another where uses are counted',
});
export const requestSeconds = constant(60, {
  source: decision('a picture over a slow line fits; who sends a letter a minute holds nothing of ours for long'),
  unit: 'seconds',
  says: 'How long a request may take to arrive whole',
});
export const requestBytes = constant(200_000, {
  source: decision(
    'section 0: more than the longest calendar and listing that may be sent; what is larger would be expensive to read, and files have limits of their own',
  ),
  unit: 'bytes',
  says: 'The largest body of a request, files apart',
});
export const pagesPerMinute = constant(240, {
  source: decision('more than a household opens; a page costs more to render than to ask for'),
  says: 'The most pages that are rendered for one visitor in a minute',
});
export const pageKeptSeconds = constant(30, {
  source: decision('a page is rendered once for all who ask meanwhile; what changes it ends it sooner'),
  unit: 'seconds',
  says: 'How long a page that anybody may see is sent again as it was rendered',
});
export const pageUnsureSeconds = constant(2, {
  source: decision('nobody waits long for a change that we were not told of'),
  unit: 'seconds',
  says: 'The same while the database tells nothing of its changes',
});
export const pageSharedSeconds = constant(5, {
  source: decision('others who keep our pages are told of no change'),
  unit: 'seconds',
  says: 'How long caches between us and the visitors may send such a page',
});
export const pagesKeptBytes = constant(40_000_000, {
  source: decision('more than a thousand pages, packed'),
  unit: 'bytes',
  says: 'The room for pages that were asked for more than once',
});
export const pagesAskedOnceBytes = constant(8_000_000, {
  source: decision('as much as is rendered in ten seconds, so that addresses made up by a stranger displace no page that others want'),
  unit: 'bytes',
  says: 'The room for pages that were asked for once',
});
export const nestingMax = constant(32, {
  source: decision('several times as deep as any body of ours; each level costs more to read than to send'),
  unit: 'levels',
  says: 'How deep the lists and objects of a body may lie in one another',
});
export const formFieldsMax = constant(60, {
  source: decision('more than any form has'),
  says: 'The most fields of a form that carries a file',
});
export const formFilesMax = constant(30, {
  source: decision('as many pictures as somebody chooses at once'),
  says: 'The most files of a form whose field takes any number',
});
export const complaintsMax = constant(100, {
  source: decision('nobody reads more, and looking for them costs time'),
  says: 'The most complaints about one request',
});
export const complaintsWholeMax = constant(1000, {
  source: decision('more than any form of ours sends; a body that is larger and does not fit was not typed by a person'),
  unit: 'values',
  says: 'The largest body whose complaints are all looked for; of a larger one the first is told',
});
export const routerRedirectLimit = constant(100, {
  source: decision('section 9: more than any way from page to page has; pages that lead to one another in a circle come to an end'),
  says: 'How many chained navigations the router follows',
});
export const replicaBehindMax = constant(5, {
  source: decision('a visitor may see what was so some seconds ago, and no more'),
  unit: 'seconds',
  says: 'A copy of the database that is further behind is left out until it has caught up',
});
export const toolsPath = constant('/mcp', {
  source: decision('issue 19: assistants find the calls as tools of the Model Context Protocol, on the road of every other caller'),
  says: 'Where assistants ask for the calls as tools',
});
export const toolMessagesPerMinute = constant(120, {
  source: decision('more than an assistant says while it looks for a stay; each call that it asks is counted by its own limit as well'),
  says: 'The most messages of assistants from one visitor in a minute',
});
