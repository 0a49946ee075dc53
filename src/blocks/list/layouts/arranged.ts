/** What comes with every layout beside the table; each of them comes when it is shown. */
export { ArrangedRows } from './ArrangedRows.tsx';
export { LayoutSwitch } from './LayoutSwitch.tsx';
