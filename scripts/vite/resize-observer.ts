/** Every browser that runs ES2022 has one; stands in for the polyfill that antd brings along. */
export default ResizeObserver;
