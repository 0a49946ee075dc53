/**
 * Pictures of the remaining icons, a chunk of their own. Imported one by one: the package's index
 * would bring all of them.
 */
import type { ComponentType } from 'react';
import Aim from '@ant-design/icons/es/icons/AimOutlined';
import AlignLeft from '@ant-design/icons/es/icons/AlignLeftOutlined';
import Alipay from '@ant-design/icons/es/icons/AlipayOutlined';
import Android from '@ant-design/icons/es/icons/AndroidOutlined';
import Api from '@ant-design/icons/es/icons/ApiOutlined';
import Apple from '@ant-design/icons/es/icons/AppleOutlined';
import Appstore from '@ant-design/icons/es/icons/AppstoreOutlined';
import AreaChart from '@ant-design/icons/es/icons/AreaChartOutlined';
import ArrowDown from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowLeft from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import ArrowRight from '@ant-design/icons/es/icons/ArrowRightOutlined';
import ArrowUp from '@ant-design/icons/es/icons/ArrowUpOutlined';
import Audit from '@ant-design/icons/es/icons/AuditOutlined';
import Bank from '@ant-design/icons/es/icons/BankOutlined';
import BarChart from '@ant-design/icons/es/icons/BarChartOutlined';
import Barcode from '@ant-design/icons/es/icons/BarcodeOutlined';
import Bell from '@ant-design/icons/es/icons/BellOutlined';
import BgColors from '@ant-design/icons/es/icons/BgColorsOutlined';
import Block from '@ant-design/icons/es/icons/BlockOutlined';
import Bug from '@ant-design/icons/es/icons/BugOutlined';
import Bulb from '@ant-design/icons/es/icons/BulbOutlined';
import Calendar from '@ant-design/icons/es/icons/CalendarOutlined';
import Camera from '@ant-design/icons/es/icons/CameraOutlined';
import Car from '@ant-design/icons/es/icons/CarOutlined';
import Check from '@ant-design/icons/es/icons/CheckOutlined';
import CheckSquare from '@ant-design/icons/es/icons/CheckSquareOutlined';
import Chrome from '@ant-design/icons/es/icons/ChromeOutlined';
import Clear from '@ant-design/icons/es/icons/ClearOutlined';
import ClockCircle from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Close from '@ant-design/icons/es/icons/CloseOutlined';
import Cloud from '@ant-design/icons/es/icons/CloudOutlined';
import Container from '@ant-design/icons/es/icons/ContainerOutlined';
import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Crown from '@ant-design/icons/es/icons/CrownOutlined';
import Database from '@ant-design/icons/es/icons/DatabaseOutlined';
import Dingding from '@ant-design/icons/es/icons/DingdingOutlined';
import DoubleLeft from '@ant-design/icons/es/icons/DoubleLeftOutlined';
import DoubleRight from '@ant-design/icons/es/icons/DoubleRightOutlined';
import Down from '@ant-design/icons/es/icons/DownOutlined';
import Drag from '@ant-design/icons/es/icons/DragOutlined';
import Enter from '@ant-design/icons/es/icons/EnterOutlined';
import Environment from '@ant-design/icons/es/icons/EnvironmentOutlined';
import Exclamation from '@ant-design/icons/es/icons/ExclamationOutlined';
import Expand from '@ant-design/icons/es/icons/ExpandOutlined';
import Experiment from '@ant-design/icons/es/icons/ExperimentOutlined';
import Export from '@ant-design/icons/es/icons/ExportOutlined';
import Eye from '@ant-design/icons/es/icons/EyeOutlined';
import EyeInvisible from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import File from '@ant-design/icons/es/icons/FileOutlined';
import FileExcel from '@ant-design/icons/es/icons/FileExcelOutlined';
import FilePdf from '@ant-design/icons/es/icons/FilePdfOutlined';
import FileZip from '@ant-design/icons/es/icons/FileZipOutlined';
import Filter from '@ant-design/icons/es/icons/FilterOutlined';
import Flag from '@ant-design/icons/es/icons/FlagOutlined';
import Folder from '@ant-design/icons/es/icons/FolderOutlined';
import FontSize from '@ant-design/icons/es/icons/FontSizeOutlined';
import Fullscreen from '@ant-design/icons/es/icons/FullscreenOutlined';
import Gift from '@ant-design/icons/es/icons/GiftOutlined';
import Github from '@ant-design/icons/es/icons/GithubOutlined';
import Gitlab from '@ant-design/icons/es/icons/GitlabOutlined';
import Global from '@ant-design/icons/es/icons/GlobalOutlined';
import Gold from '@ant-design/icons/es/icons/GoldOutlined';
import Heart from '@ant-design/icons/es/icons/HeartOutlined';
import History from '@ant-design/icons/es/icons/HistoryOutlined';
import Hourglass from '@ant-design/icons/es/icons/HourglassOutlined';
import Idcard from '@ant-design/icons/es/icons/IdcardOutlined';
import Inbox from '@ant-design/icons/es/icons/InboxOutlined';
import InfoCircle from '@ant-design/icons/es/icons/InfoCircleOutlined';
import InsertRowBelow from '@ant-design/icons/es/icons/InsertRowBelowOutlined';
import Key from '@ant-design/icons/es/icons/KeyOutlined';
import Layout from '@ant-design/icons/es/icons/LayoutOutlined';
import Left from '@ant-design/icons/es/icons/LeftOutlined';
import LineChart from '@ant-design/icons/es/icons/LineChartOutlined';
import Link from '@ant-design/icons/es/icons/LinkOutlined';
import Lock from '@ant-design/icons/es/icons/LockOutlined';
import Login from '@ant-design/icons/es/icons/LoginOutlined';
import Logout from '@ant-design/icons/es/icons/LogoutOutlined';
import Mail from '@ant-design/icons/es/icons/MailOutlined';
import Minus from '@ant-design/icons/es/icons/MinusOutlined';
import Mobile from '@ant-design/icons/es/icons/MobileOutlined';
import MoneyCollect from '@ant-design/icons/es/icons/MoneyCollectOutlined';
import Muted from '@ant-design/icons/es/icons/MutedOutlined';
import Number from '@ant-design/icons/es/icons/NumberOutlined';
import Partition from '@ant-design/icons/es/icons/PartitionOutlined';
import PauseCircle from '@ant-design/icons/es/icons/PauseCircleOutlined';
import PaperClip from '@ant-design/icons/es/icons/PaperClipOutlined';
import Phone from '@ant-design/icons/es/icons/PhoneOutlined';
import Picture from '@ant-design/icons/es/icons/PictureOutlined';
import PieChart from '@ant-design/icons/es/icons/PieChartOutlined';
import PlayCircle from '@ant-design/icons/es/icons/PlayCircleOutlined';
import PlusSquare from '@ant-design/icons/es/icons/PlusSquareOutlined';
import Printer from '@ant-design/icons/es/icons/PrinterOutlined';
import Qq from '@ant-design/icons/es/icons/QqOutlined';
import Qrcode from '@ant-design/icons/es/icons/QrcodeOutlined';
import QuestionCircle from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import RadarChart from '@ant-design/icons/es/icons/RadarChartOutlined';
import Read from '@ant-design/icons/es/icons/ReadOutlined';
import Retweet from '@ant-design/icons/es/icons/RetweetOutlined';
import Right from '@ant-design/icons/es/icons/RightOutlined';
import Rocket from '@ant-design/icons/es/icons/RocketOutlined';
import Rollback from '@ant-design/icons/es/icons/RollbackOutlined';
import Safety from '@ant-design/icons/es/icons/SafetyOutlined';
import SafetyCertificate from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import Save from '@ant-design/icons/es/icons/SaveOutlined';
import Scan from '@ant-design/icons/es/icons/ScanOutlined';
import Schedule from '@ant-design/icons/es/icons/ScheduleOutlined';
import Select from '@ant-design/icons/es/icons/SelectOutlined';
import Send from '@ant-design/icons/es/icons/SendOutlined';
import Setting from '@ant-design/icons/es/icons/SettingOutlined';
import Shop from '@ant-design/icons/es/icons/ShopOutlined';
import Shopping from '@ant-design/icons/es/icons/ShoppingOutlined';
import Shrink from '@ant-design/icons/es/icons/ShrinkOutlined';
import Skin from '@ant-design/icons/es/icons/SkinOutlined';
import Sliders from '@ant-design/icons/es/icons/SlidersOutlined';
import Solution from '@ant-design/icons/es/icons/SolutionOutlined';
import SortAscending from '@ant-design/icons/es/icons/SortAscendingOutlined';
import Star from '@ant-design/icons/es/icons/StarOutlined';
import Stop from '@ant-design/icons/es/icons/StopOutlined';
import Subnode from '@ant-design/icons/es/icons/SubnodeOutlined';
import Swap from '@ant-design/icons/es/icons/SwapOutlined';
import Switcher from '@ant-design/icons/es/icons/SwitcherOutlined';
import Sync from '@ant-design/icons/es/icons/SyncOutlined';
import Table from '@ant-design/icons/es/icons/TableOutlined';
import Tag from '@ant-design/icons/es/icons/TagOutlined';
import Tags from '@ant-design/icons/es/icons/TagsOutlined';
import Team from '@ant-design/icons/es/icons/TeamOutlined';
import Thunderbolt from '@ant-design/icons/es/icons/ThunderboltOutlined';
import Trophy from '@ant-design/icons/es/icons/TrophyOutlined';
import Truck from '@ant-design/icons/es/icons/TruckOutlined';
import Undo from '@ant-design/icons/es/icons/UndoOutlined';
import Unlock from '@ant-design/icons/es/icons/UnlockOutlined';
import UnorderedList from '@ant-design/icons/es/icons/UnorderedListOutlined';
import Up from '@ant-design/icons/es/icons/UpOutlined';
import UserAdd from '@ant-design/icons/es/icons/UserAddOutlined';
import UserSwitch from '@ant-design/icons/es/icons/UserSwitchOutlined';
import Wallet from '@ant-design/icons/es/icons/WalletOutlined';
import Warning from '@ant-design/icons/es/icons/WarningOutlined';
import Wechat from '@ant-design/icons/es/icons/WechatOutlined';
import Weibo from '@ant-design/icons/es/icons/WeiboOutlined';
import Windows from '@ant-design/icons/es/icons/WindowsOutlined';
import type { MoreIcon } from './names.ts';

