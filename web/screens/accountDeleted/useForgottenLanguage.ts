import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useLanguage } from '../../copy/language.tsx';

/**
 * Resets to French once this page is left, since the person whose language it was has no account any more. A
 * language chosen on this page stays.
 */
export function useForgottenLanguage(): void {
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
