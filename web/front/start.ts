const textsIn = {
  fr: () => import('./texts.fr.ts'),
  en: () => import('./texts.en.ts'),
} as const;

/**
 * The only script that the first page names: it fetches the others once the page is on the screen, and not
 * while it is in a tab that nobody looks at. Until then its links, its forms and its text do without.
 */
requestAnimationFrame(() => {
  // The frame is painted between the two.
  setTimeout(async () => {
    const [{ takeOver }, { LandingScreen }, { texts }] = await Promise.all([
      import('./takeOver.tsx'),
      import('../screens/landing/LandingScreen.tsx'),
      textsIn[document.documentElement.lang === 'en' ? 'en' : 'fr'](),
    ]);
    takeOver(LandingScreen, texts);
  });
});
