/** Why a field of a form is as it is: by itself, by rules, by the mode of the form. */
import type { NodePlan, RulePlan } from '../compile/plan.ts';
import type { Path } from '../pointer.ts';
import { reasonOf } from './conditions.ts';
import type { Reason } from './explanation.ts';
import { testIn } from './live.ts';
import { nodeAspects } from './nodeAspects.ts';
import { valueIn, type Sight } from './sight.ts';
import { isNode } from './verdict.ts';

/** All that is said of a field. Rules speak of no field in a row. */
export function fieldReasons(sight: Sight, at: Path, node: NodePlan): Reason[] {
  const { seen, live } = sight;
  const key = String(at[1]);
  const scope = live.forms.get(key) ?? live;
  const rules = isInRow(sight, at) ? [] : (seen.plan.forms[key]?.rules ?? []);
  const own = rules.filter(({ targets }) => targets.includes(node.name));
  const found: Reason[] = [];
  nodeAspects({ node, rules: own }, testIn(scope), (say) =>
    found.push(reasonOf(scope, say.rule ? placeOfRule(sight, at, say.rule) : at, say)),
  );
  return found;
}

/** Whether a field stands in the rows of a list. */
const isInRow = ({ seen }: Sight, at: Path): boolean =>
  at.some((_, depth) => {
    const piece = seen.at(at.slice(0, depth))?.piece;
    return isNode(piece) && piece.item !== undefined;
  });

/** Rules of which no target is left are not in the plan, so that they cannot be counted there. */
function placeOfRule({ page, seen }: Sight, at: Path, rule: RulePlan): Path {
  const rules = [...at.slice(0, 2), 'rules'];
  const written = valueIn(page, rules);
  const places = Array.isArray(written) ? written.map((_, index) => [...rules, index]) : [];
  return places.find((place) => seen.at(place)?.piece === rule) ?? rules;
}

/** A field is there only in its modes. */
export function modeReasons({ live }: Sight, at: Path, { modes }: NodePlan): Reason[] {
  const form = live.forms.get(String(at[1]));
  return !form || modes.includes(form.mode) ? [] : [{ kind: 'mode', at, mode: form.mode, modes }];
}
