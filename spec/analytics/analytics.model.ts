// The ad tracker's events and their limits: page visits and two conversions, only after consent.
import { event } from 'spec-to-app/event';
import { decimal, optional, text } from 'spec-to-app/shapes';
import { conversionDefaultCurrency, conversionDefaultValue, conversionTimeoutMs } from '../product';

/** The fields of every conversion; one that does not fit is not sent. */
const conversion = {
  target: text({
    pattern: '^.*/.*$',
    patternSays: 'A target contains a slash',
    says: 'The tracker’s name for the conversion',
    example: 'AW-123456789/AbC-D_efG',
  }),
  value: decimal({ min: 0, default: conversionDefaultValue.value }),
  currency: text({
    pattern: '^[A-Z]{3}$',
    patternSays: 'A currency has three capital letters',
    default: conversionDefaultCurrency.value,
  }),
  transaction_id: optional(text({ says: 'Tells two conversions apart' })),
};
const timeout = { milliseconds: conversionTimeoutMs.value };

export const pageVisit = event({
  source: '§1',
  name: 'page_visit',
  says: 'A page was seen',
  when: 'on every route view',
  fields: {
    path: text({
      says: 'The path without its query; where search engines may not list it, what it names stays out: /stays/:booking_id',
      example: '/search',
    }),
  },
});

export const signupConversion = event({
  source: '§1',
  name: 'signup',
  says: 'Somebody signed up',
  when: 'after an account was created, to the target that CONVERSION_TARGET_SIGNUP names',
  fields: conversion,
  timeout,
});

export const scheduleCallConversion = event({
  source: '§1',
  name: 'schedule_call',
  says: 'Somebody scheduled a call',
  when: 'after the contact form was sent with the topic call, to the target that CONVERSION_TARGET_CALL names',
  fields: conversion,
  timeout,
});
