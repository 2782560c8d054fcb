import type { FastifyInstance } from 'fastify';

/** What a person typed; a good card unless the test says otherwise. */
export interface Typed {
  readonly number?: string;
  readonly expiry?: string;
  readonly cvc?: string;
  readonly name?: string;
}

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  name: 'Léa Tremblay',
};

/** Visits the pages as a browser without script does. */
export function pageVisitor(app: FastifyInstance, publicUrl: string) {
  /** @param url of the public address, or a path. */
  const pathOf = (url: string) => (url.startsWith(publicUrl) ? url.slice(publicUrl.length) : url);
  const post = (url: string, form: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      payload: new URLSearchParams(form).toString(),
    });
  return {
    visit: (url: string, language?: string) =>
      app.inject({
        method: 'GET',
        url: pathOf(url),
        ...(language ? { cookies: { elan_language: language } } : {}),
      }),
    post,
    /** Fills the card's fields and presses the button. */
    pay: (url: string | null, typed: Typed = {}) => post(url ?? '', { ...goodCard, ...typed }),
  };
}
