/** A refusal in the form that the provider's clients know (https://docs.stripe.com/api/errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: {
    readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
    readonly code?: string;
    readonly param?: string;
    readonly decline_code?: string;
  };

  constructor(status: number, message: string, fields: ApiError['fields']) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
  }

  static invalid(message: string, param?: string, code?: string): ApiError {
    return new ApiError(400, message, {
      type: 'invalid_request_error',
      ...(code === undefined ? {} : { code }),
      ...(param === undefined ? {} : { param }),
    });
  }

  /** @param where `path` when the id stood in the address, else the parameter that named it. */
  static missing(what: string, id: string, where: string): ApiError {
    return new ApiError(where === 'path' ? 404 : 400, `No such ${what}: '${id}'`, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: where === 'path' ? 'id' : where,
    });
  }

  /** @param key what was sent, which is not repeated whole. */
  static wrongKey(key: string | undefined): ApiError {
    const message = key
      ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
      : 'You did not provide an API key. Put it in the Authorization header: Bearer YOUR_SECRET_KEY';
    return new ApiError(401, message, { type: 'invalid_request_error' });
  }

  static unknownUrl(method: string, path: string): ApiError {
    return new ApiError(404, `Unrecognized request URL (${method}: ${path}).`, {
      type: 'invalid_request_error',
    });
  }

  get body() {
    return { error: { message: this.message, ...this.fields } };
  }
}
