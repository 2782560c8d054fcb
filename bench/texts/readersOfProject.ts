import * as exchange from '@elan/domain/dossier/exchange';
import * as moduleFile from '@elan/domain/dossier/moduleAsMarkdown';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { forecast } from '@elan/domain/forecast/forecast';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import * as basis from '@elan/domain/generation/basis';
import * as advice from '@elan/domain/project/adviceTarget';
import * as merge from '@elan/domain/project/mergeAnswers';
import * as entry from '@elan/domain/project/moduleEntry';
import * as preview from '@elan/domain/project/modulePreview';
import * as nature from '@elan/domain/project/nature';
import * as versions from '@elan/domain/project/versions';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import * as projectFile from '@elan/dossier/markdown/projectAsMarkdown';
import * as dossierBrief from '@elan/dossier/model/brief';
import * as deck from '@elan/dossier/model/deck';
import * as dossier from '@elan/dossier/model/dossierDocument';
import * as documentPeople from '@elan/dossier/model/parts/people';
import * as personal from '@elan/dossier/model/parts/personalParts';
import * as validated from '@elan/dossier/model/parts/toValidate';
import * as written from '@elan/dossier/model/parts/writtenParts';
import * as projectChecks from '@elan/dossier/model/projectChecks';
import * as sheet from '@elan/dossier/model/sheetDocument';
import type { DossierSource } from '@elan/dossier/model/source';
import { catalogue, journey } from '@elan/modules/catalogue';
import * as block from '@elan/modules/writing/dataBlock';
import * as projectData from '@elan/modules/writing/projectData';
import * as names from '@elan/reading/contradictions/answerNames';
import * as people from '@elan/reading/contradictions/answerPeople';
import * as answers from '@elan/reading/contradictions/answers';
import * as capacity from '@elan/reading/contradictions/capacity';
import * as contradictions from '@elan/reading/contradictions/contradictions';
import * as costs from '@elan/reading/contradictions/costs';
import * as experience from '@elan/reading/contradictions/experience';
import * as funding from '@elan/reading/contradictions/funding';
import * as goals from '@elan/reading/contradictions/goals';
import * as openings from '@elan/reading/contradictions/openings';
import * as ownership from '@elan/reading/contradictions/ownership';
import * as pay from '@elan/reading/contradictions/pay';
import * as payment from '@elan/reading/contradictions/payment';
import * as places from '@elan/reading/contradictions/places';
import * as prices from '@elan/reading/contradictions/prices';
import * as checks from '@elan/reading/contradictions/projectChecks';
import * as rates from '@elan/reading/contradictions/rates';
import * as sales from '@elan/reading/contradictions/sales';
import * as seasons from '@elan/reading/contradictions/seasons';
import * as staff from '@elan/reading/contradictions/staff';
import * as start from '@elan/reading/contradictions/start';
import * as register from '@elan/reading/facts/register';
import * as proposals from '@elan/reading/proposals/read';
import * as rehearsal from '@elan/reading/rehearsal/rehearse';
import * as brief from '@elan/reading/review/briefChecks';
import * as untraced from '@elan/reading/review/untracedOf';
import * as projectSources from '@elan/reading/tracing/projectSources';
import * as sources from '@elan/reading/tracing/sources';
import { type Reader, reads, readsModules } from './reader.ts';

type Modules = Parameters<Parameters<typeof readsModules>[0]>[0];

const now = new Date('2026-11-25T15:00:00.000Z');
const computed = forecast(bakery);
const figures = figuresOf(bakery);
const traced = { journey, figures, now };
const compared = (modules: Modules) => ({
  project: modules,
  register: register.registerOf(modules),
  profile: {},
  inputs: bakery,
  forecast: computed,
  savedOn: () => '2026-11-25',
});
const compares = (compare: (project: ReturnType<typeof compared>) => unknown) =>
  readsModules((modules) => compare(compared(modules)));
