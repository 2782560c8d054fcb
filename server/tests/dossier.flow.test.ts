import { gunzipSync } from 'node:zlib';
import { freePreviewPages } from '@elan/domain/dossier/formats';
import { packIds } from '@elan/domain/dossier/packs';
import { maxEntryContentLength } from '@elan/domain/project/journal';
import { projectChecks } from '@elan/dossier/model/projectChecks';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { type FlowPerson, givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { journalWords, wholeProject } from '@elan/testing/projects/wholeProject';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importProject } from '../flows/dossier/importProject.ts';
import { makeDossier } from '../flows/dossier/makeDossier.ts';
import { countPages, readPage } from '../flows/dossier/previewDossier.ts';
import { type Edition, readSource } from '../flows/dossier/readSource.ts';
import { createProject } from '../flows/projects/createProject.ts';
import { listChecks } from '../flows/projects/listChecks.ts';
import { updateProject } from '../flows/projects/updateProject.ts';

const flows = duringTests(() =>
  openFlows({}, { clock: movableClock(new Date('2026-11-24T12:00:00Z')) }),
);
let owner: FlowPerson;
/** Someone whose subscription ended after the project was written. */
let lapsed: FlowPerson;
const projects = new Map<FlowPerson, string>();
beforeAll(async () => {
  [owner, lapsed] = [await newPerson(flows), await newPerson(flows)];
  for (const person of [owner, lapsed]) {
    await givePremium(flows, person);
    const { id } = await person.act(importProject, { document: wholeProject });
    projects.set(person, id);
  }
  await flows.database.db.execute(
    sql`update stripe_subscriptions set premium = false, status = 'canceled' where user_id = ${lapsed.id}`,
  );
});

const edition = (person: FlowPerson) =>
  ({ projectId: projects.get(person) ?? '', pack: 'bank', language: 'fr' }) as const;
const text = async (person: FlowPerson, asked: object) => {
  const { content } = await person.act(makeDossier, { ...edition(person), format: 'md', ...asked });
  return String(content);
};

it('lists the same points to review as the project page, in a document too', async () => {
  const listed = await owner.act(listChecks, edition(owner));
  const source = owner.act(
    (services, input: Edition) => readSource(services, input),
    edition(owner),
  );
  expect(projectChecks(await source)).toEqual(listed);
  const { checks, stale, untraced } = listed;
  expect([checks, stale, untraced].map(({ length }) => length > 0)).toEqual([true, true, false]);
});

describe('Markdown', () => {
  it('is in the requested language, with the figures of now', async () => {
    expect(await text(owner, {})).toContain('Le texte de idea, à 6,50\u00a0$.');
    expect(await text(owner, { language: 'en' })).toContain('The text of idea, at $6.50.');
  });

  it.each(packIds)(
    'holds the journal, the personas and the score for oneself only: %s',
    async (pack) => {
      const written = await text(owner, { pack });
      expect(written).toContain('Le texte de marketing');
      const own = [journalWords, 'Julie Roy', 'Appeler la SADC'].map((one) =>
        written.includes(one),
      );
      expect(own).toEqual(Array.from({ length: 3 }, () => pack === 'personal'));
    },
  );
});

