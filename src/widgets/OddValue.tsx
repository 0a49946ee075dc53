import type { ReactNode } from 'react';
import { isBlank } from '../schema/record/index.ts';
import { valueTexts } from './locale/values.ts';
import './oddValue.css';
import { plainText, shortText } from './plainText.ts';

/**
 * Says what a control cannot show: a value of another kind than it edits, which stays in the record
 * until somebody enters another.
 */
export const OddValue = ({ value }: { value: unknown }) => (
  <div className="pl-odd" role="status">
    {valueTexts().odd(shortText(plainText(value)))}
  </div>
);

/** A control, and below it what it cannot show of the value. */
export const WithOddValue = ({
  value,
  isShown,
  children,
}: {
  value: unknown;
  /** The control shows it. */
  isShown: boolean;
  children: ReactNode;
}) => (
  <>
    {children}
    {!isShown && !isBlank(value) && <OddValue value={value} />}
  </>
);
