/** The measurements of a server. `prometheus.ts` exports them. */
export interface Measurements {
  /**
   * @param request.route the route pattern, never the actual path.
   * @param request.status `stopping` for a request refused during a shutdown, which is not counted as a
   *   failure.
   */
  request(request: {
    readonly method: string;
    readonly route: string;
    readonly status: number | 'stopping';
    readonly seconds: number;
  }): void;

  /** @param generation.outcome `succeeded`, or the failure code. */
  generation(generation: {
    readonly module: string;
    readonly action: string;
    readonly outcome: string;
    /** Absent if the process of the generation died. */
    readonly facts?: {
      readonly durationMs: number | null;
      readonly model: string | null;
      readonly tokensIn: number | null;
      readonly tokensOut: number | null;
    };
  }): void;

  /**
   * Records one call to the AI provider.
   * @param call.outcome `succeeded`, or the failure code.
   */
  providerCall(call: {
    readonly outcome: string;
    readonly seconds: number;
    readonly firstTokenSeconds: number | undefined;
  }): void;

  /** Records one attempt to send an email. */
  mail(outcome: 'sent' | 'postponed' | 'refused'): void;

  /** @param lagSeconds the time between a payment event and its processing. */
  paymentEvent(lagSeconds: number): void;

  job(job: { readonly name: string; readonly seconds: number; readonly failed: boolean }): void;
}

/** Used if metrics are not configured. */
export const noMeasurements: Measurements = {
  request() {},
  generation() {},
  providerCall() {},
  mail() {},
  paymentEvent() {},
  job() {},
};
