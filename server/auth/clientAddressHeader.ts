/** The header under which the account library learns the address that our server trusts. */
export const clientIpHeader = 'x-client-address';
