/** Plans of what values must be. */
import type { Text } from '../../generated/types.gen.ts';
import type { PatternRuleName } from '../../record/patterns.ts';
import type { CheckPlan } from './values.ts';

/**
 * What a value must be; `valueProblem` (src/schema/record) checks by it in forms and on the server.
 */
export interface ValidationPlan {
  /** Kind of value; whole: a 64-bit, integer: a 32-bit whole number. Absent: text. */
  kind?:
    | 'text'
    | 'whole'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'files'
    | 'range'
    | 'any';
  /**
   * What the ends of a range are, whether one may be left out, and whether the last may be first.
   */
  ends?: {
    kind: NonNullable<ValidationPlan['kind']>;
    pattern?: ValidationPlan['pattern'];
    open?: true;
    overMidnight?: true;
  };
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Digits in all and after the point (decimals). */
  precision?: number;
  scale?: number;
  /** Numbers with more digits after the point are refused, not rounded. */
  exact?: true;
  /** One, or several: their rules are pattern, pattern/1, pattern/2, … */
  pattern?: string | readonly string[];
  /** pairs: what is entered as lines of keys and values has no key twice. */
  format?: 'email' | 'phone' | 'url' | 'permission' | 'noMarkup' | 'json' | 'idNumber' | 'pairs';
  /** A text with hidden characters is one that was shown so: the server knows the rest of it. */
  masked?: true;
  check?: CheckPlan;
  /** Checks of the model between this value and others of the record. */
  between?: CheckPlan[];
  /** Messages, all filled in. */
  messages: Partial<
    Record<
      | 'required'
      | 'minLength'
      | 'maxLength'
      | 'minimum'
      | 'maximum'
      | PatternRuleName
      | 'format'
      | 'scale'
      | 'ends'
      | 'order'
      | 'type',
      Text
    >
  >;
}
