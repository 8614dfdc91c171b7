// Calls about profiles: one's own, other people's, and the reviews of each.
import { call } from 'spec-to-app/call';
import { exactly, file, flag, instant, like, list, nullable, oneOf, optional } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { avatarUnreadable } from './account.errors';
import { enteredName, Profile, PublicProfile, typedPhone } from './account.model';
import { publicProfile, signedIn } from './account.rules';
import { Language } from './languages.model';
import { avatarBytes, languagesMax, profileChangesPerHour } from './limits.model';

const name = (says: string) => optional(enteredName('Enter a name, without hidden characters', { says }));

export const getProfile = call('GET /user/profile', {
  source: '§7 User and session',
  says: 'The person’s own profile',
  guard: signedIn,
  answer: like(Profile),
});

export const updateProfile = call('PATCH /user/profile', {
  source: '§7 User and session',
  says: 'Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture',
  guard: signedIn,
  multipart: true,
  input: {
    first_name: name('As other people on the product see it'),
    last_name: name('Shown to the other side of a confirmed booking only'),
    phone: optional(nullable(typedPhone({ says: 'For the other side of a paid booking only; nothing takes it away' }))),
    languages: optional(list(oneOf(Language), { max: languagesMax.value, says: 'Those that the person speaks' })),
    avatar: optional(file({ types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: avatarBytes.value, says: 'A new picture' })),
    remove_avatar: optional(exactly(true, { says: 'Takes the picture away' })),
    is_host: optional(exactly(true, { says: 'Turns host mode on' })),
    is_guest: optional(exactly(true, { says: 'Turns guest mode on' })),
    show_referral_recipient_banner: optional(flag()),
    show_referral_sender_banner: optional(flag()),
    show_referral_sender_modal: optional(flag()),
    referral_recipient_banner_interacted_at: optional(instant()),
    referral_sender_banner_interacted_at: optional(instant()),
    marketing_consent: optional(flag({ says: 'Whether offers by email are welcome' })),
  },
  answer: like(Profile),
  errors: [avatarUnreadable],
  throttle: { times: profileChangesPerHour.value, per: hours(1) },
});

export const getPublicProfile = call('GET /user/profile/{profile_id}', {
  source: '§7 User and session',
  says: 'What anyone may see of a person',
  guard: publicProfile,
  answer: like(PublicProfile),
});
