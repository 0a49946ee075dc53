/**
 * What of antd the dialogs and searches of a first list need: inputs of one line, as antd puts them
 * together, and dialogs.
 */
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';

export { default as Modal } from 'antd/es/modal';

const inputs = Object.assign(Input, { Password });
export { inputs as Input };
