/**
 * What expressions may ask of the application. A host may leave out what it cannot answer; the
 * comments tell what holds then.
 */
export interface ExpressionHost {
  /**
   * Label of a dictionary value; undefined (the value itself is shown) when the dictionary or the
   * value is unknown.
   */
  dictLabel(type: string, value: unknown): string | undefined;
  /** Absent: nothing is permitted. */
  hasPermi(permission: string): boolean;
  /** Absent: no role is held. */
  hasRole(role: string): boolean;
  /** Present time in epoch milliseconds; absent: the machine's clock. */
  now(): number;
  /** Hours by which the wall clock of dates is ahead of UTC; absent: none. */
  hoursAhead: number;
}
