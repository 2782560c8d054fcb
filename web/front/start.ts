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
    const texts = textsIn[document.documentElement.lang === 'en' ? 'en' : 'fr']();
    // The largest by far, and so in a task of its own: a browser reads a file and what it imports in one go.
    await import('react-dom/client');
    await new Promise((resolve) => setTimeout(resolve));
    const [{ takeOver }, { LandingScreen }] = await Promise.all([
      import('./takeOver.tsx'),
      import('../screens/landing/LandingScreen.tsx'),
    ]);
    takeOver(LandingScreen, (await texts).texts);
  });
});
