import {
  type Answer,
  accountFacts,
  fakeApi,
  freePerson,
  showAt,
} from '../../../subscription/testing/premiumStage.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

/** Shows a user's account page, by default without a subscription or usage. */
export async function showAccount(
  me = freePerson,
  answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {},
  at = '/account',
) {
  const api = fakeApi({
    'GET /api/auth/two-factor': { enabled_at: null, recovery_codes_left: 0 },
    'GET /api/auth/sessions': { sessions: [], nextCursor: null },
    'GET /api/usage': { entries: [], nextCursor: null },
    'GET /api/account': accountFacts,
    'GET /api/subscription': null,
    'GET /api/me': me,
    ...answers,
  });
  const { client, router } = await showAt(<AccountScreen />, { me, at });
  return { api, client, router };
}
