// Parts that open over a page, each fetched when it is first wanted; none is rendered on the server.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { analyticsReady } from '../analytics/analytics.store';
import { Button } from '../../../ui/button';
import { ToastRegion, Toast } from '../../../ui/toast';
import { $consentIsAsked, $settingsAreOpen } from '../analytics/consent.store';
import { $errors } from '../failures/errors.store';
import { useLine } from '../failures/use-line';
import { deferred } from '../loading/deferred';
import { $loginModal } from './login-modal.store';
import { $menuIsOpen } from './mobile-menu.store';
// here from the start: it tells of a lost connection
import { reportingReady } from '../failures/reporting.store';
import { $visitor } from '../session/session.store';
import type { Visit } from '../navigation/visit';
import { $toasts, connectionCame, isOfConnection, type Offer, toastClosed } from './toasts.store';

// The short notes that float above the page.
const shownMs = 6000;

const OfferButton = ({ offer, onDone }: { readonly offer: Offer; readonly onDone: () => void }) => {
  const press = useUnit(offer.pressed);
  const take = () => {
    press();
    onDone();
  };
  return (
    <Button size="sm" variant="ghost" color="white" textDecoration="underline" _hover={{ bg: 'muted' }} onClick={take}>
      {offer.button}
    </Button>
  );
};

const Toasts = () => {
  const [notes, close, cameBack] = useUnit([$toasts, toastClosed, connectionCame]);
  useLine(notes.some(isOfConnection), cameBack);
  return notes.map(({ id, text, offer }) => (
    <Toast
      key={id}
      lasts={isOfConnection({ text }) ? undefined : shownMs}
      onClose={() => close(id)}
      {...(offer && { action: <OfferButton offer={offer} onDone={() => close(id)} /> })}
    >
      {text}
    </Toast>
  ));
};

const mobileMenu = deferred(async () => (await import('./mobile-menu')).MobileMenu);
const loginModal = deferred(async () => (await import('./login-modal')).LoginModal);
const errorDialogs = deferred(async () => (await import('../failures/error-dialogs')).ErrorDialogs);
const consentNotice = deferred(async () => (await import('./consent-notice')).ConsentNotice);
const surveys = deferred(async () => (await import('./thanked-surveys')).Surveys);
const cookieSettings = deferred(async () => (await import('./cookie-settings')).CookieSettings);

const $open = {
  menu: $menuIsOpen,
  login: $loginModal,
  errors: $errors,
  consent: $consentIsAsked,
  settings: $settingsAreOpen,
  visitor: $visitor,
};

export const Overlays = ({ visit }: { readonly visit: Visit }) => {
  const [tellAnalytics, tellReporting] = useUnit([analyticsReady, reportingReady]);
  useEffect(() => {
    tellAnalytics();
    tellReporting();
  }, [tellAnalytics, tellReporting]);
  const { menu, login, errors, consent, settings, visitor } = useUnit($open);
  return (
    <>
      {consent && <consentNotice.Part />}
      {menu && <mobileMenu.Part visit={visit} />}
      {login && <loginModal.Part visit={visit} />}
      {visitor.signed_in && <surveys.Part />}
      {settings && <cookieSettings.Part />}
      {errors.length > 0 && <errorDialogs.Part />}
      <ToastRegion>
        <Toasts />
      </ToastRegion>
    </>
  );
};
