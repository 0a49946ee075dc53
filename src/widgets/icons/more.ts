/** Pictures of the remaining icons, a chunk of their own. Imported one by one: the package's index would bring all of them. */
import type { ComponentType } from 'react';
import Aim from '@ant-design/icons/es/icons/AimOutlined';
import AlignLeft from '@ant-design/icons/es/icons/AlignLeftOutlined';
import Api from '@ant-design/icons/es/icons/ApiOutlined';
import Appstore from '@ant-design/icons/es/icons/AppstoreOutlined';
import AreaChart from '@ant-design/icons/es/icons/AreaChartOutlined';
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
import Clear from '@ant-design/icons/es/icons/ClearOutlined';
import ClockCircle from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Close from '@ant-design/icons/es/icons/CloseOutlined';
import Cloud from '@ant-design/icons/es/icons/CloudOutlined';
import Container from '@ant-design/icons/es/icons/ContainerOutlined';
import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Crown from '@ant-design/icons/es/icons/CrownOutlined';
import Database from '@ant-design/icons/es/icons/DatabaseOutlined';
import Drag from '@ant-design/icons/es/icons/DragOutlined';
import Environment from '@ant-design/icons/es/icons/EnvironmentOutlined';
import Exclamation from '@ant-design/icons/es/icons/ExclamationOutlined';
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
import LineChart from '@ant-design/icons/es/icons/LineChartOutlined';
import Link from '@ant-design/icons/es/icons/LinkOutlined';
import Lock from '@ant-design/icons/es/icons/LockOutlined';
import Logout from '@ant-design/icons/es/icons/LogoutOutlined';
import Mail from '@ant-design/icons/es/icons/MailOutlined';
import Minus from '@ant-design/icons/es/icons/MinusOutlined';
import Mobile from '@ant-design/icons/es/icons/MobileOutlined';
import MoneyCollect from '@ant-design/icons/es/icons/MoneyCollectOutlined';
import Muted from '@ant-design/icons/es/icons/MutedOutlined';
import Number from '@ant-design/icons/es/icons/NumberOutlined';
import Partition from '@ant-design/icons/es/icons/PartitionOutlined';
import PauseCircle from '@ant-design/icons/es/icons/PauseCircleOutlined';
import Phone from '@ant-design/icons/es/icons/PhoneOutlined';
import Picture from '@ant-design/icons/es/icons/PictureOutlined';
import PieChart from '@ant-design/icons/es/icons/PieChartOutlined';
import PlayCircle from '@ant-design/icons/es/icons/PlayCircleOutlined';
import PlusSquare from '@ant-design/icons/es/icons/PlusSquareOutlined';
import Printer from '@ant-design/icons/es/icons/PrinterOutlined';
import Qrcode from '@ant-design/icons/es/icons/QrcodeOutlined';
import QuestionCircle from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import RadarChart from '@ant-design/icons/es/icons/RadarChartOutlined';
import Read from '@ant-design/icons/es/icons/ReadOutlined';
import Rocket from '@ant-design/icons/es/icons/RocketOutlined';
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
import UserAdd from '@ant-design/icons/es/icons/UserAddOutlined';
import UserSwitch from '@ant-design/icons/es/icons/UserSwitchOutlined';
import Wallet from '@ant-design/icons/es/icons/WalletOutlined';
import Warning from '@ant-design/icons/es/icons/WarningOutlined';
import Wechat from '@ant-design/icons/es/icons/WechatOutlined';
import type { MoreIcon } from './names.ts';

export const morePictures: Record<MoreIcon, ComponentType> = {
  api: Api, appstore: Appstore, audit: Audit, bank: Bank, 'bar-chart': BarChart, barcode: Barcode, bell: Bell, 'bell-off': Muted, bug: Bug,
  bulb: Bulb, button: PlusSquare, 'bx-analyse': RadarChart, calendar: Calendar, camera: Camera, car: Car, cascader: Subnode, chart: AreaChart,
  check: Check, checkbox: CheckSquare, clear: Clear, clipboard: Container, close: Close, cloud: Cloud, color: BgColors, component: Block, copy: Copy,
  crown: Crown, database: Database, date: Calendar, 'date-range': Schedule, documentation: Read, drag: Drag, environment: Environment,
  example: Experiment, excel: FileExcel, exclamation: Exclamation, experiment: Experiment, export: Export, 'eye-off': EyeInvisible, 'eye-open': Eye,
  file: File, filter: Filter, flag: Flag, folder: Folder, fullscreen: Fullscreen, gift: Gift, github: Github, global: Global, gold: Gold,
  heart: Heart, history: History, idcard: Idcard, inbox: Inbox, info: InfoCircle, input: FontSize, key: Key, layout: Layout, 'line-chart': LineChart,
  link: Link, list: UnorderedList, lock: Lock, logout: Logout, mail: Mail, minus: Minus, mobile: Mobile, money: MoneyCollect, nested: Partition,
  number: Number, pause: PauseCircle, pdf: FilePdf, phone: Phone, picture: Picture, 'pie-chart': PieChart, play: PlayCircle, printer: Printer,
  qrcode: Qrcode, question: QuestionCircle, radio: Aim, rate: Star, rocket: Rocket, row: InsertRowBelow, safety: Safety, save: Save, scan: Scan,
  schedule: Schedule, select: Select, send: Send, setting: Setting, shop: Shop, shopping: Shopping, shield: SafetyCertificate, skill: Trophy,
  slider: Sliders, solution: Solution, sort: SortAscending, star: Star, stop: Stop, swap: Swap, switch: Switcher, sync: Sync, tab: Switcher,
  table: Table, tag: Tag, tags: Tags, team: Team, textarea: AlignLeft, theme: Skin, thunderbolt: Thunderbolt, time: ClockCircle,
  'time-range': Hourglass, trophy: Trophy, truck: Truck, undo: Undo, unlock: Unlock, 'user-add': UserAdd, 'user-switch': UserSwitch,
  'valid-code': SafetyCertificate, wallet: Wallet, warning: Warning, wechat: Wechat, zip: FileZip,
};
