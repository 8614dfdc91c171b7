// The referral banners and surveys, with the thanks that float above the page.
import { sample } from 'effector';
import { bannerTexts } from '../../../../generated/texts/sentences/bannerTexts';
import { surveySubmitted } from '../surveys/surveys.store';
import { toastShown } from './toasts.store';

export { Surveys } from '../surveys/surveys';

sample({ clock: surveySubmitted, fn: () => bannerTexts.thanks, target: toastShown });
