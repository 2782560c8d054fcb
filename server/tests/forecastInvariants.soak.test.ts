import { describeInvariants } from '@elan/domain/forecast/testing/properties';
import { roundsOf } from '../testing/soak.ts';

describeInvariants(roundsOf(10_000));