const asked = { language: 'fr', name: 'Pain', description: 'Pain' } as const;
const projectOf = (modules: Modules) => ({ ...asked, modules });
const source = (modules: Modules): DossierSource => ({
  project: projectOf(modules),
  profile: {},
  answers: [],
  pack: 'personal',
  language: 'fr',
  now,
});
const plan = catalogue['business-plan'];
/** The module whose texts are compared, before and after a sentence is added. */
const changed = (modules: Modules) => {
  const before = modules[plan.key] ?? { lastUpdated: '' };
  return { before, after: { ...before, aiResponse: `${before.aiResponse} Fin.` } };
};
const file = (modules: Modules) => {
  const project = {
    name: 'Pain',
    description: '',
    modules_data: modules,
    profile: {},
    answers: [],
  };
  return exchange.exchangeOf(project, now);
};
const opened = (modules: Modules) => {
  const found = exchange.openExchange(file(modules), journey);
  if ('because' in found) throw new Error(found.detail);
  return found;
};
const shown = (modules: Modules) => {
  const saved = modules[plan.key];
  if (!saved) throw new Error('no plan');
  const fill = (text: string) => text;
  return { definition: plan, entry: saved, language: 'fr', fill, projectName: 'Pain' } as const;
};
const basisSources = (modules: Modules) => ({ journey, modules, figures });
const writtenAs = { at: now.toISOString(), prompt: '', figures: [], usesForecast: true };
const prepared = <Made>(
  prepare: (modules: Modules) => Made,
  read: (made: Made) => unknown,
): Reader => {
  return (sample) => {
    const made = prepare(sample.modules());
    return () => read(made);
  };
};

const withoutMarks = (modules: Modules) =>
  Object.fromEntries(
    Object.entries(modules).map(([key, { answers: own, comments }]) => [
      key,
      { answers: own, comments, proposedAnswers: [], defaultedAnswers: [] },
    ]),
  );

