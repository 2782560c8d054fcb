import type { Growing } from '@elan/domain/project/growing';
import type { Store } from '../../lib/store.ts';
import type { ModuleEditor } from './useModuleEditor.ts';

/** @returns the structure that is being written, once a first part of it is there; it is only to be read. */
export function growingOf({ generation: { state } }: ModuleEditor): Store<Growing> | undefined {
  return state.phase === 'running' && state.isWriting ? state.growing : undefined;
}
