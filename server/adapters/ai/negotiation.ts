import { setTimeout as delay } from 'node:timers/promises';
import type { RequestField } from './providerRefusal.ts';
import { isModelUnavailable, refusalOf } from './providerTrouble.ts';
import { type FieldValues, fieldsToSend, searchForm } from './requestForm.ts';

/** One form of a request: the model, and the fields to send. */
export interface AskedForm {
  readonly model: string;
  readonly fields: readonly RequestField[];
}

export interface Accepted<Stream> {
  readonly stream: Stream;
  readonly model: string;
  /** Call this whenever part of a reply has arrived: only then is the form remembered. */
  readonly accepted: () => void;
  /** Call this when the request has ended, successfully or not. */
  readonly over: () => void;
}

export interface Models {
  readonly model: string;
  /** Tried if the provider does not offer `model`. After its first reply, it is used until the process ends. */
  readonly fallbackModel: string | undefined;
}

export interface NegotiationListener {
  /** Called at the first reply, and again whenever the form changes, apart from the schema. */
  readonly onForm: (form: AskedForm) => void;
  /** Called once, when the fallback model has replied instead of `model`. */
  readonly onFallback: (model: string) => void;
}

/** What is known about one model: the fields that were refused and accepted. */
interface Known {
  readonly refused: Set<RequestField>;
  readonly taken: Set<RequestField>;
}

/**
 * Maximum wait for another request that is trying a form, in milliseconds. A refusal comes quickly, but a reply may
 * take long.
 */
const longestWaitMs = 2_000;

/**
 * Finds the form of request that a provider accepts, and remembers it for the life of the process
 * (docs/decisions/0052-request-form-is-negotiated-with-the-ai-provider.md). While one request tries a new form,
 * others that would also try one wait for at most `longestWaitMs`.
 */
export function createNegotiation(
  { model: first, fallbackModel }: Models,
  listener: NegotiationListener,
) {
  const known = new Map<string, Known>();
  const knownOf = (model: string): Known => {
    const found = known.get(model) ?? { refused: new Set(), taken: new Set() };
    known.set(model, found);
    return found;
  };
  let isNotFound = false;
  let reportedForm = '';
  let trying: Promise<void> | undefined;

  /**
   * Waits briefly while another request tries a form, unless all fields to send are known to be accepted.
   * @returns a function that lets the next request try; call it once this request was accepted or has ended.
   */
  const ownTurn = async (values: FieldValues, signal: AbortSignal): Promise<() => void> => {
    const isNew = (): boolean => {
      const { refused, taken } = knownOf(isNotFound && fallbackModel ? fallbackModel : first);
      return taken.size === 0 || fieldsToSend(values, refused).some((field) => !taken.has(field));
    };
    let late: Promise<unknown> | undefined;
    while (isNew() && trying) {
      late ??= delay(longestWaitMs, 'late', { signal, ref: false }).catch(() => 'late');
      if ((await Promise.race([trying, late])) === 'late') return () => {};
    }
    if (!isNew()) return () => {};
    const { promise, resolve } = Promise.withResolvers<void>();
    trying = promise;
    return () => {
      if (trying === promise) trying = undefined;
      resolve();
    };
  };

  const remember = (model: string, refused: ReadonlySet<RequestField>, values: FieldValues) => {
    const its = knownOf(model);
    for (const field of refused) its.refused.add(field);
    for (const field of fieldsToSend(values, refused)) its.taken.add(field);
    if (model !== first && !isNotFound) {
      isNotFound = true;
      listener.onFallback(model);
    }
    if (isNotFound && model === first) return;
    // Only some requests have a schema, so it is left out of the reported form.
    const fields = fieldsToSend({ ...values, response_format: undefined }, its.refused);
    const form = [model, ...fields].join(' ');
    if (form === reportedForm) return;
    reportedForm = form;
    listener.onForm({ model, fields });
  };

  return {
    /**
     * @param send makes one request in the given form.
     * @param signal ends the wait for another request.
     * @throws what `send` throws, if no other form or model is left to try.
     */
    async ask<Stream>(
      values: FieldValues,
      send: (form: AskedForm) => Promise<Stream>,
      signal: AbortSignal,
    ): Promise<Accepted<Stream>> {
      const over = await ownTurn(values, signal);
      let model = isNotFound && fallbackModel ? fallbackModel : first;
      let form = searchForm(values, knownOf(model));
      for (;;) {
        try {
          const stream = await send({ model, fields: form.fields() });
          const refused = form.refused();
          let isAccepted = false;
          const accepted = (): void => {
            if (isAccepted) return;
            isAccepted = true;
            remember(model, refused, values);
            over();
          };
          return { stream, model, accepted, over };
        } catch (error) {
          if (isModelUnavailable(error) && model === first && fallbackModel) {
            model = fallbackModel;
            form = searchForm(values, knownOf(model));
            continue;
          }
          const refusal = refusalOf(error);
          if (!refusal || !form.next(refusal)) {
            over();
            throw error;
          }
        }
      }
    },
  };
}

export type Negotiation = ReturnType<typeof createNegotiation>;
