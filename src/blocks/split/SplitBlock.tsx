import Left from '@ant-design/icons/es/icons/LeftOutlined';
import Right from '@ant-design/icons/es/icons/RightOutlined';
import { useRef, useState, type CSSProperties } from 'react';
import type { SplitPlan } from './plan.ts';
import { usePage } from '../../runtime/core/context.ts';
import { useRoom } from '../../runtime/core/room.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { PaneEdge } from '../PaneEdge.tsx';
import { usePaneWidth } from '../usePaneWidth.ts';
import { texts } from '../../runtime/locale/index.ts';
import './split.css';

type Pane = SplitPlan['panes'][number];

/** Width in pixels, a share of 24, or what is left. */
const paneStyle = ({ span }: Pane, width: number | undefined): CSSProperties =>
  width !== undefined
    ? { flex: `0 0 ${width}px` }
    : span !== undefined
      ? { flex: `${span} 1 0` }
      : { flex: '24 1 0' };

/** Panes side by side, one below the other on small screens. */
export function SplitBlock({ plan }: { plan: SplitPlan }) {
  const evaluate = useEvaluate();
  return (
    <div className="pl-split">
      {plan.panes.map(
        (pane, index) =>
          evaluate.test(pane.visible) && (
            <SplitPane key={index} pane={pane} name={`${plan.key}:${index}`} />
          ),
      )}
    </div>
  );
}

function SplitPane({ pane, name }: { pane: Pane; name: string }) {
  const { Blocks } = usePage();
  const title = useEvaluate().text(pane.title);
  const element = useRef<HTMLDivElement>(null);
  const [width, resize] = usePaneWidth(pane, name);
  // On phones what stands below is what people came for.
  const isNarrow = useRoom('narrow');
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? (!pane.collapsible || !isNarrow);
  return (
    <div
      ref={element}
      className={`pl-pane${open ? '' : ' pl-pane-closed'}`}
      style={open ? paneStyle(pane, width) : undefined}
    >
      <div className="pl-pane-body" hidden={!open}>
        <Blocks body={pane.body} />
      </div>
      {open && pane.resizable && width !== undefined && (
        <PaneEdge pane={element} width={width} onResize={resize} />
      )}
      {pane.collapsible && (
        <button
          type="button"
          className="pl-pane-toggle"
          aria-expanded={open}
          aria-label={(open ? texts.pane.fold : texts.pane.open)(title || texts.pane.pane)}
          onClick={() => setOpen(!open)}
        >
          {!open && title !== '' && <span className="pl-pane-name">{title}</span>}
          {open ? <Left /> : <Right />}
        </button>
      )}
    </div>
  );
}
