import { setTimeout as delay } from 'node:timers/promises';
import type { RequestField } from './providerRefusal.ts';
import { isModelUnavailable, refusalOf } from './providerTrouble.ts';
import { type FieldValues, fieldsToSend, searchForm } from './requestForm.ts';

/** One form of a request: a model, and the fields sent with it. */
export interface AskedForm {
  readonly model: string;
  readonly fields: readonly RequestField[];
}

export interface Accepted<Stream> {
  readonly stream: Stream;
  readonly model: string;
  /** To be called whenever a part of a reply has arrived: only then is the form remembered. */
  readonly accepted: () => void;
  /** To be called when the request is over, in any case. */
  readonly over: () => void;
}

export interface Models {
  readonly model: string;
  /** Used for the rest of the process once the provider no longer offers `model`. */
  readonly fallbackModel: string | undefined;
}

export interface NegotiationListener {
  /** Called with the form in use at the first reply, and whenever the form changes. */
  readonly onForm: (form: AskedForm) => void;
  /** Called once, when the fallback has answered in place of the model. */
  readonly onFallback: (model: string) => void;
}

/** What is known of one model: which fields were refused, and which were accepted. */
interface Known {
  readonly refused: Set<RequestField>;
  readonly taken: Set<RequestField>;
}

/**
 * Longest wait for another request that tries the same form, in milliseconds: a refusal comes at
 * once, a reply may not.
 */
const longestWaitMs = 2_000;

/**
 * Finds the form in which a provider accepts a request, and remembers it for the life of the
 * process (docs/decisions/0052-request-form-is-negotiated-with-the-ai-provider.md). Of several concurrent requests the first tries; the others wait
 * for its result.
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
   * Waits while another request tries a new form, unless every field was accepted before.
   * @returns a function that lets the next request try; call it when this one is over.
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
    // A schema is sent only with some requests: the form reports whether it would be sent.
    const fields = fieldsToSend({ ...values, response_format: undefined }, its.refused);
    const form = [model, ...fields].join(' ');
    if (form === reportedForm) return;
    reportedForm = form;
    listener.onForm({ model, fields });
  };

  return {
    /**
     * @param send makes one request. @throws what it throws, if no other form helps.
     * @param signal stops the wait for another request.
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
