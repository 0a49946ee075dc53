/** Stands in for antd's notifications: there are none, and nothing to draw them in. */
export default (): readonly [undefined, null] => [undefined, null];
