import { decideWriting } from '@elan/domain/generation/decideGeneration';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { Access } from '@elan/domain/subscription/access';

/**
 * @returns whether the upsell stands in place of a module: it is paid, this person has no premium, and it
 *   holds nothing to read (docs/product.md#premium). That an account is suspended comes first.
 */
export function isUpsell(
  definition: ModuleDefinition,
  access: Access,
  content: ModuleContent | undefined,
): boolean {
  const decision = decideWriting(definition, access);
  return !decision.allowed && decision.because === 'premium_required' && !hasContent(content);
}
