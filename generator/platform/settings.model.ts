// Settings that every product has: where its site and its calls are.
import { decision } from 'spec-to-app/declaration';
import { text, url } from 'spec-to-app/shapes';
import { setting } from 'spec-to-app/values';

export const apiBase = setting({
  source: decision('section 2: calls have a base path of their own, so that pages keep all other addresses'),
  variable: 'API_BASE',
  holds: text({ pattern: '(/[\\w\\-]+)+', patternSays: 'It must be a path such as /api' }),
  default: '/api',
  says: 'The base path of every call',
});
export const siteOrigin = setting({
  source: decision('section 2: what leaves the site names its address, which no request is trusted to say'),
  variable: 'SITE_ORIGIN',
  holds: url(),
  default: 'http://localhost:3000',
  says: 'The site’s own address: canonical links, mailed links and the list of allowed redirects start with it',
});
