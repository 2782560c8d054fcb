import fc from 'fast-check';
import { describeInvariants } from './testing/properties.ts';

describeInvariants(fc.readConfigureGlobal().numRuns ?? 150);
