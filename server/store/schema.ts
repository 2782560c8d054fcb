/** Tables and views, except those of stand-ins, in one module for `drizzle-kit` and for queries. */
export * from './schema/accounts.ts';
export * from './schema/billing.ts';
export * from './schema/documents.ts';
export * from './schema/generations.ts';
export * from './schema/industry.ts';
export * from './schema/limits.ts';
export * from './schema/projects.ts';
