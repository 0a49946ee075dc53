export type Status = 'processing' | 'success' | 'warning' | 'error';

const statuses: Readonly<Record<string, Status>> = {
  primary: 'processing',
  info: 'processing',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

/**
 * The look of a dictionary entry's list class (docs/protocol/frame.md#shared-pieces): empty,
 * default and unknown ones are plain text.
 */
export const statusOf = (tone: string | undefined): Status | undefined =>
  tone !== undefined && Object.hasOwn(statuses, tone) ? statuses[tone] : undefined;
