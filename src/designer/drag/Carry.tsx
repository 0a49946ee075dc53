import { useEffect, useState } from 'react';
import { leadElsewhere } from '../commands/keys.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, type Designer } from '../state/context.ts';
import type { Carried } from './carried.ts';
import { carryOn, putBack, putDown } from './carry.ts';
import { labelOf } from './dragged.ts';
import { useCarriedLines } from './useCarriedLines.ts';
import { carriedWords, refusal } from './words.ts';
import { unreachable } from '../../schema/unreachable.ts';

/** What is dragged by keys: where it is held, in words and as a line in outline and canvas. */
export function Carry() {
  const designer = useDesigner();
  const carried = useDesignerState((state) => state.carried);
  // What has become of what was carried last, or that there is no further place.
  const [said, setSaid] = useState('');
  const texts = designerTexts().carry;
  const what = carried && labelOf(carried.drag);
  const words = carried && carriedWords(designer, carried);
  const isBegun = carried !== undefined && carried.at === carried.from;
  const begun = what === undefined ? '' : `${texts.carrying(what)}。${texts.spokenKeys}。`;
  return (
    <>
      <div aria-live="assertive" className="visually-hidden">
        {said}
        {isBegun && begun}
        {words}
      </div>
      {carried && (
        <div className="pl-carry" data-refused={!carried.stops[carried.at]?.target} aria-hidden>
          <strong>{texts.carrying(what ?? '')}</strong>
          <span>{words}</span>
          <small>{said || texts.keys}</small>
        </div>
      )}
      {carried && <Lines carried={carried} />}
      {carried && <Keys designer={designer} carried={carried} say={setSaid} />}
    </>
  );
}

function Lines({ carried }: { carried: Carried }) {
  const stop = carried.stops[carried.at];
  const lines = useCarriedLines(stop);
  return lines.map((line) => (
    <div
      key={`${line.top} ${line.left}`}
      className="pl-drop-line"
      data-refused={!stop?.target}
      style={line}
      aria-hidden
    />
  ));
}

interface KeysProps {
  designer: Designer;
  carried: Carried;
  say(words: string): void;
}

/** The keys while something is carried; all others and the mouse end it. */
function Keys({ designer, carried, say }: KeysProps) {
  // What became of what was carried before has been said.
  useEffect(() => say(''), [say]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      if (event.altKey || leadElsewhere(event)) return end(designer, carried, say);
      event.preventDefault();
      event.stopPropagation();
      return onCarrying(designer, carried, { key: event.key, say });
    };
    const onPress = () => end(designer, carried, say);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('mousedown', onPress, true);
    window.addEventListener('touchstart', onPress, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('mousedown', onPress, true);
      window.removeEventListener('touchstart', onPress, true);
    };
  }, [designer, carried, say]);
  return null;
}

function end({ store }: Designer, { drag }: Carried, say: KeysProps['say']): void {
  putBack(store);
  say(designerTexts().carry.putBack(labelOf(drag)));
}

const directions: Readonly<Record<string, { by: 1 | -1; isAny: boolean }>> = {
  ArrowDown: { by: 1, isAny: false },
  ArrowUp: { by: -1, isAny: false },
  ArrowRight: { by: 1, isAny: true },
  ArrowLeft: { by: -1, isAny: true },
};

function onCarrying(
  designer: Designer,
  carried: Carried,
  { key, say }: { key: string; say: KeysProps['say'] },
): void {
  const { carry } = designerTexts();
  const direction = directions[key];
  if (direction) say(carryOn(designer.store, direction.by, direction.isAny) ? '' : carry.noMore);
  else if (key === 'Escape') end(designer, carried, say);
  else if (key === 'Enter') dropCarried(designer, carried, say);
}

function dropCarried(designer: Designer, carried: Carried, say: KeysProps['say']): void {
  const { drag, stops, at } = carried;
  const what = labelOf(drag);
  // Said before it is dropped: names and places are those of the page then.
  const place = carriedWords(designer, { ...carried, from: at });
  const { carry } = designerTexts();
  const outcome = putDown(designer);
  switch (outcome) {
    case 'dropped':
      return say(carry.dropped(what, place));
    case 'home':
      return say(carry.putBack(what));
    case undefined:
      return designer.store.refuse(refusal(designer, [stops[at]?.kind ?? ''], drag));
    default:
      throw unreachable(outcome);
  }
}
