import Down from '@ant-design/icons/es/icons/ArrowDownOutlined';
import Up from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { Skeleton } from 'antd';
import type { CSSProperties } from 'react';
import { useActions } from '../../runtime/action/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { figureText, percentText } from '../figureText.ts';
import { useRecords } from '../useRecords.ts';
import { Course } from './Course.tsx';
import { figureOf, type Figure } from './figure.ts';
import type { StatisticItemPlan, StatisticPlan } from './plan.ts';
import './statistic.css';

/** Figures as cards. */
export function StatisticBlock({ plan }: { plan: StatisticPlan }) {
  const evaluate = useEvaluate();
  const { records, broken, loading, error, reload } = useRecords(plan);
  const title = evaluate.text(plan.title);
  const against = evaluate.text(plan.against) || lateTexts.statistic.against;
  const failure = broken ? lateTexts.figures.notList : error;
  return (
    <section className="pl-statistic" aria-label={title || undefined} aria-busy={loading}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      {failure !== undefined ? (
        <div className="pl-panel">
          <Failed message={failure} onRetry={reload} />
        </div>
      ) : (
        <ul style={{ '--pl-columns': plan.columns } as CSSProperties}>
          {plan.items.map((item, index) => (
            <li key={index} className="pl-panel">
              {records ? (
                <Card item={item} figure={figureOf(records, item)} against={against} />
              ) : (
                <Skeleton active paragraph={{ rows: 1 }} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps {
  item: StatisticItemPlan;
  figure: Figure;
  against: string;
}

function Card({ item, figure, against }: CardProps) {
  const label = useEvaluate().text(item.label);
  const { run } = useActions();
  const { onClick } = item;
  const { row } = figure;
  return (
    <>
      <h3>
        {onClick ? (
          <button
            type="button"
            onClick={() => void run({ plan: onClick, local: { row, record: row } })}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </h3>
      <p className="pl-statistic-value">
        {shown(item, figure.value) || <span className="pl-nothing">-</span>}
      </p>
      <div className="pl-statistic-foot">
        <Change change={figure.change} lessIsBetter={item.lessIsBetter} against={against} />
        <Course points={figure.course} />
      </div>
    </>
  );
}

/** A number as the model writes it; what is none as it is. */
function shown(item: StatisticItemPlan, value: unknown): string {
  const text = figureText(item, value);
  return text === '' && typeof value === 'string' ? value : text;
}

function Change({
  change,
  lessIsBetter = false,
  against,
}: {
  change: number | undefined;
  lessIsBetter: boolean | undefined;
  against: string;
}) {
  if (change === undefined) return null;
  const isGood = change === 0 ? undefined : change > 0 !== lessIsBetter;
  const tone = isGood === undefined ? 'same' : isGood ? 'good' : 'bad';
  const text = percentText(Math.abs(change));
  const said = change < 0 ? lateTexts.statistic.less(text) : lateTexts.statistic.more(text);
  return (
    <span className={`pl-statistic-change pl-statistic-${tone}`}>
      {against}{' '}
      <span className="visually-hidden">{change === 0 ? lateTexts.statistic.same : said}</span>
      <span aria-hidden>
        {change > 0 ? <Up /> : change < 0 ? <Down /> : null} {text}
      </span>
    </span>
  );
}
