// Testing Library waits a second for what is to come, which a busy machine may take to draw one page.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
