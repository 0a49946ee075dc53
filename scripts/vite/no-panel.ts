/** Stands in for a component that is never drawn, and for what makes one. */
export default (): null => null;
