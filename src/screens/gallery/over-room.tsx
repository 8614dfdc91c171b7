// The parts that open over a page: the login modal, errors, the cookie notice with its settings, toasts.
import { useUnit } from 'effector-react';
import { Button } from '../../ui/button';
import { Box, HStack } from '../../ui/layout';
import { ConsentNotice } from '../shell/chrome/consent-notice';
import { settingsOpened } from '../shell/analytics/consent.store';
import { failureMet } from '../shell/failures/errors.store';
import { type LoginWish, loginAsked } from '../shell/chrome/login-modal.store';
import { toastShown } from '../shell/chrome/toasts.store';
import { Overlays } from '../shell/chrome/overlays';
import { Exhibit, Room } from './exhibit';
import { Surrounded } from './surrounded';

const wishes: Readonly<Record<string, LoginWish>> = {
  'Login modal: reserve': 'reserve',
  'Login modal: message': 'message',
  'Login modal: save': 'save',
};
const refused = { kind: 'unexpected status', status: 500, code: undefined, data: {}, request_id: '7c1f-44' } as const;

const Openers = () => {
  const [ask, meet, settings, note] = useUnit([loginAsked, failureMet, settingsOpened, toastShown]);
  return (
    <HStack flexWrap="wrap">
      {Object.entries(wishes).map(([label, wish]) => (
        <Button key={wish} variant="outline" onClick={() => ask({ wish })}>
          {label}
        </Button>
      ))}
      <Button variant="outline" onClick={() => meet({ ...refused, message: 'Failed to create booking' })}>
        An error
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          meet({ ...refused, message: 'Failed to create booking' });
          meet(new Error('Invalid date string'));
          meet({ code: 'router.not_routable', path: `/${'a-very-long-path/'.repeat(8)}` });
        }}
      >
        Several errors
      </Button>
      <Button variant="outline" onClick={() => settings()}>
        Choose cookies
      </Button>
      <Button variant="outline" onClick={() => note('You are logged out.')}>
        A note
      </Button>
    </HStack>
  );
};

export const OverRoom = () => (
  <Room title="Over the page">
    <Exhibit name="Login modal, error dialogs, cookie settings, note">
      <Surrounded at="/listing/1">
        {(visit) => (
          <>
            <Openers />
            <Overlays visit={visit} />
          </>
        )}
      </Surrounded>
    </Exhibit>
    <Exhibit name="Login modal where there is no parent platform">
      <Surrounded at="/listing/1" settings={{ signOnEnabled: false }}>
        {(visit) => (
          <>
            <ByEmailAlone />
            <Overlays visit={visit} />
          </>
        )}
      </Surrounded>
    </Exhibit>
    <Exhibit name="Consent notice">
      {/* what is fixed to the window is fixed to this box here */}
      <Box position="relative" contain="layout" minHeight={{ base: '19rem', md: '17rem' }} bg="surface" borderRadius="lg">
        <Surrounded>{() => <ConsentNotice />}</Surrounded>
      </Box>
    </Exhibit>
  </Room>
);

const ByEmailAlone = () => {
  const ask = useUnit(loginAsked);
  return (
    <Button variant="outline" onClick={() => ask({ wish: 'reserve' })}>
      By email alone
    </Button>
  );
};
