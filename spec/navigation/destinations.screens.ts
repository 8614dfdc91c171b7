// Ways onward that depend on who asks.
import { KnownDevice } from '../account/browser.model';
import { Visitor } from '../account/account.model';
import { welcome } from '../account/onboarding.screens';
import { login, signup } from '../account/sign-in.screens';
import { stays } from '../booking/booking.screens';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { destination } from 'spec-to-app/route';
import { all, any, is, moreThan } from 'spec-to-app/terms';
import { bookingMessages, stayMessages } from '../message/message.screens';
import { properties } from '../property/property.screens';

const visitor = the(Visitor);
const device = the(KnownDevice);

export const dashboard = destination({
  source: '§2 Shell elements',
  says: 'Where a person goes after logging in, and with Open',
  cases: [
    { when: any(moreThan(visitor.propertiesTotal, 0), moreThan(visitor.numOfCohosted, 0)), to: properties },
    { when: moreThan(visitor.numOfStays, 0), to: stays },
  ],
  otherwise: welcome,
});

export const inbox = destination({
  source: decision('section 17: the inbox, under the stays of a guest and the bookings of a host'),
  says: 'Where Messages leads: to the side on which a message waits, and of two like sides to that of the host',
  cases: [
    { when: all(moreThan(visitor.unreadAsGuest, 0), is(visitor.unreadAsHost, 0)), to: stayMessages },
    {
      when: any(moreThan(visitor.unreadAsHost, 0), moreThan(visitor.propertiesTotal, 0), moreThan(visitor.numOfAnswered, 0)),
      to: bookingMessages,
    },
  ],
  otherwise: stayMessages,
});

export const emailSignIn = destination({
  source: decision('the specification names both pages: who has logged in on this device before logs in, everybody else signs up'),
  says: 'Where Continue with email instead leads',
  cases: [{ when: moreThan(device.logins, 0), to: login }],
  otherwise: signup,
});
