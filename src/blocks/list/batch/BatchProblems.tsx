import { useStore } from '../../../runtime/core/store.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { ListPlan } from '../plan.ts';
import type { EditStore } from '../state/edits.ts';
import './batch.css';

/** Problems that are named one by one. */
const named = 5;

/** What the server found wrong with changed rows, by their names: some may stand on other pages. */
export function BatchProblems({ plan, edits }: { plan: ListPlan; edits: EditStore }) {
  const problems = useStore(edits, (state) => state.problems);
  const changed = useStore(edits, (state) => state.edits);
  if (problems.size === 0) return null;
  const nameOf = (key: string | number) => {
    const row = changed.get(key)?.row;
    return String((plan.names !== undefined && row?.[plan.names]) || key);
  };
  const more = problems.size - named;
  return (
    <div className="pl-batch-problems" role="alert">
      <strong>{lateTexts.batch.refused(problems.size)}</strong>
      <ul>
        {[...problems].slice(0, named).map(([key, { message }]) => (
          <li key={key}>{lateTexts.batch.problem(nameOf(key), message)}</li>
        ))}
        {more > 0 && <li>{lateTexts.batch.more(more)}</li>}
      </ul>
    </div>
  );
}
