import { describe, expect, it } from 'vitest';
import { readConfig, standInsOf } from './config.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};

describe('the configuration', () => {
  it('needs nothing on a fresh machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      freeLimit: 3,
      ai: { model: 'gpt-4o', temperature: 0.7, maxTokens: 3000 },
    });
    expect(standInsOf(config)).toEqual(['database', 'ai', 'payments', 'mail']);
  });

  it('reads set variables, and an empty value as unset', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      PUBLIC_URL: 'https://Elan.quebec:443/ ',
      MAIL_FROM: '"Élan" <bonjour@elan.quebec>',
      AI_BASE_URL: 'http://localhost:11434/v1/',
      DATABASE_URL: 'postgres://elan@localhost/elan',
      SMTP_URL: 'smtp://localhost',
      FOUNDER_EMAILS: ' Ana@Exemple.quebec , ',
      HOST: '',
      TRUST_PROXY: '1',
      AI_DAILY_LIMIT: '0',
      ...stripe,
    });
    expect(config).toMatchObject({
      port: 8080,
      host: 'localhost',
      publicUrl: 'https://elan.quebec',
      ai: { provider: { baseUrl: 'http://localhost:11434/v1', apiKey: 'none' } },
      trustedProxies: 1,
      aiDailyLimit: 0,
    });
    expect([...config.emails.founders]).toEqual(['ana@exemple.quebec']);
    expect(standInsOf(config)).toEqual([]);
  });

  it('shares the work between processes only where they share a database', () => {
    expect(() => readConfig({ ROLE: 'web' })).toThrow('DATABASE_URL is required with ROLE=web');
    const env = { ROLE: 'worker', DATABASE_URL: 'postgres://elan@localhost/elan' };
    expect(readConfig(env).role).toBe('worker');
  });

  it('serves metrics where they have a port, which is not the product’s', () => {
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow(/^METRICS_PORT takes another port/);
    expect(() => readConfig({ METRICS_PORT: '9.5' })).toThrow(/^METRICS_PORT takes a whole number/);
  });

  it('takes a key without a URL as a key of OpenAI', () => {
    expect(readConfig({ AI_API_KEY: 'sk' }).ai.provider).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk',
    });
  });

  it('has no temperature if it is empty, and a fallback only for OpenAI’s own model', () => {
    expect(readConfig({ AI_TEMPERATURE: ' ' }).ai.temperature).toBeUndefined();
    const fallbackOf = (env: Record<string, string>) => readConfig(env).ai.fallbackModel;
    expect(fallbackOf({ AI_API_KEY: 'sk' })).toBe('gpt-6-luna');
    expect(fallbackOf({ AI_BASE_URL: 'https://eu.api.openai.com/v1' })).toBe('gpt-6-luna');
    expect(fallbackOf({ AI_API_KEY: 'sk', AI_MODEL: 'gpt-6-luna' })).toBeUndefined();
    expect(fallbackOf({ AI_API_KEY: 'sk', AI_FALLBACK_MODEL: 'o9' })).toBe('o9');
    expect(fallbackOf({ AI_BASE_URL: 'http://localhost:11434/v1' })).toBeUndefined();
    expect(fallbackOf({ AI_BASE_URL: 'https://api.openai.com.exemple.quebec' })).toBeUndefined();
    expect(fallbackOf({})).toBeUndefined();
    expect(readConfig({}).ai.reasoningEffort).toBeUndefined();
    expect(readConfig({ AI_REASONING_EFFORT: 'low' }).ai.reasoningEffort).toBe('low');
  });

  it.each([
    'bonjour@localhost',
    '<bonjour@elan.quebec>',
    'Élan <bonjour@elan.quebec>',
    'L’équipe d’Élan<bonjour@elan.quebec>',
    '"Élan, conseils (Québec)" <bonjour@elan.quebec>',
  ])('takes %s as the sender of mails', (from) => {
    expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from);
  });

  it('shows the email that mails come from if the support has none', () => {
    const emailsOf = (env: Record<string, string>) => {
      const { supportEmail, apiContact } = readConfig(env);
      return [supportEmail, apiContact];
    };
    const from = { MAIL_FROM: '"Élan" <bonjour@elan.quebec>' };
    expect(emailsOf(from)).toEqual(['bonjour@elan.quebec', undefined]);
    expect(emailsOf({ MAIL_FROM: 'bonjour@elan.quebec' })).toEqual(emailsOf(from));
    const support = 'soutien@elan.quebec';
    expect(emailsOf({ ...from, SUPPORT_EMAIL: support })).toEqual([support, support]);
  });

  const wrong: [string, string][] = [
    ['PORT', '0'],
    ['PORT', 'abc'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'elan.quebec'],
    ['PUBLIC_URL', 'ftp://elan.quebec'],
    ['PUBLIC_URL', 'https://elan.quebec/app'],
    ['PUBLIC_URL', 'https://elan.quebec/?lang=fr'],
    ['PUBLIC_URL', 'https://elan.quebec/?'],
    ['PUBLIC_URL', 'https://elan.quebec/#accueil'],
    ['PUBLIC_URL', 'https://ana@elan.quebec'],
    ['PUBLIC_URL', '"https://elan.quebec"'],
    ['NODE_ENV', 'prodution'],
    ['HOST', 'http://localhost'],
    ['METRICS_HOST', '127.0.0.1, ::1'],
    ['AI_API_KEY', "'sk-clef'"],
    ['AI_API_KEY', 'sk clef'],
    ['STRIPE_SECRET_KEY', 'hello'],
    ['STRIPE_SECRET_KEY', 'whsec_1'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
    ['STRIPE_PRICE_ID', 'prod_1'],
    ['MAIL_FROM', 'Élan'],
    ['MAIL_FROM', 'Élan <bonjour>'],
    ['MAIL_FROM', 'Élan, conseils <bonjour@elan.quebec>'],
    ['MAIL_FROM', 'Élan bonjour@elan.quebec'],
    ['MAIL_FROM', 'bonjour@elan.quebec, soutien@elan.quebec'],
    ['MAIL_FROM', 'Élan <bonjour@elan.quebec> <soutien@elan.quebec>'],
    ['SUPPORT_EMAIL', 'écrivez au 418 555-1234'],
    ['SUPPORT_EMAIL', 'Soutien <soutien@elan.quebec>'],
    ['SUPPORT_EMAIL', 'ana@elan.quebec,luc@elan.quebec'],
    ['DATABASE_URL', 'postgres://elan:100%@localhost/elan'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['AUTH_SECRET', 'court'],
    ['AI_BASE_URL', 'localhost'],
    ['AI_TEMPERATURE', '3'],
    ['AI_TEMPERATURE', 'tiède'],
    ['AI_MODEL', 'gpt 4o'],
    ['AI_FALLBACK_MODEL', 'gpt 6'],
    ['AI_REASONING_EFFORT', 'un peu'],
    ['AI_MAX_TOKENS', '-1'],
    ['SMTP_URL', 'http://localhost'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:localhost'],
    ['SMTP_URL', 'smtp://ana:100%@localhost'],
    ['FOUNDER_EMAILS', 'ana@exemple.quebec;luc'],
    ['ADMIN_EMAILS', 'ana'],
    ['FREE_AI_LIMIT', '1.5'],
    ['AI_DAILY_LIMIT', 'beaucoup'],
    ['AI_DAILY_LIMIT', '-1'],
    ['DOCUMENT_QUEUE_LIMIT', '0'],
    ['DOCUMENT_QUEUE_LIMIT', '10001'],
    ['DOCUMENT_PERSON_LIMIT', '0'],
    ['ROLE', 'server'],
    ['SIGNUP_DISABLED', 'oui'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_DELAY', '601'],
    ['SHUTDOWN_DELAY', 'un peu'],
  ];
  it.each(wrong)('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} takes [^\\n]+$`));
  });
});

it('accepts a complete payments account, or names what is missing', () => {
  expect(readConfig(stripe).payments).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    apiBase: undefined,
    automaticTax: false,
    kind: 'test',
  });
  for (const name of Object.keys(stripe)) {
    const part = () => readConfig({ ...stripe, [name]: '' });
    expect(part).toThrow(new RegExp(`^${name} is required [^\n]+$`));
  }
  expect(() => readConfig({ STRIPE_API_BASE: 'http://localhost:1' })).toThrow(
    /^STRIPE_SECRET_KEY /,
  );
});

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://elan.quebec',
    DATABASE_URL: 'postgres://localhost/elan',
    AI_API_KEY: 'sk',
    SMTP_URL: 'smtp://localhost',
    ...stripe,
  };

  it('starts when every external service is configured', () => {
    expect(standInsOf(readConfig(production))).toEqual([]);
  });

  it.each([
    ['AUTH_SECRET', { AUTH_SECRET: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://elan.quebec' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['AI_BASE_URL', { AI_API_KEY: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    [
      'STRIPE_SECRET_KEY',
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' },
    ],
  ])('refuses to start without %s', (name, env) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it('runs stand-ins if ALLOW_SANDBOX allows them', () => {
    const config = readConfig({ ...production, SMTP_URL: '', ALLOW_SANDBOX: '1' });
    expect(standInsOf(config)).toEqual(['mail']);
  });
});
