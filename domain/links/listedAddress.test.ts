import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { listedUrl, unlistedUrl } from './listedAddress.ts';
import { linkTo, officialLinks } from './officialLinks.ts';

describe('the official links', () => {
  it('lead by https to a page of their own, in both languages, and are links', () => {
    for (const { url } of Object.values(officialLinks)) {
      for (const language of languages) expect(listedUrl(url[language])).toBe(url[language]);
    }
  });

  it('are named by the offices that a text may send to', () => {
    expect(Object.keys(officialLinks)).toEqual(
      expect.arrayContaining(['REQ', 'RQ', 'ARC', 'OPIC', 'OQLF', 'CNESST', 'MAPAQ', 'CAI']),
    );
    expect(linkTo('REQ', 'fr')).toBe(
      '[Registraire des entreprises](https://www.registreentreprises.gouv.qc.ca/)',
    );
  });
});

describe('a URL in a written text', () => {
  it.each([
    ['https://www.revenuquebec.ca/fr/entreprises/', 'https://www.revenuquebec.ca/fr/entreprises/'],
    ['https://revenuquebec.ca/x?y=1#z', 'https://revenuquebec.ca/x?y=1#z'],
    ['http://www.oqlf.gouv.qc.ca/accueil.aspx', 'https://www.oqlf.gouv.qc.ca/accueil.aspx'],
    ['HTTPS://WWW.CAI.GOUV.QC.CA', 'https://www.cai.gouv.qc.ca/'],
  ])('is a link on a host of the list: %s', (href, address) => {
    expect(listedUrl(href)).toBe(address);
    expect(unlistedUrl(href)).toBeUndefined();
  });

  it.each([
    'https://exemple.ca/',
    'https://revenuquebec.ca.exemple.ca/',
    'https://fauxrevenuquebec.ca/',
    'https://www.www.revenuquebec.ca/',
    'https://revenuquebec.ca@exemple.ca/',
    'https://moi:mot@revenuquebec.ca/',
    'https://revenuquebec.ca:8443/',
    'https://exemple.ca/revenuquebec.ca',
    'https://exemple.ca#https://revenuquebec.ca/',
    'https://exemple.ca\\@revenuquebec.ca/',
  ])('is shown as text on any other: %s', (href) => {
    expect(listedUrl(href)).toBeUndefined();
    expect(unlistedUrl(href)).toBe(new URL(href).href);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://revenuquebec.ca/',
    '/api/me',
    '//exemple.ca',
    'blob:https://revenuquebec.ca/1',
  ])('is neither where it is no page: %s', (href) => {
    expect(listedUrl(href)).toBeUndefined();
    expect(unlistedUrl(href)).toBeUndefined();
  });

  it('of a mailbox is shown without its query', () => {
    expect(unlistedUrl('mailto:a%C3%A9@exemple.ca?subject=x')).toBe('aé@exemple.ca');
    expect(listedUrl('mailto:x@revenuquebec.ca')).toBeUndefined();
  });

  it('never links to a host off the list, for any text', () => {
    const hosts = Object.values(officialLinks).flatMap(({ url }) =>
      languages.map((language) => new URL(url[language]).hostname.replace(/^www\./, '')),
    );
    const piece = fc.constantFrom(
      'https://',
      'http:',
      '//',
      '@',
      ':',
      '.',
      '/',
      '#',
      '\\',
      '\t',
      'www.',
      'oqlf.gouv.qc.ca',
      'exemple.ca',
      '%2e',
      '。',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const address = listedUrl(pieces.join(''));
        if (address === undefined) return;
        const url = new URL(address);
        expect(url.protocol).toBe('https:');
        expect(hosts).toContain(url.hostname.replace(/^www\./, ''));
        expect(url.username + url.password + url.port).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
