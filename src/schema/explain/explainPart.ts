import type { PageParts } from '../compile/compilePage.ts';
import type { ActionPlan, Condition } from '../compile/plan.ts';
import { isObject } from '../isObject.ts';
import type { Path } from '../pointer.ts';
import { conditionReasons } from './conditions.ts';
import type { Explanation, Reason } from './explanation.ts';
import { fieldReasons, modeReasons } from './fieldReasons.ts';
import type { Live } from './live.ts';
import { valueIn, type Sight } from './sight.ts';
import { allOf, isAbout, isAction, isNode, verdictOf } from './verdict.ts';
import { observed, type PartFacts } from './observed.ts';

/**
 * Why the part at a place is shown or hidden, disabled or required: by the compile that draws the
 * page and the evaluation that runs it.
 *
 * @param live the running page; its open forms are explained with what is entered in them
 * @throws PageError for a page that the checker would refuse
 */
export function explainPart(parts: PageParts, at: Path, live: Live): Explanation {
  return explain({ page: parts.page, seen: observed(parts), live }, at);
}

/** Places from the page itself down to one. */
const placesTo = (at: Path, from = 0): Path[] =>
  Array.from({ length: at.length + 1 - from }, (_, index) => at.slice(0, from + index));

function explain(sight: Sight, at: Path): Explanation {
  const [member, name] = at;
  if (member === 'actions' && typeof name === 'string') return explainAction(sight, at, name);
  const chain = placesTo(at).flatMap((place) => placeReasons(sight, place));
  const piece = sight.seen.at(at)?.piece;
  if (isNode(piece)) {
    const own = fieldReasons(sight, at, piece).filter((reason) => !isAbout(reason, 'visible'));
    return verdictOf([...chain, ...own], piece);
  }
  return verdictOf(isAction(piece) ? [...chain, ...actionReasons(sight, at, piece)] : chain, piece);
}

/** An action is explained where it is offered: at the first place that shows it, else the first. */
function explainAction(sight: Sight, at: Path, name: string): Explanation {
  const offers = sight.seen.offers(name).map((place) => explain(sight, place));
  const offer =
    offers.find(({ shown }) => shown) ??
    offers.find(({ shown }) => shown === undefined) ??
    offers[0];
  if (!offer)
    return verdictOf(
      [...placeReasons(sight, []), { kind: 'unreached', at: at.slice(0, 2) }],
      undefined,
    );
  const inside = placesTo(at, 3).flatMap((place) => placeReasons(sight, place));
  if (inside.length === 0) return offer;
  const { shown } = verdictOf(inside, undefined);
  return { shown: allOf([offer.shown, shown]), reasons: [...offer.reasons, ...inside] };
}

/** What decides whether a part is there: permissions, its condition, rules. */
function placeReasons(sight: Sight, at: Path): Reason[] {
  const facts = sight.seen.at(at);
  const isForm = at.length === 2 && at[0] === 'forms';
  if (isForm && !facts?.wasMade) return [{ kind: 'unreached', at }];
  if (!facts) return [];
  const reasons = accessReasons(facts);
  const { piece, wasMade } = facts;
  if (!piece) {
    const isExplained = !wasMade || reasons.some(({ result }) => !result);
    return isExplained ? reasons : [...reasons, goneReason(sight, at)];
  }
  if (isForm || isAction(piece)) return reasons;
  const shown = isNode(piece)
    ? fieldReasons(sight, at, piece).filter((reason) => isAbout(reason, 'visible'))
    : conditionReasons(sight.live, at, { aspect: 'visible', condition: visibleOf(piece) });
  return [...reasons, ...(isNode(piece) ? modeReasons(sight, at, piece) : []), ...shown];
}

const visibleOf = (piece: object): Condition | undefined =>
  isObject(piece) ? (piece.visible as Condition | undefined) : undefined;

/** A field that may not be read or written may be there all the same: the compile says so. */
const accessReasons = ({ at, asked, piece }: PartFacts) =>
  asked.map((one) => {
    const isGone = one.of === 'part' || !piece;
    return { kind: 'access' as const, at, ...one, result: one.granted || !isGone };
  });

/** Why nothing became of a part that nobody denied. */
function goneReason({ page }: Sight, at: Path): Reason {
  const part = valueIn(page, at);
  return { kind: isObject(part) && part.hidden === true ? 'unseen' : 'emptied', at };
}

function actionReasons({ live }: Sight, at: Path, action: ActionPlan): Reason[] {
  const { visible, disabled, selection } = action;
  return [
    ...conditionReasons(live, at, { aspect: 'visible', condition: visible }),
    ...(selection === 'none' ? [] : [{ kind: 'selection' as const, at, selection }]),
    ...conditionReasons(live, at, { aspect: 'disabled', condition: disabled }),
  ];
}
