import { contract } from '@elan/domain/contract/contract';
import { codeOf } from '../people/authenticatorCode.ts';
import { ideaAnswers, replyOf, request, type ServerUrl, sessionOf } from '../people/person.ts';
import {
  canaryEmail,
  canaryPassword,
  canaryText,
  canaryWord,
  knownFields,
  type Place,
} from './canaryCalls.ts';

/** Answers with a canary in each text. */
export const canaryAnswers = {
  ...ideaAnswers,
  businessIdea: canaryText('reponse'),
  targetMarket: canaryText('clientele'),
};

/**
 * Creates a person with a project, a write-up, an earlier version of it, a deleted project, and an open payment page.
 * @param confirm confirms their email.
 */
export async function moveIn(
  server: ServerUrl,
  confirm: () => Promise<unknown>,
): Promise<Place & { readonly checkoutUrl: string }> {
  const language = 'fr';
  const credentials = { email: canaryEmail, password: canaryPassword, language };
  const path = '/api/auth/sign-up/email';
  await request(server, 'POST', path, { body: { ...credentials, termsAccepted: true } });
  await confirm();
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', { body: credentials });
  const { token, user } = sessionOf(signedIn);
  const call = (method: string, to: string, body?: object) =>
    request(server, method, to, { token, ...(body ? { body } : {}) });
  // Administrators need two-factor sign-in for their calls.
  const offered = await call('POST', '/api/auth/two-factor/set-up', { password: canaryPassword });
  const { secret } = replyOf(contract.setUpTwoFactor, offered);
  await call('POST', '/api/auth/two-factor/enable', { code: codeOf(secret, new Date()) });
  const named = { name: canaryText('projet'), description: canaryText('description') };
  const { id } = replyOf(contract.createProject, await call('POST', '/api/projects', named));
  const at = `/api/projects/${id}/modules`;
  const asked = { answers: canaryAnswers, comments: canaryText('commentaire'), language };
  await call('POST', `${at}/idea/generate`, asked);
  const first = replyOf(contract.getProject, await call('GET', `/api/projects/${id}`));
  const own = { aiResponse: canaryText('texte') };
  const baseLastUpdated = first.modules_data.idea?.lastUpdated ?? null;
  await call('PUT', `${at}/idea`, { data: own, baseLastUpdated });
  const written = await call('POST', `${at}/idea/generate`, asked);
  const { lastUpdated } = replyOf(contract.generateModule, written);
  const listed = replyOf(contract.listVersions, await call('GET', `${at}/idea/versions`));
  const [version] = listed.versions;
  if (!version) throw new Error('no version was kept');
  const binned = replyOf(contract.createProject, await call('POST', '/api/projects', named));
  await call('DELETE', `/api/projects/${binned.id}`);
  const { plan } = replyOf(contract.deployment, await call('GET', '/api/deployment'));
  const bought = await call('POST', '/api/payment-checkout', {
    price_id: plan.priceId,
    success_url: 'http://localhost:3000/success',
    cancel_url: 'http://localhost:3000/pricing',
  });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return {
    accountId: user.id,
    projectId: id,
    deletedProjectId: binned.id,
    versionId: version.id,
    token,
    cookie: cookies.join('; '),
    checkoutUrl: replyOf(contract.startCheckout, bought).url,
    fields: {
      ...knownFields,
      baseLastUpdated: lastUpdated,
      data: { answers: canaryAnswers, comments: canaryText('commentaire') },
      answers: canaryAnswers,
      proposedAnswers: ['businessIdea'],
      price_id: plan.priceId,
      accessToken: canaryWord('jeton-acces'),
      refreshToken: canaryWord('jeton-rafraichissement'),
    },
  };
}
