import { describe, expect, it } from 'vitest';
import { partIds } from './packs.ts';
import { hasPartContent, moduleFilling } from './partContent.ts';

const lastUpdated = '2026-11-20T15:00:00.000Z';
const written = { answers: {}, aiResponse: 'Un texte.', lastUpdated };
const filled = (modules: Parameters<typeof hasPartContent>[1], profile = {}) =>
  partIds.filter((part) => hasPartContent(part, modules, profile));

describe('the parts with content', () => {
  it('are none in an empty project', () => {
    expect(filled({})).toEqual([]);
    expect(filled({ idea: { answers: { a: 'b' }, aiResponse: ' ', lastUpdated } })).toEqual([]);
  });

  it('are those of the modules that are written', () => {
    expect(filled({ rd: written, environmental: written })).toEqual(['operations', 'environment']);
    expect(filled({ 'business-plan': written })).toEqual([
      'summary',
      'project',
      'market',
      'marketing',
      'operations',
      'financialFile',
      'risks',
      'sources',
    ]);
  });

  it('are those computed from the forecast where there is one, even without a text', () => {
    const forecast = { inputs: { opening: '2027-01', offers: [] }, origins: {}, confirmed: [] };
    const finances = { answers: {}, lastUpdated, forecast } as never;
    expect(filled({ finances })).toEqual([
      'summary',
      'financialFile',
      'request',
      'jobs',
      'mentoring',
    ]);
    expect(filled({}, { amountAsked: 0 })).toEqual(['request']);
  });

  it('are the people once one has a text', () => {
    expect(filled({}, { people: [{ id: 'a', name: ' ' }] })).toEqual([]);
    expect(filled({}, { people: [{ id: 'a', role: 'Boulanger' }] })).toEqual(['people']);
  });
});

it('names the module that fills each part but the people', () => {
  expect(partIds.filter((part) => moduleFilling(part) === undefined)).toEqual(['people']);
});
