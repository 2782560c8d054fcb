import { runs } from './testing/anyForecast.ts';
import { describeInvariants } from './testing/properties.ts';

describeInvariants(runs);
