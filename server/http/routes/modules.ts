import { randomUUID } from 'node:crypto';
import { contract } from '@elan/domain/contract/contract';
import { idempotencyKey } from '@elan/domain/contract/modules';
import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { largestSave, largestSaveOfOlder } from '@elan/domain/project/moduleEntry';
import type { FastifyRequest } from 'fastify';
import { confirmResult } from '../../flows/modules/confirmResult.ts';
import { findGeneration, stopGeneration } from '../../flows/modules/findGeneration.ts';
import { generateModule } from '../../flows/modules/generateModule.ts';
import { giveFeedback, readFeedback } from '../../flows/modules/giveFeedback.ts';
import { listVersions } from '../../flows/modules/listVersions.ts';
import { readVersion } from '../../flows/modules/readVersion.ts';
import { restoreVersion } from '../../flows/modules/restoreVersion.ts';
import { isStoredLarge, saveModule } from '../../flows/modules/saveModule.ts';
import type { Requested } from '../../generation/generationRequest.ts';
import type { Run } from '../../generation/run.ts';
import type { Services } from '../../services.ts';
import { createFollowers } from '../followers.ts';
import type { Serve, Served } from '../mountContract.ts';
import type { OpenReplies } from '../openStreams.ts';
import { streamGeneration } from '../streamGeneration.ts';

type Saving = Pick<Served<typeof contract.saveModule>, 'scope' | 'params' | 'body'>;

type Following = Pick<Served<typeof contract.generateModule>, 'scope' | 'request' | 'reply'>;

/** Input of the calls that start a generation. */
interface Beginning extends Following {
  readonly params: Served<typeof contract.generateModule>['params'];
  readonly body: {
    readonly language: Language;
    readonly baseLastUpdated?: string | null | undefined;
  };
}

/** The user's input; saved values are used for absent fields. */
type Written = Pick<
  Served<typeof contract.generateModule>['body'],
  'answers' | 'comments' | 'proposedAnswers' | 'defaultedAnswers'
>;

export function moduleRoutes(serve: Serve, services: Services, openReplies: OpenReplies): void {
  const save = async ({ scope, params, body }: Saving) => {
    const lastUpdated = await saveModule(services, {
      ...scope,
      module: params.module,
      data: body.data,
      base: body.baseLastUpdated === null ? null : new Date(body.baseLastUpdated),
    });
    return { lastUpdated: lastUpdated.toISOString() };
  };
  serve(contract.saveModule, save, {
    bodyLimit: largestSave,
    exception: {
      bodyLimit: largestSaveOfOlder,
      allows: (scope, { module }) => isStoredLarge(services, { ...scope, module }),
    },
  });

  serve(contract.confirmResult, ({ scope, params, body }) =>
    confirmResult(services, {
      ...scope,
      module: params.module,
      base: new Date(body.baseLastUpdated),
    }),
  );

  const followers = createFollowers();
  /**
   * Replies with the result of a run, or streams the run if the client accepts a stream. Fails if the session ends
   * first.
   */
  const answerWith = (run: Run, { scope, request, reply }: Following) => {
    const unfollow = followers.join(run);
    const session = openReplies.watch(scope.actor.sessionId);
    const leave = (): void => {
      unfollow();
      session.leave();
    };
    if (!wantsStream(request)) {
      return Promise.race([run.finished, session.ended]).finally(leave);
    }
    streamGeneration(run, reply, { ...session, leave });
    return undefined;
  };

  const begin = async (served: Beginning, requested: Requested, written: Written = {}) => {
    const { scope, params, body, request } = served;
    const run = await generateModule(services, {
      requested,
      ...scope,
      module: params.module,
      answers: written.answers,
      comments: written.comments,
      proposedAnswers: written.proposedAnswers,
      defaultedAnswers: written.defaultedAnswers,
      base: momentOf(body.baseLastUpdated),
      language: body.language,
      idempotencyKey: idempotencyKeyOf(request),
    });
    return answerWith(run, served);
  };
  serve(contract.generateModule, (served) => begin(served, { action: 'generate' }, served.body));
  serve(contract.autoFillModule, (served) => begin(served, { action: 'autoFill' }, served.body));
  serve(contract.reviseModule, (served) => {
    const { section, passage, instruction } = served.body;
    return begin(served, { action: 'revise', target: { section, passage }, instruction });
  });
  serve(contract.translateModule, (served) => begin(served, { action: 'translate' }));

  serve(contract.findGeneration, async ({ scope, params, request, reply }) => {
    const run = await findGeneration(services, {
      ...scope,
      module: params.module,
      idempotencyKey: params.key,
    });
    return answerWith(run, { scope, request, reply });
  });

  serve(contract.stopGeneration, async ({ scope, params, body }) => {
    await stopGeneration(services, {
      ...scope,
      module: params.module,
      idempotencyKey: body.idempotencyKey,
    });
    return { stopped: true } as const;
  });
}

function momentOf(stamp: string | null | undefined): Date | null | undefined {
  return typeof stamp === 'string' ? new Date(stamp) : stamp;
}

/**
 * @returns the key in the header, or a random key if there is no header, so that the call cannot be repeated.
 * @throws Failure `malformed` if the header is invalid.
 */
function idempotencyKeyOf(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return randomUUID();
  const parsed = idempotencyKey.safeParse(header);
  if (!parsed.success) throw new Failure('malformed', { detail: 'Idempotency-Key' });
  return parsed.data;
}

function wantsStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

export function feedbackRoutes(serve: Serve, services: Services): void {
  serve(contract.getFeedback, ({ scope, params: { module } }) =>
    readFeedback(services, { ...scope, module }),
  );

  serve(contract.saveFeedback, ({ scope, params: { module }, body }) =>
    giveFeedback(services, { ...scope, module, ...body }),
  );
}

export function versionRoutes(serve: Serve, services: Services): void {
  serve(contract.listVersions, async ({ scope, params: { module } }) => ({
    versions: await listVersions(services, { ...scope, module }),
  }));

  serve(contract.getVersion, ({ scope, params: { module, version } }) =>
    readVersion(services, { ...scope, module, version }),
  );

  serve(contract.restoreVersion, async ({ scope, params: { module, version }, body }) => {
    const { baseLastUpdated } = body;
    const base = baseLastUpdated === null ? null : new Date(baseLastUpdated);
    return { entry: await restoreVersion(services, { ...scope, module, version, base }) };
  });
}
