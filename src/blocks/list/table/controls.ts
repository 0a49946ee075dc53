/** What in a row or card has clicks of its own. */
export const controls =
  'a, button, input, label, select, textarea, [role="switch"], .ant-select, .ant-popover';
