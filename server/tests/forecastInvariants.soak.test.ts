import { describeInvariants } from '@elan/domain/forecast/testing/properties';
import { roundsOf } from '@elan/testing/soak';

describeInvariants(roundsOf(10_000));
