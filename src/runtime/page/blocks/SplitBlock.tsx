import Left from '@ant-design/icons/es/icons/LeftOutlined';
import Right from '@ant-design/icons/es/icons/RightOutlined';
import { useState, type CSSProperties } from 'react';
import type { SplitPlan } from '../../../schema/compile/plan.ts';
import { usePage } from '../context.ts';

type Pane = SplitPlan['panes'][number];

/** Width in pixels, a share of 24, or what is left. */
const paneStyle = ({ width, span }: Pane): CSSProperties =>
  width !== undefined ? { flex: `0 0 ${width}px` } : span !== undefined ? { flex: `${span} 1 0` } : { flex: '24 1 0' };

/** Panes side by side, one below the other on small screens. */
export function SplitBlock({ plan }: { plan: SplitPlan }) {
  return <div className="pl-split">{plan.panes.map((pane, index) => <SplitPane key={index} pane={pane} />)}</div>;
}

function SplitPane({ pane }: { pane: Pane }) {
  const { Blocks } = usePage();
  // On phones what stands below is what people came for.
  const [open, setOpen] = useState(() => !pane.collapsible || !matchMedia('(max-width: 767px)').matches);
  return (
    <div className={`pl-pane${open ? '' : ' pl-pane-closed'}`} style={open ? paneStyle(pane) : undefined}>
      <div className="pl-pane-body" hidden={!open}><Blocks body={pane.body} /></div>
      {pane.collapsible && (
        <button type="button" className="pl-pane-toggle" aria-expanded={open} aria-label={open ? '收起面板' : '展开面板'} onClick={() => setOpen(!open)}>{open ? <Left /> : <Right />}</button>
      )}
    </div>
  );
}
