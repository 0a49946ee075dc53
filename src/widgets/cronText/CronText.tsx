import type { DisplayProps } from '../contract.ts';
import './cronText.css';
import { describeCron } from './describe.ts';
import { problemText } from './problemText.ts';

/**
 * The expression, and what it means or why it means nothing; in a cell that is shown when it is
 * pointed at.
 */
export function CronText({ value, compact = false }: DisplayProps) {
  if (value === undefined || value === null || value === '') return null;
  const expression = String(value);
  const meaning = describeCron(expression) ?? problemText(expression);
  if (compact) return <code title={meaning}>{expression}</code>;
  return (
    <span className="pl-cron-text">
      <code>{expression}</code>
      {meaning && <span>{meaning}</span>}
    </span>
  );
}