describe('who may have it', () => {
  it('is everybody for Markdown and JSON, and Premium for a document', async () => {
    expect(await text(lapsed, {})).toContain('# Pain de nuit');
    const make = (format: 'json' | 'pdf') =>
      lapsed.act(makeDossier, { ...edition(lapsed), format });
    expect((await make('json')).name).toBe('Pain de nuit.json');
    await expect(make('pdf')).rejects.toMatchObject({ code: 'dossier_premium' });
  });

  it.each(['json', 'md', 'pdf', 'docx', 'xlsx', 'pptx'] as const)(
    'is nobody but the owner: %s',
    async (format) => {
      const stranger = await newPerson(flows);
      // `not_found` takes precedence over the payment check, so that a stranger learns nothing about the project.
      const asked = { ...edition(owner), format };
      await expect(stranger.act(makeDossier, asked)).rejects.toMatchObject({ code: 'not_found' });
      await expect(stranger.act(countPages, edition(owner))).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );
});

describe('the document', { timeout: 60_000 }, () => {
  it('is a PDF of the project, made in a process', async () => {
    const { name, content } = await owner.act(makeDossier, { ...edition(owner), format: 'pdf' });
    expect(name).toBe('Pain de nuit.pdf');
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is a workbook, also where no forecast is saved', async () => {
    const { id } = await owner.act(createProject, { name: 'Vide', description: undefined });
    for (const projectId of [projects.get(owner) ?? '', id]) {
      const asked = { ...edition(owner), projectId, format: 'xlsx' } as const;
      const { content } = await owner.act(makeDossier, asked);
      expect(Buffer.from(content).subarray(0, 4).toString()).toBe('PK\u0003\u0004');
    }
  });

  it('has pages to look at, the first ones for everybody', async () => {
    const { pages, replaced } = await lapsed.act(countPages, edition(lapsed));
    expect(pages).toBeGreaterThan(freePreviewPages);
    expect(replaced).toEqual([]);
    const page = (number: number | string) =>
      lapsed.act(readPage, { ...edition(lapsed), page: String(number) });
    const { svg } = await page(freePreviewPages);
    expect(gunzipSync(svg).toString()).toMatch(/^<svg /);
    await expect(page(freePreviewPages + 1)).rejects.toMatchObject({ code: 'dossier_premium' });
    for (const missing of [pages + 1, 0, -1, 'a', '1.5']) {
      await expect(page(missing)).rejects.toMatchObject({ code: 'not_found' });
    }
    const last = { ...edition(owner), page: String(pages) };
    expect((await owner.act(readPage, last)).svg.byteLength).toBeGreaterThan(100);
  });

  it('has the parts that were chosen, as another version', async () => {
    const count = (own: object) => owner.act(countPages, { ...edition(owner), ...own });
    const { pages } = await count({});
    const few = await count({ parts: ['summary'] });
    expect(few.pages).toBeLessThan(pages);
    const page = { ...edition(owner), page: '1' };
    const whole = await owner.act(readPage, page);
    const part = await owner.act(readPage, { ...page, parts: ['summary'] });
    expect(part.version).not.toBe(whole.version);
  });

  it('has another version once the project has changed', async () => {
    const first = () => owner.act(readPage, { ...edition(owner), page: '1' });
    const { version } = await first();
    expect((await first()).version).toBe(version);
    const changes = { description: 'Du pain, la nuit.' };
    await owner.act(updateProject, { projectId: projects.get(owner) ?? '', changes });
    expect((await first()).version).not.toBe(version);
  });

  it('is refused at once, for the same version, where it would cost too much', async () => {
    const entry = { date: '2026-11-20T15:00:00.000Z', title: 'Un jour', mood: 'neutral', tags: [] };
    const entries = Array.from({ length: 60 }, (_, at) => ({
      ...entry,
      id: String(at),
      content: 'x'.repeat(maxEntryContentLength),
    }));
    const modules_data = { journal: { lastUpdated: entry.date, entries } };
    const { id } = await owner.act(importProject, { document: { ...wholeProject, modules_data } });
    let tried = 0;
    const count = () =>
      owner.act(
        (services, input: Edition) => {
          const queueDocument = (documentId: string) => {
            tried += 1;
            services.queueDocument(documentId);
          };
          return countPages({ ...services, queueDocument }, input);
        },
        { projectId: id, pack: 'personal', language: 'fr' },
      );
    for (const tries of [1, 1]) {
      await expect(count()).rejects.toMatchObject({ code: 'dossier_too_large' });
      expect(tried).toBe(tries);
    }
    await owner.act(updateProject, { projectId: id, changes: { description: 'Autre chose.' } });
    await expect(count()).rejects.toMatchObject({ code: 'dossier_too_large' });
    expect(tried).toBe(2);
  });

  it('waits for earlier ones of the same person, up to their bound', async () => {
    const added = Promise.withResolvers<void>();
    const first = owner.act(
      (services, input: Edition) =>
        countPages({ ...services, queueDocument: () => added.resolve() }, input),
      { ...edition(owner), language: 'en' },
    );
    await added.promise;
    const pdf = (documentPersonLimit: number) =>
      owner.act(
        (services, input: Edition & { format: 'pdf' }) =>
          makeDossier({ ...services, config: { ...services.config, documentPersonLimit } }, input),
        { ...edition(owner), format: 'pdf' },
      );
    await expect(pdf(1)).rejects.toMatchObject({
      code: 'dossier_busy',
      facts: { retryAfter: 2 },
    });
    expect((await pdf(2)).name).toBe('Pain de nuit.pdf');
    expect((await first).pages).toBeGreaterThan(0);
  });
});
