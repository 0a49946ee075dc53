/**
 * What is thrown where no case of a `switch` fits. The compiler refuses the call while the union
 * has a member without a case; it is needed where nothing or `undefined` may be returned, as only
 * elsewhere does the compiler miss the case by itself.
 */
export const unreachable = (value: never): Error =>
  new Error(`Unexpected: ${JSON.stringify(value)}`);
