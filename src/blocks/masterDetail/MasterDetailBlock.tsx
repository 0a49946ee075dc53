import { Empty } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { usePage } from '../../runtime/core/context.ts';
import { useRoom } from '../../runtime/core/room.ts';
import { PickingContext } from '../../runtime/core/picking.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { PaneEdge } from '../PaneEdge.tsx';
import { usePaneWidth } from '../usePaneWidth.ts';
import { Detail } from './Detail.tsx';
import type { MasterDetailPlan } from './plan.ts';
import { useChoice } from './useChoice.ts';
import { useCheckedRow } from './useCheckedRow.ts';
import './masterDetail.css';

/** A list, and the record that is chosen in it; on a phone the record lies over the list. */
export function MasterDetailBlock({ plan }: { plan: MasterDetailPlan }) {
  const { Blocks } = usePage();
  const evaluate = useEvaluate();
  const isNarrow = useRoom('narrow');
  const choice = useChoice(plan, isNarrow);
  const picking = useCheckedRow(plan, choice);
  const body = useMemo(() => [plan.list], [plan]);
  const { detail, side } = plan;
  const isOpen = choice.shown !== undefined;
  return (
    <div className={`pl-master-detail pl-master-${side}${isOpen ? ' pl-master-chosen' : ''}`}>
      <Master plan={plan}>
        <PickingContext value={detail ? picking : null}>
          <Blocks body={body} />
        </PickingContext>
      </Master>
      {detail &&
        (isOpen || isNarrow ? (
          <Detail plan={detail} choice={choice} isOver={isNarrow} />
        ) : (
          <div className="pl-panel pl-detail pl-detail-none">
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={
                choice.isLost
                  ? lateTexts.masterDetail.lost
                  : evaluate.text(plan.empty) || lateTexts.masterDetail.empty
              }
            />
          </div>
        ))}
    </div>
  );
}

/** The list, with an edge to be dragged where it stands on the left. */
function Master({ plan, children }: { plan: MasterDetailPlan; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isBeside = plan.side === 'left' && plan.detail !== undefined;
  const [width = plan.width, resize] = usePaneWidth(
    { width: plan.width, resizable: isBeside },
    plan.key,
  );
  return (
    <div
      ref={element}
      className="pl-pane pl-master"
      style={isBeside ? { flex: `0 0 ${width}px` } : undefined}
    >
      {children}
      {isBeside && <PaneEdge pane={element} width={width} onResize={resize} />}
    </div>
  );
}
