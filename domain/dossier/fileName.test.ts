import { describe, expect, it } from 'vitest';
import { fileNameOf } from './fileName.ts';

describe('the name of a file', () => {
  it.each([
    ['Pain de nuit', 'Pain de nuit.pdf'],
    ['Café « Élan »', 'Café « Élan ».pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
    ['con', '_con.pdf'],
    ['COM1.txt', '_COM1.txt.pdf'],
    ['\u202egnp.exe', 'gnp.exe.pdf'],
    ['\u0000\u0007', 'dossier.pdf'],
    ['...', 'dossier.pdf'],
    ['fin. ', 'fin.pdf'],
    ['🥐 croissants', '🥐 croissants.pdf'],
  ])('%j is %j', (name, file) => {
    expect(fileNameOf(name, 'pdf')).toBe(file);
  });

  it('is cut between two characters', () => {
    expect(fileNameOf('🥐'.repeat(100), 'pdf')).toBe(`${'🥐'.repeat(40)}.pdf`);
  });
});