export const morePictures: Record<MoreIcon, ComponentType> = {
  alipay: Alipay,
  android: Android,
  api: Api,
  apple: Apple,
  appstore: Appstore,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  audit: Audit,
  bank: Bank,
  'bar-chart': BarChart,
  barcode: Barcode,
  bell: Bell,
  'bell-off': Muted,
  bug: Bug,
  bulb: Bulb,
  button: PlusSquare,
  'bx-analyse': RadarChart,
  calendar: Calendar,
  camera: Camera,
  car: Car,
  cascader: Subnode,
  chart: AreaChart,
  check: Check,
  checkbox: CheckSquare,
  chrome: Chrome,
  clear: Clear,
  clipboard: Container,
  close: Close,
  cloud: Cloud,
  color: BgColors,
  component: Block,
  copy: Copy,
  crown: Crown,
  database: Database,
  date: Calendar,
  'date-range': Schedule,
  dingding: Dingding,
  documentation: Read,
  'double-left': DoubleLeft,
  'double-right': DoubleRight,
  down: Down,
  drag: Drag,
  enter: Enter,
  environment: Environment,
  example: Experiment,
  excel: FileExcel,
  exclamation: Exclamation,
  expand: Expand,
  experiment: Experiment,
  export: Export,
  'eye-off': EyeInvisible,
  'eye-open': Eye,
  file: File,
  filter: Filter,
  flag: Flag,
  folder: Folder,
  fullscreen: Fullscreen,
  gift: Gift,
  github: Github,
  gitlab: Gitlab,
  global: Global,
  gold: Gold,
  heart: Heart,
  history: History,
  idcard: Idcard,
  inbox: Inbox,
  info: InfoCircle,
  input: FontSize,
  key: Key,
  layout: Layout,
  left: Left,
  'line-chart': LineChart,
  link: Link,
  list: UnorderedList,
  lock: Lock,
  login: Login,
  logout: Logout,
  mail: Mail,
  minus: Minus,
  mobile: Mobile,
  money: MoneyCollect,
  nested: Partition,
  number: Number,
  pause: PauseCircle,
  pdf: FilePdf,
  'paper-clip': PaperClip,
  phone: Phone,
  picture: Picture,
  'pie-chart': PieChart,
  play: PlayCircle,
  printer: Printer,
  qq: Qq,
  qrcode: Qrcode,
  question: QuestionCircle,
  radio: Aim,
  rate: Star,
  retweet: Retweet,
  right: Right,
  rocket: Rocket,
  rollback: Rollback,
  row: InsertRowBelow,
  safety: Safety,
  save: Save,
  scan: Scan,
  schedule: Schedule,
  select: Select,
  send: Send,
  setting: Setting,
  shield: SafetyCertificate,
  shop: Shop,
  shopping: Shopping,
  shrink: Shrink,
  skill: Trophy,
  slider: Sliders,
  solution: Solution,
  sort: SortAscending,
  star: Star,
  stop: Stop,
  swap: Swap,
  switch: Switcher,
  sync: Sync,
  tab: Switcher,
  table: Table,
  tag: Tag,
  tags: Tags,
  team: Team,
  textarea: AlignLeft,
  theme: Skin,
  thunderbolt: Thunderbolt,
  time: ClockCircle,
  'time-range': Hourglass,
  trophy: Trophy,
  truck: Truck,
  undo: Undo,
  unlock: Unlock,
  up: Up,
  'user-add': UserAdd,
  'user-switch': UserSwitch,
  'valid-code': SafetyCertificate,
  wallet: Wallet,
  warning: Warning,
  wechat: Wechat,
  weibo: Weibo,
  windows: Windows,
  zip: FileZip,
};
