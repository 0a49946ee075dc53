import type { DisplayProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { plainText, shortText } from '../plainText.ts';
import './keyValues.css';
import { pairsOf, valueText } from './pairs.ts';

/** Pairs, only shown; what is no object is shown as it is. */
export function KeyValuesText({ value, compact = false }: DisplayProps) {
  const pairs = pairsOf(value);
  if (!pairs) return <>{shortText(plainText(value))}</>;
  if (compact) {
    const all = pairs.map((pair) => `${pair.key}=${valueText(pair.value)}`);
    return <>{shortText(all.join(texts.common.comma))}</>;
  }
  return (
    <dl className="pl-pairs-shown">
      {pairs.map(({ id, key, value: one }) => (
        <div key={id}>
          <dt>{key}</dt>
          <dd>{valueText(one)}</dd>
        </div>
      ))}
    </dl>
  );
}
