import Clear from '@ant-design/icons/es/icons/ClearOutlined';
import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import EyeInvisible from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import Filter from '@ant-design/icons/es/icons/FilterOutlined';
import Key from '@ant-design/icons/es/icons/KeyOutlined';
import Lock from '@ant-design/icons/es/icons/LockOutlined';
import Printer from '@ant-design/icons/es/icons/PrinterOutlined';
import Save from '@ant-design/icons/es/icons/SaveOutlined';
import Scan from '@ant-design/icons/es/icons/ScanOutlined';
import Send from '@ant-design/icons/es/icons/SendOutlined';
import Tag from '@ant-design/icons/es/icons/TagOutlined';
import Tags from '@ant-design/icons/es/icons/TagsOutlined';
import Unlock from '@ant-design/icons/es/icons/UnlockOutlined';

export const editing = {
  clear: Clear,
  copy: Copy,
  'eye-off': EyeInvisible,
  filter: Filter,
  key: Key,
  lock: Lock,
  printer: Printer,
  save: Save,
  scan: Scan,
  send: Send,
  tag: Tag,
  tags: Tags,
  unlock: Unlock,
};
