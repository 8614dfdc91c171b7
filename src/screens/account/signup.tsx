// Creating an account with email and password.
import { useUnit } from 'effector-react';
import { signUpForm } from '../../../generated/forms/signUpForm';
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { GeneratedForm } from '../../ui/form/generated-form';
import { fromIn } from '../shell/navigation/link';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { AuthLayout } from './auth-layout';
import { leadFor } from './lead-for';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { $draft, $inviter, $isInviterSought, $isMade, firstLogin, signUp, typed } from './signup.store';

export { opened } from './signup.store';
import { WithParent } from './with-parent';
import { referralFriendPoints } from '../../../generated/model/constants';
import { Banner } from '../../ui/banner';
import { Box } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { shownNumber } from '../shell/format/format';
import type { ReactNode } from 'react';

// A sentence in which some words lead to pages, in a window of their own, so that what was entered stays.
interface LinkedWords {
  /** As they stand in the sentence. */
  readonly words: string;
  readonly to: string;
}

const linked = (sentence: string, links: readonly LinkedWords[]): ReactNode => {
  const [link, ...others] = links;
  if (!link) return sentence;
  const place = sentence.indexOf(link.words);
  if (place < 0) return linked(sentence, others);
  return (
    <>
      {linked(sentence.slice(0, place), others)}
      <RouteLink to={link.to} target="_blank">
        {link.words}
      </RouteLink>
      {linked(sentence.slice(place + link.words.length), others)}
    </>
  );
};

// Above the sign-up: who sent the link that brought the person, and what it is worth.
const InvitedBy = () => {
  const { name, isSought } = useUnit({ name: $inviter, isSought: $isInviterSought });
  if (!name && !isSought) return null;
  return (
    <Box marginBottom="6" overflowWrap="anywhere">
      {name ? (
        <Banner tone="good">{signInTexts.invitedBy({ name, points: shownNumber(referralFriendPoints) })}</Banner>
      ) : (
        // the form below must not move under a finger
        <Skeleton height="5rem" borderRadius="lg" />
      )}
    </Box>
  );
};

const terms = linked(String(signUpForm.uiSchema['accepts_terms']?.['ui:title']), [
  { words: heads.tos.title.toLowerCase(), to: pathTo.tos() },
  { words: heads.privacyPolicy.title.toLowerCase(), to: pathTo.privacyPolicy() },
]);

export const Signup = ({ visit }: ScreenProps) => {
  const { problem, creating, entering, isMade, draft } = useUnit({
    problem: signUp.$problem,
    creating: signUp.$pending,
    entering: firstLogin.$pending,
    isMade: $isMade,
    draft: $draft,
  });
  const [submit, type] = useUnit([signUp.submitted, typed]);
  const from = fromIn(visit.query);
  const login = pathTo.login({ from });
  return (
    <AuthLayout
      title={signUpForm.title}
      lead={leadFor(from) ?? signUpForm.intro}
      foot={!isMade && <RouteLink to={login}>{signInTexts.toLogin}</RouteLink>}
    >
      {!isMade && (
        <>
          <InvitedBy />
          <WithParent words={signInTexts.signUpWithParent} from={from} />
        </>
      )}
      <ProblemBanner problem={problem} />
      {isMade ? (
        <ButtonLink to={login} size="lg" width="full">
          {signInTexts.toLogin}
        </ButtonLink>
      ) : (
        <GeneratedForm
          form={signUpForm}
          facts={{}}
          wide
          busy={creating || entering}
          problem={problem}
          labels={{ accepts_terms: terms }}
          starts={draft}
          onChange={type}
          onSubmit={submit}
        />
      )}
    </AuthLayout>
  );
};
