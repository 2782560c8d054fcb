import type { Work } from '../work.ts';
import type { Form } from './parameters.ts';

/** One call of the API, in one transaction. */
export interface ApiCall extends Work {
  /** The ids in the address, in order. */
  readonly ids: readonly string[];
  readonly form: Form;
  /** Where people reach the hosted pages; without a trailing slash. */
  readonly publicUrl: string;
}

/** What is answered. A status other than 200 keeps what was done: a declined payment has been tried. */
export interface Reply {
  readonly status?: number;
  readonly body: object;
}

export type Answer = (call: ApiCall) => Promise<Reply>;

/** @returns the first id of the address, which its pattern makes sure of. */
export function idOf(call: ApiCall): string {
  const [id] = call.ids;
  if (id === undefined) throw new Error('the address has no id');
  return id;
}
