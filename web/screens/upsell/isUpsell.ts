import { decideWriting } from '@elan/domain/generation/decideGeneration';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { Access } from '@elan/domain/subscription/access';

/**
 * @returns whether to show the upsell instead of a module: if the module is paid, the user has no Premium and there is
 * nothing to read (docs/product.md#premium). A suspended account sees its own notice instead.
 */
export function isUpsell(
  definition: ModuleDefinition,
  access: Access,
  content: ModuleContent | undefined,
): boolean {
  const decision = decideWriting(definition, access);
  return !decision.allowed && decision.because === 'premium_required' && !hasContent(content);
}
