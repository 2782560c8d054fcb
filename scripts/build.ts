import { buildWeb } from './webBuild.ts';

const started = performance.now();
try {
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
