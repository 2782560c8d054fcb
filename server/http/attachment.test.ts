import { fileNameOf } from '@elan/domain/dossier/fileName';
import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';

describe('the header of an attachment', () => {
  it.each([
    ['Pain de nuit.pdf', 'Pain de nuit.pdf', 'Pain%20de%20nuit.pdf'],
    ['Café « Élan ».md', 'Cafe _ Elan _.md', 'Caf%C3%A9%20%C2%AB%20%C3%89lan%20%C2%BB.md'],
    ["L'été (100 %).json", "L'ete (100 _).json", 'L%27%C3%A9t%C3%A9%20%28100%20%25%29.json'],
    ['🥐.xlsx', '__.xlsx', '%F0%9F%A5%90.xlsx'],
    ['خبز.pdf', '___.pdf', '%D8%AE%D8%A8%D8%B2.pdf'],
  ])('names %s', (name, ascii, utf8) => {
    const header = attachment(name);
    expect(header).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`);
  });

  it.each([
    '"; filename=evil.exe; x="',
    '\r\nSet-Cookie: a=b',
    '\\"quoted\\"',
    '%22%0d%0a',
    '\ud800 seul',
    '../../etc/passwd',
    '\u202egnp.exe',
    '\u0000',
    'ﬁn\u2028',
  ])('holds no more than a name, whatever a project is called: %j', (name) => {
    const header = attachment(fileNameOf(name, 'pdf'));
    expect(header).toMatch(
      /^attachment; filename="[^"\\\r\n%]+\.pdf"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/,
    );
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(fileNameOf(name, 'pdf'));
  });
});
