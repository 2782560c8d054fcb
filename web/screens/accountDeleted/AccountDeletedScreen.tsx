import { dumpsKeptDays } from '@elan/domain/account/deletion';
import { useRouter } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { accountDeleted as en } from '../../copy/en/publicPages.ts';
import { accountDeleted as fr } from '../../copy/fr/publicPages.ts';
import { useLanguage } from '../../copy/language.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const texts = { fr, en };

/** Confirms the account deletion, and links to the sign-in page. */
export function AccountDeletedScreen() {
  const { title, text, kept, again, home } = texts[useLanguage().language];
  useForgottenLanguage();
  return (
    <SignedOutFrame className="grid grow content-center py-12">
      <PageTitle title={title} />
      <div className="mx-auto grid max-w-xl gap-4">
        <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-action" />
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p>{text}</p>
        <p className="text-muted">{kept(dumpsKeptDays)}</p>
        <p className="text-muted">{again}</p>
        <LinkButton to="/auth" className="mt-2 justify-self-start">
          {home}
        </LinkButton>
      </div>
    </SignedOutFrame>
  );
}

/**
 * Resets the language of the deleted account to French when this page is left. A language chosen on this page stays.
 */
function useForgottenLanguage(): void {
  const { isChosen, forget } = useLanguage();
  const router = useRouter();
  // A layout effect, so that the next page never appears in the old language.
  useLayoutEffect(() => {
    const here = router.state.location.pathname;
    return () => {
      const isLeft = router.state.location.pathname !== here;
      if (isLeft && !isChosen) forget();
    };
  }, [router, isChosen, forget]);
}
