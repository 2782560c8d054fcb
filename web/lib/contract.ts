import type { Call, CallReply } from '@elan/domain/contract/call';
import { contract as defined } from '@elan/domain/contract/contract';

/** What a page needs to make a call; its schemas are left out of the build (`web/build/callsWithoutSchemas.ts`). */
export interface Endpoint<C extends Call = Call> {
  readonly method: C['method'];
  readonly path: C['path'];
  /** Never set: the type from which the input and the reply are inferred. */
  readonly definition?: C | undefined;
}

/** Every HTTP call of the product, as the pages know it. */
export const contract: {
  readonly [Name in keyof typeof defined]: Endpoint<CallNamed<Name>>;
} = defined;

/** The definition of a call, by its name. */
export type CallNamed<Name extends keyof typeof defined> = (typeof defined)[Name];

/** The reply of a call, by its name. */
export type ReplyOf<Name extends keyof typeof defined> = CallReply<CallNamed<Name>>;
