/** Values of `status` and of other switches: the first says that all is as usual. */
export const states = { on: '0', off: '1' } as const;
