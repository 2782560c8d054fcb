import fc from 'fast-check';

// FC_RUNS: how often each property is tried, in place of its own number.
const runs = Number(process.env.FC_RUNS ?? Number.NaN);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
