/** Buttons that show the whole of masked values. */
import { defined } from '../defined.ts';
import type { Model } from '../generated/types.gen.ts';
import { revealPath, revealPlace } from '../record/index.ts';
import { allowed, type Compilation } from './compilation.ts';
import type { RevealPlan } from './plan.ts';

/**
 * The member `reveal` of what shows or enters a field, where it is masked and the viewer may learn
 * it.
 *
 * @param dotted field of the model, or of a record that it refers to: `phone`, `member.phone`
 */
export function revealOf(
  compilation: Compilation,
  model: Model | undefined,
  dotted: string | undefined,
): { reveal?: RevealPlan } {
  if (!model || dotted === undefined) return {};
  const [first = '', second, ...deeper] = dotted.split('.');
  if (second === undefined)
    return defined({ reveal: planOf(compilation, model, first, model.key) });
  const relation = model.relations?.[first];
  const related = relation && compilation.models[relation.model];
  if (!related || relation.field === undefined || deeper.length > 0) return {};
  return defined({ reveal: planOf(compilation, related, second, relation.field) });
}

function planOf(
  compilation: Compilation,
  model: Model,
  field: string,
  key: string,
): RevealPlan | undefined {
  if (model.fields[field]?.mask === undefined) return undefined;
  const place = revealPlace(compilation.models, model);
  return place && allowed(compilation, place.access, undefined)
    ? { url: revealPath(place.path, [...place.relations, field]), key }
    : undefined;
}
