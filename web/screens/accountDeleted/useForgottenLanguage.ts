import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useLanguage } from '../../copy/language.tsx';

/**
 * French again once this page is left: nobody is here any more whose language was kept. A language that
 * was chosen on the page itself is whoever's is at this browser now, and stays.
 */
export function useForgottenLanguage(): void {
  const { isChosen, forget } = useLanguage();
  const router = useRouter();
  // Before the next page is painted, so that it never shows in the language before.
  useLayoutEffect(() => {
    const here = router.state.location.pathname;
    return () => {
      const isLeft = router.state.location.pathname !== here;
      if (isLeft && !isChosen) forget();
    };
  }, [router, isChosen, forget]);
}
