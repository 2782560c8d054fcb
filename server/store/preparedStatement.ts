import type { Transaction } from '../adapters/database/database.ts';

/**
 * A frequently used statement, built once for each connection rather than for each call: building
 * one takes longer than sending it. Its values are `sql.placeholder`s; its name must be unique.
 */
export function prepared<Statement>(
  build: (connection: Transaction) => Statement,
): (connection: Transaction) => Statement {
  const built = new WeakMap<Transaction, Statement>();
  return (connection) => {
    const statement = built.get(connection) ?? build(connection);
    built.set(connection, statement);
    return statement;
  };
}
