import type { ReactNode } from 'react';
import type { DisplayPlan } from '../../../schema/compile/plan.ts';
import type { WidgetFacts } from '../../../schema/vocabulary.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { valuesIn } from '../extent.ts';
import { beginningOf } from './beginning.ts';
import './long.css';
import { WholeButton } from './WholeButton.tsx';

interface Props {
  plan: DisplayPlan;
  value: unknown;
  /** Of the widget that shows it. */
  facts: WidgetFacts | undefined;
  /** Characters that may be drawn. */
  most: number;
  compact: boolean;
  /** Draws a value by its widget. */
  children(value: unknown): ReactNode;
}

/** Characters of a text that a cell shows: it has one line. */
const mostInCell = 200;

/** Characters of a text that its widget cannot show in part. */
const mostAsText = 20_000;

/** The beginning of a value that is too long to be drawn, with what is missing and a way to it. */
export function LongValue(props: Props) {
  const { plan, facts, compact, children } = props;
  const label = typeof plan.label === 'string' ? plan.label : '';
  // The widget shows the beginning of a text, too.
  const cuttable = facts?.cuttable === true;
  const most = cuttable ? props.most : Math.min(props.most, mostAsText);
  const beginning = beginningOf(valuesIn(facts, props.value), most);
  const { kind, shown, all } = beginning;
  const whole = (name: string) => (
    <WholeButton {...{ label, name, beginning, most }}>{children}</WholeButton>
  );
  const isDrawn = kind === 'entries' || cuttable;
  if (compact)
    return (
      <span className="pl-long-cell">
        <span>{isDrawn ? children(shown) : oneLine(shown)}</span>
        {whole(lateTexts.long.size[kind](all.length))}
      </span>
    );
  return (
    <div className="pl-long">
      {isDrawn ? children(shown) : <span className="pl-long-text">{shown}</span>}
      <div className="pl-long-note">
        {lateTexts.long.beginning[kind](shown.length, all.length)}
        {whole(lateTexts.long.whole)}
      </div>
    </div>
  );
}

const oneLine = (text: string): string =>
  `${text
    .slice(0, mostInCell * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostInCell)}…`;
