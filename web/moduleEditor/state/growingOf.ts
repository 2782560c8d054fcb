import type { Growing } from '@elan/domain/project/growing';
import type { Store } from '../../lib/store.ts';
import type { ModuleEditor } from './useModuleEditor.ts';

/** @returns the structure that is being written, read-only, once its first part has arrived. */
export function growingOf({ generation: { state } }: ModuleEditor): Store<Growing> | undefined {
  return state.phase === 'running' && state.isWriting ? state.growing : undefined;
}
