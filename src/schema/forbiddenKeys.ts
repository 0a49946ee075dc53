/** Keys that no JSON may have which comes from outside. */

const ofPrototypes = new Set(['__proto__', 'constructor', 'prototype']);
const ofTexts = new Set(['toString', 'valueOf']);

/** Keys that could reach a prototype when a value is merged into another. */
export const isPrototypeKey = (key: string): boolean => ofPrototypes.has(key);

/** Keys without whose usual values no text and no number can be made of an object. */
export const isTextKey = (key: string): boolean => ofTexts.has(key);

export const isForbiddenKey = (key: string): boolean => isPrototypeKey(key) || isTextKey(key);
