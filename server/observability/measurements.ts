/** What a server counts and times for its operator; who reads it is in `prometheus.ts`. */
export interface Measurements {
  /**
   * @param request.route its pattern, never its path.
   * @param request.status `stopping` of one that was refused because the server is about to stop: no failure.
   */
  request(request: {
    readonly method: string;
    readonly route: string;
    readonly status: number | 'stopping';
    readonly seconds: number;
  }): void;

  /** @param generation.outcome `succeeded`, or the code of its failure. */
  generation(generation: {
    readonly module: string;
    readonly action: string;
    readonly outcome: string;
    /** Unknown of one whose process died. */
    readonly facts?: {
      readonly durationMs: number | null;
      readonly model: string | null;
      readonly tokensIn: number | null;
      readonly tokensOut: number | null;
    };
  }): void;

  /** One call to the AI provider. @param call.outcome `succeeded`, or the code of its failure. */
  providerCall(call: {
    readonly outcome: string;
    readonly seconds: number;
    readonly firstTokenSeconds: number | undefined;
  }): void;

  /** One attempt to send a mail. */
  mail(outcome: 'sent' | 'postponed' | 'refused'): void;

  /** @param lagSeconds from a payment event to its processing. */
  paymentEvent(lagSeconds: number): void;

  /** @param backlog how many documents wait for their turn, and for how long the first has: read at each scrape. */
  watchDocuments(backlog: () => { readonly depth: number; readonly oldestSeconds: number }): void;

  job(job: { readonly name: string; readonly seconds: number; readonly failed: boolean }): void;
}

/** For a server that nothing watches. */
export const noMeasurements: Measurements = {
  request() {},
  generation() {},
  providerCall() {},
  mail() {},
  paymentEvent() {},
  watchDocuments() {},
  job() {},
};