/** Every exported function that reads a project, by file. */
export const readersOfProject: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  'reading/contradictions/answerNames': { compareNames: readsModules(names.compareNames) },
  'reading/contradictions/answerPeople': { comparePeople: readsModules(people.comparePeople) },
  'reading/contradictions/answers': {
    compareAnswers: readsModules((modules) => answers.compareAnswers(modules)),
  },
  'reading/contradictions/contradictions': {
    findContradictions: readsModules((modules) =>
      contradictions.findContradictions(compared(modules)),
    ),
  },
  'reading/contradictions/places': {
    comparePlaces: readsModules((modules) => places.comparePlaces(modules)),
  },
  'reading/contradictions/projectChecks': {
    checksOfProject: readsModules((modules) => checks.checksOfProject(modules, undefined, now)),
  },
  'reading/contradictions/capacity': {
    compareCapacity: compares(capacity.compareCapacity),
  },
  'reading/contradictions/costs': {
    compareCosts: compares(costs.compareCosts),
  },
  'reading/contradictions/experience': {
    compareExperience: compares(experience.compareExperience),
  },
  'reading/contradictions/funding': {
    compareFunding: compares(funding.compareFunding),
  },
  'reading/contradictions/goals': {
    compareGoals: compares(goals.compareGoals),
  },
  'reading/contradictions/openings': {
    compareOpenings: readsModules((modules) =>
      openings.compareOpenings(register.registerOf(modules)),
    ),
    compareOpening: compares(openings.compareOpening),
  },
  'reading/contradictions/ownership': {
    compareOwnership: compares(ownership.compareOwnership),
  },
  'reading/contradictions/pay': {
    comparePay: compares(pay.comparePay),
  },
  'reading/contradictions/payment': {
    comparePayment: compares(payment.comparePayment),
  },
  'reading/contradictions/prices': {
    compareAnswerPrices: readsModules(prices.compareAnswerPrices),
    comparePrices: compares(prices.comparePrices),
  },
  'reading/contradictions/rates': {
    compareRates: compares(rates.compareRates),
  },
  'reading/contradictions/sales': {
    compareSales: compares(sales.compareSales),
  },
  'reading/contradictions/seasons': {
    compareSeasons: compares(seasons.compareSeasons),
  },
  'reading/contradictions/staff': {
    compareStaff: compares(staff.compareStaff),
  },
  'reading/contradictions/start': {
    compareStart: compares(start.compareStart),
  },
  'reading/facts/register': {
    registerOf: readsModules(register.registerOf),
    factsIn: reads(register.factsIn, maxAnswerLength),
  },
  'domain/dossier/exchange': {
    exchangeOf: readsModules(file),
    openExchange: prepared(file, (one) => exchange.openExchange(one, journey)),
    readEntry: prepared(opened, ({ entries, exportedAt }) =>
      entries.map((one) => exchange.readEntry(one, exportedAt, now)),
    ),
  },
  'domain/dossier/moduleAsMarkdown': {
    moduleAsMarkdown: readsModules((modules) => moduleFile.moduleAsMarkdown(shown(modules))),
    translatedContent: readsModules((modules) => moduleFile.translatedContent(shown(modules))),
    contentAsMarkdown: readsModules((modules) => moduleFile.contentAsMarkdown(shown(modules))),
  },
  'reading/proposals/read': {
    proposalsFrom: readsModules((modules) =>
      proposals.proposalsFrom(modules, { today: '2026-11-25', language: 'fr' }),
    ),
  },
  'domain/generation/basis': {
    basisOf: readsModules((modules) =>
      basis.basisOf(plan, ['idea', 'marketing'], basisSources(modules), writtenAs),
    ),
    changesSince: prepared(
      (modules) => ({
        modules,
        made: basis.basisOf(plan, ['idea', 'marketing'], basisSources(modules), writtenAs),
      }),
      ({ made, modules }) => basis.changesSince(made, basisSources(modules)),
    ),
  },
  'domain/project/adviceTarget': {
    adviceTarget: (sample) => {
      const [text, modules] = [sample.text(600), sample.modules()];
      return () => advice.adviceTarget(`${text} « abcd »`, { journey, modules });
    },
  },
  'domain/project/mergeAnswers': {
    mergeWritten: prepared(
      (modules) => {
        const { answers: own = {}, comments = '' } = modules[plan.key] ?? {};
        return { answers: own, comments, proposedAnswers: [], defaultedAnswers: [] };
      },
      (mine) => merge.mergeWritten([mine], mine, { ...mine, comments: `${mine.comments} ` }),
    ),
    mergeText: readsModules((modules) => {
      const { before, after } = changed(modules);
      return merge.mergeText([before.aiResponse], before.aiResponse, after.aiResponse);
    }),
  },
  'domain/project/moduleEntry': {
    hasContent: readsModules((modules) => Object.values(modules).map(entry.hasContent)),
    savedDataSchema: readsModules((modules) =>
      journey.map((one) => entry.savedDataSchema(one).safeParse(modules[one.key])),
    ),
  },
  'domain/project/modulePreview': {
    previewOf: readsModules((modules) => preview.previewOf('business-plan', modules)),
  },
  'domain/project/nature': {
    natureRule: (sample) => {
      const text = sample.text(8_000);
      return () => nature.natureRule([text]);
    },
    natureRuleOf: readsModules(nature.natureRuleOf),
  },
  'domain/project/versions': {
    lostBy: prepared(changed, ({ before, after }) => versions.lostBy(before, after)),
    versionOfSave: prepared(changed, ({ before, after }) => {
      const sitting = { by: 'a', since: now };
      const saved = { data: before, cause: 'saved', sitting } as const;
      return versions.versionOfSave(saved, after, { by: 'a', now });
    }),
  },
  'reading/rehearsal/rehearse': {
    rehearse: readsModules((modules) =>
      rehearsal.rehearse({ modules: withoutMarks(modules), inputs: undefined, checks: [] }),
    ),
  },
  'reading/review/briefChecks': {
    briefChecks: readsModules((modules) =>
      brief.briefChecks(modules, { journey, inputs: undefined, answers: [], now }),
    ),
  },
  'reading/review/untracedOf': {
    addUntraced: prepared(
      (modules) => ({ modules, found: projectSources.projectSources(projectOf(modules), traced) }),
      ({ modules, found }) => {
        const into = { untraced: [], untracedCount: {} };
        untraced.addUntraced(into, plan.key, modules[plan.key] ?? {}, { ...found });
      },
    ),
  },
  'reading/tracing/projectSources': {
    projectSources: readsModules((modules) =>
      projectSources.projectSources(projectOf(modules), traced),
    ),
  },
  'reading/tracing/sources': {
    readingSources: prepared(
      (modules) => projectSources.projectSources(projectOf(modules), traced),
      (found) => [...sources.readingSources(found)],
    ),
    explanationsOf: prepared(
      (modules) => projectSources.projectSources(projectOf(modules), traced),
      (found) => sources.explanationsOf({ ...found }).sum(1, 0, 'year'),
    ),
  },
  'dossier/markdown/projectAsMarkdown': {
    projectAsMarkdown: readsModules((modules) =>
      projectFile.projectAsMarkdown({
        project: { ...asked, updated_at: now.toISOString(), modules_data: modules },
        pack: 'personal',
        language: 'fr',
      }),
    ),
  },
  'dossier/model/brief': {
    briefOf: readsModules((modules) => dossierBrief.briefOf(source(modules))),
  },
  'dossier/model/deck': {
    deckOf: readsModules((modules) => deck.deckOf(source(modules))),
  },
  'dossier/model/sheetDocument': {
    sheetDocument: readsModules((modules) => sheet.sheetDocument(source(modules))),
  },
  'dossier/model/dossierDocument': {
    dossierDocument: readsModules((modules) => dossier.dossierDocument(source(modules))),
  },
  'dossier/model/parts/people': {
    peopleBlocks: (sample) => {
      const one = { id: 'a', name: sample.text(200), training: sample.text(2_000) };
      return () => documentPeople.peopleBlocks({ people: Array(10).fill(one) }, 'fr');
    },
  },
  'dossier/model/parts/personalParts': {
    personaBlocks: readsModules((modules) => personal.personaBlocks(source(modules))),
    journalBlocks: readsModules((modules) => personal.journalBlocks(source(modules))),
    scoreBlocks: readsModules((modules) => personal.scoreBlocks(source(modules))),
  },
  'dossier/model/parts/toValidate': {
    toValidateBlocks: readsModules((modules) => validated.toValidateBlocks(source(modules))),
  },
  'dossier/model/parts/writtenParts': {
    textOf: readsModules((modules) => written.textOf(source(modules), plan)),
    writtenPieces: readsModules((modules) => written.writtenPieces(source(modules), 'summary')),
    financialTexts: readsModules((modules) => written.financialTexts(source(modules))),
  },
  'dossier/model/projectChecks': {
    projectChecks: readsModules((modules) => projectChecks.projectChecks(source(modules))),
  },
  'modules/writing/dataBlock': {
    dataBlock: readsModules((modules) => block.dataBlock('written', modules)),
    costWithin: readsModules((modules) => block.costWithin(60_000, modules)),
    readDataBlock: prepared(
      (modules) => block.dataBlock('written', modules),
      (one) => block.readDataBlock('written', one),
    ),
  },
  'modules/writing/projectData': {
    projectData: readsModules((modules) =>
      projectData.projectData(
        plan,
        { ...asked, now, journey, project: asked, answers: {}, comments: '', modules },
        { drawsOn: ['idea', 'finances'], restsOn: ['idea', 'marketing'] },
      ),
    ),
  },
};
