import { otherPages, projectPages, publicPages } from '@elan/domain/pages';
import { signedEvent } from '../payments/stripe.ts';
import { someEntry, somePersonas } from '../provider/structures.ts';
import {
  type CanaryCall,
  canaryCard,
  canaryHeaders,
  canaryText,
  canaryWord,
  type Place,
} from './canaryCalls.ts';

/** Requests that are not part of the contract. */
export function otherCalls(place: Place, customer: string): CanaryCall[] {
  const headers = () => canaryHeaders(place);
  const get = (route: string, path = `${route}?jeton=${canaryWord('question')}`): CanaryCall => ({
    method: 'GET',
    route,
    path,
    headers: headers(),
  });
  const post = (route: string, type: string, body: string, extra = {}): CanaryCall => ({
    method: 'POST',
    route,
    path: route,
    headers: {
      ...headers(),
      authorization: `Bearer ${place.token}`,
      'content-type': type,
      ...extra,
    },
    body,
  });
  const webhook = '/api/stripe/webhook';
  const { body, signature } = signedEvent(customer);
  const page = (path: string) => get('/*', `${path}?access_token=${canaryWord('jeton-page')}`);
  return [
    ...publicPages.map(page),
    ...otherPages.map((path) => page(`${path}${path.endsWith('/') ? canaryWord('page') : ''}`)),
    ...projectPages.map((path) => {
      const [route, end] =
        path === '/module/' ? [`${path}:module`, canaryWord('page')] : [path, ''];
      return get(`/p/:id${route}`, `/p/${canaryWord('projet')}${path}${end}`);
    }),
    get('/api/openapi.json'),
    get('/api/docs'),
    get('/robots.txt'),
    get('/.well-known/security.txt'),
    get('/sitemap.xml'),
    get('/*', `/api/${canaryWord('inconnu')}`),
    get('/*', `/%E0%A4%A-${canaryWord('adresse')}`),
    post(webhook, 'application/json', JSON.stringify({ id: canaryText('evenement') })),
    post(webhook, 'application/json', body, { 'stripe-signature': signature }),
    post('/api/projects', 'application/json', `{"name": ${canaryWord('json')}`),
    post('/api/projects', 'text/plain', canaryWord('type')),
    post('/api/projects', 'application/json', JSON.stringify(canaryWord('long').repeat(150_000))),
  ];
}

/** Requests that require Premium. */
export function subscriberCalls(place: Place): CanaryCall[] {
  const route = '/api/projects/:id/modules/:module';
  const [persona] = somePersonas(1, canaryText('persona'));
  const entry = { ...someEntry, title: canaryText('titre'), content: canaryText('journal') };
  const saved = { journal: { entries: [entry] }, personas: { personas: [persona] } };
  return Object.entries(saved).map(([module, data]) => ({
    method: 'PUT',
    route,
    path: route.replace(':id', place.projectId).replace(':module', module),
    headers: {
      ...canaryHeaders(place),
      authorization: `Bearer ${place.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data, baseLastUpdated: null }),
  }));
}

/** Requests for the pages of the stand-ins. */
export function sandboxCalls(place: Place & { checkoutUrl: string }): CanaryCall[] {
  const { pathname } = new URL(place.checkoutUrl);
  const route = '/sandbox/checkout/:id';
  const headers = { ...canaryHeaders(place), 'content-type': 'application/x-www-form-urlencoded' };
  const form = { number: canaryCard, expiry: '12/40', cvc: '123', name: canaryWord('porteur') };
  const body = new URLSearchParams(form).toString();
  const desk = '/sandbox/payments';
  const gets: readonly (readonly [string, string])[] = [
    [route, pathname],
    [`${route}/authentication`, `${pathname}/authentication`],
    ['/sandbox/portal/:id', `/sandbox/portal/${canaryWord('page')}`],
    [desk, `${desk}?${canaryWord('bureau')}`],
    ['/sandbox/mailbox', `/sandbox/mailbox?${canaryWord('boite')}`],
  ];
  const posts: readonly (readonly [string, string])[] = [
    [route, pathname],
    [`${route}/authentication`, `${pathname}/authentication`],
    ['/sandbox/portal/:id', `/sandbox/portal/${canaryWord('page')}`],
    [`${desk}/subscriptions/:id/:action`, `${desk}/subscriptions/${canaryWord('id')}/renew`],
  ];
  return [
    ...gets.map(([to, path]) => ({
      method: 'GET',
      route: to,
      path,
      headers: canaryHeaders(place),
    })),
    ...posts.map(([to, path]) => ({ method: 'POST', route: to, path, headers, body })),
  ];
}
