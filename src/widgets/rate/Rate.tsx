import { useId, type CSSProperties } from 'react';
import { asNumber, isBlank } from '../../schema/record/index.ts';
import { ariaOf } from '../aria.ts';
import type { DisplayProps, InputProps } from '../contract.ts';
import { valueTexts } from '../locale/values.ts';
import { OddValue } from '../OddValue.tsx';
import { plainText, shortText } from '../plainText.ts';
import './rate.css';

interface Stars {
  count?: number;
  half?: boolean;
  character?: string;
}

/** Stars of a value, where it is a number of them. */
function starsOf(value: unknown, count: number): number | undefined {
  const stars = asNumber(value);
  return stars === undefined || stars < 0 || stars > count ? undefined : stars;
}

/** What one star is drawn as: a single character, so that all are equally wide. */
const starOf = (character = ''): string => [...character][0] ?? '★';

const filled = (stars: number, count: number): CSSProperties =>
  ({ '--pl-rate': `${(stars / count) * 100}%` }) as CSSProperties;

/**
 * Stars to choose from: radios, so that the keys of the platform work, which lie over the drawn
 * stars.
 */
export function RateInput({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  count = 5,
  half = false,
  character,
  ...props
}: InputProps & Stars) {
  const name = useId();
  const isLocked = disabled === true || readOnly === true;
  const stars = starsOf(value, count);
  const step = half ? 0.5 : 1;
  const steps = Array.from({ length: count / step }, (_, index) => (index + 1) * step);
  return (
    <>
      <div className="pl-rate-line">
        <div
          id={id}
          role="radiogroup"
          tabIndex={-1}
          className={isLocked ? 'pl-rate pl-rate-disabled' : 'pl-rate'}
          style={filled(stars ?? 0, count)}
          {...ariaOf(props)}
          onBlur={onBlur}
        >
          <span className="pl-rate-stars" aria-hidden>
            {starOf(character).repeat(count)}
          </span>
          <span className="pl-rate-choices">
            {steps.map((one) => (
              <input
                key={one}
                type="radio"
                name={name}
                aria-label={valueTexts().rate.of(String(one), count)}
                checked={stars === one}
                disabled={isLocked}
                onChange={() => onChange?.(one)}
              />
            ))}
          </span>
        </div>
        {!isLocked && stars !== undefined && stars > 0 && (
          <button type="button" className="pl-rate-clear" onClick={() => onChange?.(undefined)}>
            {valueTexts().rate.clear}
          </button>
        )}
      </div>
      {stars === undefined && !isBlank(value) && <OddValue value={value} />}
    </>
  );
}

/** The same, only shown; numbers that are no number of stars as they are. */
export function RateText({ value, count = 5, character }: DisplayProps & Stars) {
  const stars = starsOf(value, count);
  if (stars === undefined) return <>{shortText(plainText(value))}</>;
  return (
    <span
      className="pl-rate"
      role="img"
      aria-label={valueTexts().rate.of(String(stars), count)}
      style={filled(stars, count)}
    >
      <span className="pl-rate-stars" aria-hidden>
        {starOf(character).repeat(count)}
      </span>
    </span>
  );
}
