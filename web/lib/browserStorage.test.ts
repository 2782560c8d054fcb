import { describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './browserStorage.ts';

/** Imitates a page's cookies, with the browser rules that matter here. */
function cookiesOf(protocol: 'http:' | 'https:', jar: Map<string, string>): void {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(set: string) {
      const [pair = '', ...attributes] = set.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const isSecure = attributes.includes('Secure');
      const isOfHost = isSecure && attributes.includes('Path=/') && protocol === 'https:';
      if (name.startsWith('__Host-') && !isOfHost) return;
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
}

describe('a cookie over https', () => {
  it('is for this host alone, and replaces one of an earlier version', () => {
    const jar = new Map([['elan_wanted', 'before']]);
    cookiesOf('https:', jar);
    expect(readCookie('elan_wanted')).toBe('before');
    writeCookie('elan_wanted', 'now', 60);
    expect([...jar]).toEqual([['__Host-elan_wanted', 'now']]);
    expect(readCookie('elan_wanted')).toBe('now');
    writeCookie('elan_wanted', '', 0);
    expect(readCookie('elan_wanted')).toBeUndefined();
  });

  it('is read before one that another host of the site has set', () => {
    cookiesOf(
      'https:',
      new Map([
        ['elan_wanted', 'theirs'],
        ['__Host-elan_wanted', 'ours'],
      ]),
    );
    expect(readCookie('elan_wanted')).toBe('ours');
  });
});

it('over http a cookie has its plain name', () => {
  const jar = new Map<string, string>();
  cookiesOf('http:', jar);
  writeCookie('elan_wanted', 'now', 60);
  expect([...jar]).toEqual([['elan_wanted', 'now']]);
  expect(readCookie('elan_wanted')).toBe('now');
});
