/** Keys that JSON from outside may not have. */

const ofPrototypes = new Set(['__proto__', 'constructor', 'prototype']);
const ofTexts = new Set(['toString', 'valueOf']);

/** Keys that could reach a prototype when a value is merged into another. */
export const isPrototypeKey = (key: string): boolean => ofPrototypes.has(key);

/** Keys that JavaScript calls to make a text or a number of an object: other values break that. */
export const isTextKey = (key: string): boolean => ofTexts.has(key);

export const isForbiddenKey = (key: string): boolean => isPrototypeKey(key) || isTextKey(key);
