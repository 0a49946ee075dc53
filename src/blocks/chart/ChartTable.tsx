import { useEvaluate } from '../../runtime/core/scope.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { ChartData, Row } from './points.ts';
import { pointText } from './points.ts';
import type { ChartPlan } from './plan.ts';

/** Most rows that are listed. */
const mostRows = 500;

interface Props {
  plan: ChartPlan;
  data: ChartData;
  title: string;
  onChoose: ((row: Row) => void) | undefined;
}

/**
 * The numbers of a chart as a table: for the keyboard, readers of the screen, and exact reading.
 */
export function ChartTable({ plan, data, title, onChoose }: Props) {
  const evaluate = useEvaluate();
  const { categories, lines } = data;
  return (
    <div
      className="pl-chart-table"
      style={{ maxHeight: plan.height }}
      tabIndex={0}
      role="region"
      aria-label={title || lateTexts.chart.kinds[plan.kind]}
    >
      <table>
        <thead>
          <tr>
            {plan.x && <th scope="col">{evaluate.text(plan.x.label)}</th>}
            {lines.map(({ label }, index) => (
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.slice(0, mostRows).map(({ label }, place) => (
            <tr key={place}>
              {plan.x && (
                <th scope="row">
                  <Name label={label} row={rowAt(data, place)} onChoose={onChoose} />
                </th>
              )}
              {lines.map((line, index) => (
                <td key={index}>
                  {pointText(line, line.points[place]) || <span className="pl-nothing">-</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {categories.length > mostRows && (
        <p role="note" className="pl-secondary">
          {lateTexts.chart.rows(categories.length, mostRows)}
        </p>
      )}
    </div>
  );
}

/** The record of a category: that of its first point. */
const rowAt = ({ lines }: ChartData, place: number): Row | undefined =>
  lines.find(({ points }) => points[place])?.points[place]?.row;

function Name({
  label,
  row,
  onChoose,
}: {
  label: string;
  row: Row | undefined;
  onChoose: Props['onChoose'];
}) {
  if (!row || !onChoose) return label;
  return (
    <button type="button" className="pl-chart-choose" onClick={() => onChoose(row)}>
      {label}
    </button>
  );
}
