import { storage as json } from '../json/storage.ts';

/** Kept as JSON is, in the order in which people gave them. */
export const storage = json;
