/** Tones of rows and cells that show; those of choices, without `default`, which says nothing. */
export const toneNames = ['primary', 'success', 'info', 'warning', 'danger'] as const;

export type Tone = (typeof toneNames)[number];
