// What opens over a page, each fetched when it is first wanted; nothing of it is drawn on the server.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { analyticsReady } from './analytics.store';
import { $consentIsAsked, $settingsAreOpen } from './consent.store';
import { $errors } from './errors.store';
import { $loginModal } from './login-modal.store';
import { $menuIsOpen } from './mobile-menu.store';
import { $notes } from './notes.store';
import { reportingReady } from './reporting.store';
import type { Visit } from './visit';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu')).MobileMenu }));
const LoginModal = lazy(async () => ({ default: (await import('./login-modal')).LoginModal }));
const ErrorDialogs = lazy(async () => ({ default: (await import('./error-dialogs')).ErrorDialogs }));
const ConsentNotice = lazy(async () => ({ default: (await import('./consent-notice')).ConsentNotice }));
const CookieSettings = lazy(async () => ({ default: (await import('./cookie-settings')).CookieSettings }));
const Notes = lazy(async () => ({ default: (await import('./notes')).Notes }));

/** On the page from the start, so that what appears in it is read aloud. */
const NoteRegion = chakra(
  'div',
  {
    base: {
      position: 'fixed',
      zIndex: 'toast',
      bottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
      insetInline: '4',
      display: 'grid',
      gap: '2',
      justifyItems: 'center',
      pointerEvents: 'none',
    },
  },
  { defaultProps: { role: 'status' } },
);

const $open = {
  menu: $menuIsOpen,
  login: $loginModal,
  errors: $errors,
  consent: $consentIsAsked,
  settings: $settingsAreOpen,
  notes: $notes,
};

export const Windows = ({ visit }: { readonly visit: Visit }) => {
  const [tellAnalytics, tellReporting] = useUnit([analyticsReady, reportingReady]);
  useEffect(() => {
    tellAnalytics();
    tellReporting();
  }, [tellAnalytics, tellReporting]);
  const { menu, login, errors, consent, settings, notes } = useUnit($open);
  return (
    <>
      <Suspense>
        {consent && <ConsentNotice />}
        {menu && <MobileMenu visit={visit} />}
        {login && <LoginModal visit={visit} />}
        {settings && <CookieSettings />}
        {errors.length > 0 && <ErrorDialogs />}
      </Suspense>
      <NoteRegion>
        {notes.length > 0 && (
          <Suspense>
            <Notes />
          </Suspense>
        )}
      </NoteRegion>
    </>
  );
};
