import type { Call, CallReply } from '@elan/domain/contract/call';
import { contract as defined } from '@elan/domain/contract/contract';

/** The method and path of a call. The build leaves out the schemas (`web/build/dataInBundle.ts`). */
export interface Endpoint<C extends Call = Call> {
  readonly method: C['method'];
  readonly path: C['path'];
  /** Never read. Its type carries the call's input and reply types. */
  readonly definition?: C | undefined;
}

/** Every HTTP call of the product. */
export const contract: {
  readonly [Name in keyof typeof defined]: Endpoint<CallNamed<Name>>;
} = defined;

export type CallNamed<Name extends keyof typeof defined> = (typeof defined)[Name];

export type ReplyOf<Name extends keyof typeof defined> = CallReply<CallNamed<Name>>;
