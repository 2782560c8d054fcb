import { duringTests } from '@elan/testing/duringTests';
import { startProvider } from '@elan/testing/provider/provider';
import { expect, it } from 'vitest';
import { providerFetch } from './providerFetch.ts';
import { maxReplyBytes } from './strictUtf8Fetch.ts';

const provider = duringTests(startProvider);

it.each([
  ['is too long', 'x'.repeat(maxReplyBytes + 1), /the reply has over/],
  ['is too long and unstreamed', `{${'x'.repeat(maxReplyBytes)}`, /the reply has over/],
  ['is not UTF-8', Buffer.from('pâté ', 'latin1'), /not valid for encoding utf-8/],
])(
  'a reply that %s and has not ended is refused, and its connection closed',
  async (_what, body, why) => {
    provider.answers(({ response }) => {
      response.write(body);
    });
    const response = await providerFetch(provider.baseUrl, { method: 'POST', body: '{}' });
    await expect(response.text()).rejects.toThrow(why);
    await provider.requests.at(-1)?.closed;
  },
);
