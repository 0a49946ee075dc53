import { useContext, useMemo } from 'react';
import type { BlockPlan } from '../../schema/compile/plan.ts';
import { usePage } from '../../runtime/core/context.ts';
import { ScopeContext } from '../../runtime/core/scope.ts';
import type { Row } from './table/rows.ts';

/** Blocks below an opened row; they read the row. */
export function Expansion({ body, row }: { body: BlockPlan[]; row: Row }) {
  const { Blocks } = usePage();
  const outer = useContext(ScopeContext);
  const scope = useMemo(() => ({ ...outer, row, record: row }), [outer, row]);
  return (
    <ScopeContext.Provider value={scope}>
      <div className="pl-nested">
        <Blocks body={body} />
      </div>
    </ScopeContext.Provider>
  );
}
