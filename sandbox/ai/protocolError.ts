/** A refusal in the form that chat-completions clients know. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;

  constructor(status: number, message: string, type: string, code: string | null) {
    super(message);
    this.name = 'ProtocolError';
    this.status = status;
    this.type = type;
    this.code = code;
  }

  static malformed(message: string): ProtocolError {
    return new ProtocolError(400, message, 'invalid_request_error', null);
  }

  static wrongKey(): ProtocolError {
    return new ProtocolError(
      401,
      'Incorrect API key provided.',
      'invalid_request_error',
      'invalid_api_key',
    );
  }

  static unknownUrl(path: string): ProtocolError {
    return new ProtocolError(
      404,
      `Unknown address: ${path}`,
      'invalid_request_error',
      'unknown_url',
    );
  }

  static wrongMethod(method: string): ProtocolError {
    return new ProtocolError(
      405,
      `Not allowed to ${method} on /v1/chat/completions.`,
      'invalid_request_error',
      'method_not_supported',
    );
  }

  static tooLarge(): ProtocolError {
    return new ProtocolError(413, 'The request is too large.', 'invalid_request_error', null);
  }

  get body() {
    return {
      error: { message: this.message, type: this.type, param: null, code: this.code },
    };
  }
}
