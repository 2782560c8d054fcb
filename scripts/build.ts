const started = performance.now();
try {
  const { buildWeb, buildServer } = await loadBuilders();
  const outcomes = [await buildWeb(), await buildServer()];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    outcomes.includes('built')
      ? `Web app and server built in ${seconds} s.`
      : 'Web app and server: nothing changed since their build.',
  );
} catch (error) {
  // The builder's message names the file and line, while the stack would only show the builder.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Throws a helpful error if the build tools are missing, as in a production installation. */
async function loadBuilders() {
  try {
    import.meta.resolve('vite');
  } catch {
    throw new Error(
      'Pages and server are not built from these sources, and what builds them is not installed: install again as docs/operations.md says.',
    );
  }
  return { ...(await import('./webBuild.ts')), ...(await import('./serverBuild.ts')) };
}
