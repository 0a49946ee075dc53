/** All widgets of the house. The application hands them to the runtime. What most lists need comes at once, the rest when it is first drawn. */
import type { Widget } from './contract.ts';
import { input } from './input/index.ts';
import { textArea } from './textArea/index.ts';
import { passwordInput } from './passwordInput/index.ts';
import { numberInput } from './numberInput/index.ts';
import { select } from './select/index.ts';
import { radioGroup } from './radioGroup/index.ts';
import { checkboxGroup } from './checkboxGroup/index.ts';
import { toggle } from './switch/index.ts';
import { datePicker } from './datePicker/index.ts';
import { dateTimePicker } from './dateTimePicker/index.ts';
import { dateRange } from './dateRange/index.ts';
import { timePicker } from './timePicker/index.ts';
import { treeSelect } from './treeSelect/index.ts';
import { relationSelect } from './relationSelect/index.ts';
import { richText } from './richText/index.ts';
import { checkTree } from './checkTree/index.ts';
import { checkbox } from './checkbox/index.ts';
import { iconPicker } from './iconPicker/index.ts';
import { imageUpload } from './imageUpload/index.ts';
import { avatarUpload } from './avatarUpload/index.ts';
import { oneTimeCode } from './oneTimeCode/index.ts';
import { captchaInput } from './captchaInput/index.ts';
import { tagInput } from './tagInput/index.ts';
import { text } from './text/index.ts';
import { dictTag } from './dictTag/index.ts';
import { dateText } from './dateText/index.ts';
import { numberText } from './numberText/index.ts';
import { booleanText } from './booleanText/index.ts';
import { html } from './html/index.ts';
import { jsonView } from './jsonView/index.ts';
import { link } from './link/index.ts';
import { avatar } from './avatar/index.ts';
import { image } from './image/index.ts';
import { iconView } from './iconView/index.ts';
import { qrCode } from './qrCode/index.ts';
import { copyText } from './copyText/index.ts';
import { formGrid } from './formGrid/index.ts';
import { formGroup } from './formGroup/index.ts';
import { formTabs } from './formTabs/index.ts';
import { formCollapse } from './formCollapse/index.ts';
import './widgets.css';

export const widgets: readonly Widget[] = [
  input,
  textArea,
  passwordInput,
  numberInput,
  select,
  radioGroup,
  checkboxGroup,
  toggle,
  datePicker,
  dateTimePicker,
  dateRange,
  timePicker,
  treeSelect,
  relationSelect,
  richText,
  checkTree,
  checkbox,
  iconPicker,
  imageUpload,
  avatarUpload,
  oneTimeCode,
  captchaInput,
  tagInput,
  text,
  dictTag,
  dateText,
  numberText,
  booleanText,
  html,
  jsonView,
  link,
  image,
  avatar,
  iconView,
  qrCode,
  copyText,
  formGrid,
  formGroup,
  formTabs,
  formCollapse,
];
