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
