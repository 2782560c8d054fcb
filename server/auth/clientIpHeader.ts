/** The header that gives the account library the IP that our server trusts. */
export const clientIpHeader = 'x-client-address';
