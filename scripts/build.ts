import { buildWeb } from './webBuild.ts';

const started = performance.now();
const outcome = await buildWeb();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  outcome === 'built'
    ? `Web app built in ${seconds} s.`
    : 'Web app: nothing changed since its build.',
);
