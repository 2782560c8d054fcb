/** All tables and views, for queries that use several aggregates and for `drizzle-kit`. */
export * from './schema/accounts.ts';
export * from './schema/billing.ts';
export * from './schema/generations.ts';
export * from './schema/limits.ts';
export * from './schema/projects.ts';
