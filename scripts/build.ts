const started = performance.now();
try {
  const { buildWeb } = await loadBuilder();
  const outcome = await buildWeb();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    outcome === 'built'
      ? `Web app built in ${seconds} s.`
      : 'Web app: nothing changed since its build.',
  );
} catch (error) {
  // The message of the builder names the file and the line; its stack would only name the builder.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** An installation for production has left out what builds the pages. */
async function loadBuilder() {
  try {
    import.meta.resolve('vite');
  } catch {
    throw new Error(
      'The pages are not built from these sources, and what builds them is not installed: install again as docs/operations.md says.',
    );
  }
  return import('./webBuild.ts');
}
