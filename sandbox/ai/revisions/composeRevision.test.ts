import { languages } from '@elan/domain/language';
import { findPlace } from '@elan/domain/writeUp/places';
import { catalogue, journey } from '@elan/modules/catalogue';
import { prompts, revisePrompt } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../prompt/readPrompt.ts';
import { composeRevision } from './composeRevision.ts';

const answers = {
  businessIdea: 'Du pain chaud livré aux équipes de nuit de l’hôpital',
  location: 'Rimouski',
};

const proposed = (body: string, instruction: string, language: (typeof languages)[number]) => {
  const instructions = prompts.idea.text;
  const text = `## Forces\n\n${body}\n`;
  const place = findPlace(text, { section: 'Forces' });
  if (!instructions || typeof place === 'string') throw new Error('nothing to revise');
  const prompt = revisePrompt(catalogue.idea, instructions, { text, place, instruction });
  const project = { name: 'Pain de nuit', description: '' };
  const input = { now: aMorning, journey, language, project, answers, comments: '', modules: {} };
  const reply = composeRevision(readPrompt(prompt.messages(input))) ?? '';
  return prompt.read({ text: reply, ending: 'complete' }, language)?.text?.trimEnd();
};

const body =
  'Le pain sort à minuit ; tout est vendu. Le four est loué. Le prix est {{f:price.bread}}.';

describe.each(languages)('a demonstration of a change, in %s', (language) => {
  const of = (instruction: string, passage = body) => proposed(passage, instruction, language);

  it('is shorter where that is requested, without losing a figure', () => {
    const asked = language === 'fr' ? 'Plus court' : 'Shorter';
    expect(of(asked, 'Un four. Un pain. Une nuit.\n\n- a\n- b\n- c')).toBe(
      'Un four. Un pain.\n\n- a\n- b',
    );
    expect(of(asked)).toContain('{{f:price.bread}}');
    expect(of(asked, '| a | b |\n| - | - |\n| 1. Un | 2. Deux |')).toContain('| 1. Un | 2. Deux |');
  });

  it('is plainer: two sentences instead of one', () => {
    const asked = language === 'fr' ? 'Plus simple' : 'Plainer';
    expect(of(asked)).toContain('à minuit. Tout est vendu.');
  });

  it('is more concrete: with the person’s own words', () => {
    const asked = language === 'fr' ? 'Plus concret' : 'More concrete';
    expect(of(asked)).toContain('Du pain chaud livré aux équipes de nuit');
    expect(of(asked)?.startsWith(body)).toBe(true);
  });

  it('quotes a request that is worded otherwise, or could not be fulfilled', () => {
    expect(of('Parlez des *infirmières*', '- a\n- b')).toMatch(
      /Parlez des \\\*infirmières\\\*.*\n\n- a\n- b$/,
    );
    const asked = language === 'fr' ? 'Plus court' : 'Shorter';
    expect(of(asked, 'Un four.')).toContain(asked);
  });
});

it('returns nothing for another prompt', () => {
  const project = { name: '', description: '' };
  const input = { now: aMorning, journey, language: 'fr' as const, project, answers, comments: '' };
  const messages = prompts.idea.messages({ ...input, modules: {} });
  expect(composeRevision(readPrompt(messages))).toBeUndefined();
});
