/** Names of what connections to SQLite know beside its own functions. */
export const sqliteFunctions = {
  upper: 'expression_upper',
  lower: 'expression_lower',
  padStart: 'expression_pad_start',
  numberText: 'expression_number_text',
  formatNumber: 'expression_format_number',
} as const;
