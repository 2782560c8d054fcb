import { languages } from '@elan/domain/language';
import { natureRule } from '@elan/domain/project/nature';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findPlace, type Target } from '@elan/domain/writeUp/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journey, type ModuleKey } from '../catalogue.ts';
import { autoFillPrompt, prompts, revisePrompt } from '../prompts.ts';
import { hostile } from '../testing/hostileText.ts';
import { callsOf } from '../testing/inAllCalls.ts';
import { richInput } from '../testing/richProject.ts';
import { type DataBlock, readDataBlock } from './dataBlock.ts';
import type { Messages, ModulePrompt } from './prompt.ts';

const blocks: readonly DataBlock[] = [
  'project_data',
  'comments',
  'written',
  'passage',
  'instruction',
];
const places = journey.flatMap((definition) =>
  languages.map((language) => [definition.key as ModuleKey, language, definition] as const),
);

/** @returns a message without its data blocks, each from its first to its last tag. */
function outside(content: string): string {
  return blocks.reduce((text, block) => {
    const start = text.indexOf(`<${block}>`);
    const close = `</${block}>`;
    const end = text.lastIndexOf(close);
    return start < 0 ? text : text.slice(0, start) + text.slice(end + close.length);
  }, content);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function expectNothingLeft(messages: Messages, quiet: Messages | undefined): void {
  for (const [at, message] of messages.entries()) {
    const { content } = message;
    const quietContent = quiet?.[at]?.content ?? '';
    expect(outside(content)).toBe(outside(quietContent));
    expect(content.split('\n').length).toBe(quietContent.split('\n').length);
    for (const block of blocks) {
      expect(count(content, `<${block}>`)).toBe(count(quietContent, `<${block}>`));
      expect(count(content, `</${block}>`)).toBe(count(quietContent, `</${block}>`));
      if (content.includes(`<${block}>`)) {
        expect(readDataBlock(block, content)).toBeDefined();
      }
    }
  }
}

function revisionOf(
  definition: ModuleDefinition,
  text: string,
  instruction: string,
  target: Target,
) {
  const { text: instructions }: ModulePrompt = prompts[definition.key as ModuleKey];
  const place = findPlace(text, target);
  if (!instructions || typeof place === 'string') throw new Error('no such place');
  return revisePrompt(definition, instructions, { text, place, instruction });
}

/**
 * @param texts the texts outside the data blocks, by module.
 * @returns first the lines that several modules share, once each, then the remaining lines of each module, in which `…`
 * stands for shared lines.
 */
function differences(texts: ReadonlyMap<string, readonly string[]>): string {
  const linesOf = [...texts].map(([key, all]) => [key, all.join('\n=====\n').split('\n')] as const);
  const uses = new Map<string, number>();
  for (const [, lines] of linesOf) {
    for (const line of new Set(lines)) uses.set(line, (uses.get(line) ?? 0) + 1);
  }
  const isShared = (line: string) => (uses.get(line) ?? 0) > 1;
  const shared = [...uses.keys()].filter((line) => line !== '' && isShared(line));
  const own = linesOf.flatMap(([key, lines]) => {
    const marked = lines.map((line) => (isShared(line) ? '…' : line));
    const kept = marked.filter((line, at) => line !== '…' || marked[at - 1] !== '…');
    return kept.length > 1 ? [`# ${key}`, ...kept] : [];
  });
  return `${['# several modules', ...shared, ...own].join('\n')}\n`;
}

describe.each(places)('the prompt of %s in %s', (key, language, definition) => {
  const say = (text: string) => () => text;

  it('keeps every text of a person inside its data, whatever it holds', () => {
    const calls = (text: string) =>
      callsOf(prompts[key], richInput(definition, language, say(text)), text);
    const quiet = calls('a');
    fc.assert(
      fc.property(hostile, (text) => {
        // The environmental prompt states the project's nature, which depends on the text.
        fc.pre(natureRule([text])({}) === 'physical');
        for (const [at, messages] of calls(text).entries()) {
          expectNothingLeft(messages, quiet[at]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(callsOf(prompts[key], richInput(definition, language)))(
    'names its module, the day, the language and the currency',
    (system) => {
      expect(system.content).toContain(
        language === 'fr'
          ? 'Aujourd’hui\u00a0: 23 novembre 2026 (heure de Montréal)'
          : 'Today: November 23, 2026 (Montréal time)',
      );
      expect(system.content).toContain(definition.title[language]);
      expect(system.content).toContain(
        language === 'fr' ? 'français du Québec' : 'Canadian English',
      );
      expect(system.content).toContain(language === 'fr' ? 'Dollar canadien' : 'Canadian dollar');
    },
  );
});

describe.each(places.filter(([, , { kind }]) => kind === 'writeUp'))(
  'the auto-fill of %s in %s',
  (key, language, definition) => {
    const fill = autoFillPrompt(definition, definition.questions, prompts[key].drawsOn);

    it('keeps every text of a person inside its data', () => {
      const blank = (text: string) => ({
        ...richInput(definition, language, () => text),
        answers: {},
      });
      const quiet = fill.messages(blank('a'));
      fc.assert(
        fc.property(hostile, (text) => expectNothingLeft(fill.messages(blank(text)), quiet)),
        { numRuns: 10 },
      );
    });

    it('proposes options that exist, and nothing for what is not known', () => {
      const [choice] = definition.questions.filter(({ kind }) => kind === 'select');
      if (choice?.kind !== 'select') throw new Error('a module without a choice');
      const label = choice.options[0]?.label[language] ?? '';
      const reply = { answers: { [choice.id]: label.toUpperCase(), other: 'x', toString: 'y' } };
      expect(fill.read({ text: JSON.stringify(reply), ending: 'complete' }, language)).toEqual({
        answers: { [choice.id]: choice.options[0]?.id },
      });
      const wrong = { answers: { [choice.id]: 'no such option' } };
      expect(fill.read({ text: JSON.stringify(wrong), ending: 'complete' }, language)).toEqual({
        answers: {},
      });
      expect(fill.read({ text: 'Aucune idée.', ending: 'complete' }, language)).toBeUndefined();
      expect(fill.read({ text: '{"answers": {}}', ending: 'cut' }, language)).toBeUndefined();
    });
  },
);

describe.each(places.filter(([, , { kind }]) => kind === 'writeUp'))(
  'the revision of %s in %s',
  (key, language, definition) => {
    const [first, second] = definition.sections.map(({ title }) => title[language]);
    const revising = (words: string, instruction: string, target: Target = { section: first }) => {
      const text = `## ${first}\n\n${words}\n\n## ${second}\n\nUne suite.`;
      return revisionOf(definition, text, instruction, target);
    };
    const input = richInput(definition, language);

    it('keeps the text and the request inside their data', () => {
      const quiet = revising('a', 'a').messages(input);
      const passage = { passage: 'Une suite.' };
      const quietPassage = revising('a', 'a', passage).messages(input);
      fc.assert(
        fc.property(hostile, (text) => {
          const prose = `Mot ${text.replace(/^ {0,3}(?=[#`~])/gm, 'Mot ')}`;
          expectNothingLeft(revising(prose, text).messages(input), quiet);
          const around = revising(prose.replaceAll(passage.passage, ''), text, passage);
          expectNothingLeft(around.messages(input), quietPassage);
        }),
        { numRuns: 10 },
      );
    });

    it('keeps a complete proposal or a stopped one, and none that was cut or is empty', () => {
      const { read } = revising('Du pain.', 'Plus court');
      const text = `## ${first}\n\nDu pain.`;
      for (const ending of ['complete', 'stopped'] as const) {
        expect(read({ text, ending }, language)).toEqual({ text, textEnding: ending });
      }
      expect(read({ text, ending: 'cut' }, language)).toBeUndefined();
      expect(read({ text: `## ${first}\n\n`, ending: 'complete' }, language)).toBeUndefined();
    });

    it('bounds the new text by the length of the present one', () => {
      const wordsFor = (words: string) => {
        const [, { content }] = revising(words, 'x').messages(input);
        return (readDataBlock('passage', content) as { words: number }).words;
      };
      expect(wordsFor('Du pain.')).toBe(60);
      expect(wordsFor('pain '.repeat(200))).toBe(280);
      expect(wordsFor('pain '.repeat(1_200))).toBeLessThan(1_100);
    });

    it('has the rules and the project of the complete text', () => {
      const [system] = revising('Du pain chaud, {{f:price.bread}}.', 'Plus court').messages(input);
      const [data] = system.content.split('<project_data>').slice(1);
      expect(data).toContain(`"key":"${key}"`);
    });
  },
);

describe.each(languages)('the prompts in %s', (language) => {
  const texts = (of: (definition: ModuleDefinition) => readonly string[]) =>
    new Map(journey.map((definition) => [definition.key, of(definition).map(outside)]));

  it('read as they did', async () => {
    const all = texts((definition) =>
      callsOf(prompts[definition.key as ModuleKey], richInput(definition, language))
        .flat()
        .map(({ content }) => content),
    );
    await expect(differences(all)).toMatchFileSnapshot(
      `../testing/prompts/prompts.${language}.txt`,
    );
  });

  it('read as they did where a part is revised', async () => {
    const all = texts((definition) => {
      const [section] = definition.sections;
      if (definition.kind !== 'writeUp' || !section) return [];
      const heading = section.title[language];
      const revision = revisionOf(definition, `## ${heading}\n\nDu pain.`, 'Plus court', {
        section: heading,
      });
      const [, user] = revision.messages(richInput(definition, language));
      return [user.content];
    });
    await expect(differences(all)).toMatchFileSnapshot(
      `../testing/prompts/revisions.${language}.txt`,
    );
  });
});

it('every prompt uses modules that exist, and not its own', () => {
  const keys = journey.map(({ key }) => key);
  for (const [key, { drawsOn }] of Object.entries(prompts)) {
    expect(keys).toEqual(expect.arrayContaining([...drawsOn]));
    expect(drawsOn).not.toContain(key);
  }
});
