import { takeRecoveryLink } from './recoveryLink.ts';

// The first import of the page: what stands in a recovery link is gone from the address before anything looks at it.
takeRecoveryLink();
