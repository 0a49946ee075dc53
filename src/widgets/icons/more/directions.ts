import ArrowDown from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowLeft from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import ArrowRight from '@ant-design/icons/es/icons/ArrowRightOutlined';
import ArrowUp from '@ant-design/icons/es/icons/ArrowUpOutlined';
import DoubleLeft from '@ant-design/icons/es/icons/DoubleLeftOutlined';
import DoubleRight from '@ant-design/icons/es/icons/DoubleRightOutlined';
import Down from '@ant-design/icons/es/icons/DownOutlined';
import Enter from '@ant-design/icons/es/icons/EnterOutlined';
import Expand from '@ant-design/icons/es/icons/ExpandOutlined';
import Export from '@ant-design/icons/es/icons/ExportOutlined';
import Fullscreen from '@ant-design/icons/es/icons/FullscreenOutlined';
import Left from '@ant-design/icons/es/icons/LeftOutlined';
import Login from '@ant-design/icons/es/icons/LoginOutlined';
import Logout from '@ant-design/icons/es/icons/LogoutOutlined';
import Retweet from '@ant-design/icons/es/icons/RetweetOutlined';
import Right from '@ant-design/icons/es/icons/RightOutlined';
import Rollback from '@ant-design/icons/es/icons/RollbackOutlined';
import Shrink from '@ant-design/icons/es/icons/ShrinkOutlined';
import SortAscending from '@ant-design/icons/es/icons/SortAscendingOutlined';
import Swap from '@ant-design/icons/es/icons/SwapOutlined';
import Sync from '@ant-design/icons/es/icons/SyncOutlined';
import Undo from '@ant-design/icons/es/icons/UndoOutlined';
import Up from '@ant-design/icons/es/icons/UpOutlined';

export const directions = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'double-left': DoubleLeft,
  'double-right': DoubleRight,
  down: Down,
  enter: Enter,
  expand: Expand,
  export: Export,
  fullscreen: Fullscreen,
  left: Left,
  login: Login,
  logout: Logout,
  retweet: Retweet,
  right: Right,
  rollback: Rollback,
  shrink: Shrink,
  sort: SortAscending,
  swap: Swap,
  sync: Sync,
  undo: Undo,
  up: Up,
};
