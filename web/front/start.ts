/**
 * The only script that the first page names: it fetches the others once the page is on the screen, and not
 * while it is in a tab that nobody looks at. Until then its links, its forms and its text do without.
 */
requestAnimationFrame(() => {
  // The frame is painted between the two.
  setTimeout(async () => {
    const english = document.documentElement.lang === 'en';
    const [{ takeOver }, { LandingScreen }, { texts }] = await Promise.all([
      import('./takeOver.tsx'),
      import('../screens/landing/LandingScreen.tsx'),
      english ? import('./texts.en.ts') : import('./texts.fr.ts'),
    ]);
    takeOver(LandingScreen, texts);
  });
});
