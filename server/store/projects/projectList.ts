import type { ProjectOrder } from '@elan/domain/contract/projects';
import { modulesCounted } from '@elan/domain/project/progress';
import {
  and,
  count,
  eq,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import type { ListEnd } from '../../lib/listCursor.ts';
import { projectModules, projectRows } from '../schema.ts';
import { prepared } from '../statements.ts';

/** The orders that a person may choose, and that of the recycle bin. */
type ListOrder = ProjectOrder | 'deleted';

export interface ListedProject extends ListEnd {
  readonly name: string;
  readonly description: string;
  /** Times as in a reply: nothing computes with them. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly modulesWithContent: number;
  readonly completedModules: string[];
}

/** The sort key of rows, the same as text for a cursor, and the text from a cursor as a key. */
interface Ordering {
  readonly by: SQL;
  readonly key: SQL<string>;
  readonly fromKey: (key: string) => SQL;
  readonly newestFirst: boolean;
}

/** A time as JSON has it. Times are stored to the millisecond, so nothing is cut off. */
const isoTime = (moment: SQLWrapper) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const newest = (moment: SQL): Ordering => ({
  by: moment,
  key: isoTime(moment),
  fromKey: (key) => sql`${key}::timestamptz`,
  newestFirst: true,
});

/** The part of a name that goes into a cursor: a letter may become eighteen in plain text. */
const plainName = sql`left(plain_text(${projectRows.name}), 100) collate "C"`;

const orderings: Readonly<Record<ListOrder, Ordering>> = {
  changed: newest(sql`${projectRows.updatedAt}`),
  created: newest(sql`${projectRows.createdAt}`),
  deleted: newest(sql`${projectRows.deletedAt}`),
  name: {
    by: plainName,
    key: sql`${plainName}`,
    fromKey: (key) => sql`${key}::text collate "C"`,
    newestFirst: false,
  },
};

interface Page {
  readonly order: ListOrder;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly after: ListEnd | undefined;
}

/**
 * One page of a person's projects, or of those in the recycle bin. Module data is counted, never
 * loaded.
 * @param page.search words in the name or the description, ignoring capitals and accents.
 */
export async function listProjects(
  tx: Transaction,
  ownerId: string,
  page: Page,
): Promise<ListedProject[]> {
  const { order, limit, after, search = '' } = page;
  const words = search.trim();
  if (!after && words === '')
    return listIn(await firstPages[order](tx).execute({ ownerId, limit }));
  const { by, fromKey, newestFirst } = orderings[order];
  const end = after && sql`(${fromKey(after.sortKey)}, ${after.id}::uuid)`;
  const place = sql`(${by}, ${projectRows.id})`;
  const narrowed = and(
    end && (newestFirst ? sql`${place} < ${end}` : sql`${place} > ${end}`),
    words === '' ? undefined : holds(words),
  );
  return listIn(await pageOf(tx, order, { ownerId, limit, narrowed }));
}

function listIn([row]: readonly { readonly list: ListedProject[] }[]): ListedProject[] {
  return row?.list ?? [];
}

/** The lists read at the start of every visit. */
const firstPages = {
  changed: firstPage('changed'),
  created: firstPage('created'),
  deleted: firstPage('deleted'),
  name: firstPage('name'),
};

function firstPage(order: ListOrder) {
  return prepared((connection) =>
    pageOf(connection, order, {
      ownerId: sql.placeholder('ownerId'),
      limit: sql.placeholder('limit'),
      narrowed: undefined,
    }).prepare(`list_projects_${order}`),
  );
}

function pageOf(
  tx: Transaction,
  order: ListOrder,
  page: {
    readonly ownerId: string | Placeholder;
    readonly limit: number | Placeholder;
    readonly narrowed: SQL | undefined;
  },
) {
  const { by, key, newestFirst } = orderings[order];
  const direction = newestFirst ? sql`desc` : sql`asc`;
  // First the rows of the page, then only their modules: in one step, the modules of every project
  // would be counted if an order has no index: 61 ms by name for a thousand projects. Sorting them takes 3 ms,
  // so the orders have no index of their own.
  const rows = tx
    .select({
      id: projectRows.id,
      name: projectRows.name,
      description: projectRows.description,
      createdAt: projectRows.createdAt,
      updatedAt: projectRows.updatedAt,
      deletedAt: projectRows.deletedAt,
      sortKey: key.as('sort_key'),
      place: by.as('place'),
    })
    .from(projectRows)
    .where(
      and(
        eq(projectRows.ownerId, page.ownerId),
        order === 'deleted' ? isNotNull(projectRows.deletedAt) : isNull(projectRows.deletedAt),
        page.narrowed,
      ),
    )
    .orderBy(sql`${by} ${direction}`, sql`${projectRows.id} ${direction}`)
    .limit(page.limit)
    .as('page');
  const modules = tx
    .select({
      withContent: count().as('with_content'),
      completed: sql<
        string[]
      >`coalesce(jsonb_agg(${projectModules.module} order by ${projectModules.module}) filter (where ${projectModules.answersComplete}), '[]')`.as(
        'completed',
      ),
    })
    .from(projectModules)
    .where(and(eq(projectModules.projectId, rows.id), projectModules.hasContent))
    .as('modules');
  const project = sql`json_build_object('id', ${rows.id}, 'name', ${rows.name}, 'description', ${rows.description},
    'createdAt', ${isoTime(rows.createdAt)}, 'updatedAt', ${isoTime(rows.updatedAt)}, 'deletedAt', ${isoTime(rows.deletedAt)},
    'modulesWithContent', ${modules.withContent}, 'completedModules', ${modules.completed}, 'sortKey', ${rows.sortKey})`;
  // One value: to decode each column of each row took a third of the request.
  return tx
    .select({
      list: sql<
        ListedProject[]
      >`coalesce(json_agg(${project} order by ${rows.place} ${direction}, ${rows.id} ${direction}), '[]')`,
    })
    .from(rows)
    .innerJoinLateral(modules, sql`true`);
}

/** @returns how many projects a person has, and in how many every counted module has content. */
export async function countProjects(
  tx: Transaction,
  ownerId: string,
): Promise<{ created: number; completed: number }> {
  const mine = and(eq(projectRows.ownerId, ownerId), isNull(projectRows.deletedAt));
  const completed = tx
    .select({ id: projectModules.projectId })
    .from(projectModules)
    .innerJoin(projectRows, eq(projectRows.id, projectModules.projectId))
    .where(and(mine, eq(projectModules.ownerId, ownerId), projectModules.hasContent))
    .groupBy(projectModules.projectId)
    .having(sql`count(*) >= ${modulesCounted}`)
    .as('completed');
  const [created] = await tx.select({ count: count() }).from(projectRows).where(mine);
  const [done] = await tx.select({ count: count() }).from(completed);
  return { created: created?.count ?? 0, completed: done?.count ?? 0 };
}

function holds(words: string): SQL {
  const text = sql`plain_text(${projectRows.name} || ' ' || ${projectRows.description})`;
  return sql`position(plain_text(${words}) in ${text}) > 0`;
}
