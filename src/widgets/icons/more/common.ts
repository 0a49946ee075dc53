import Api from '@ant-design/icons/es/icons/ApiOutlined';
import Appstore from '@ant-design/icons/es/icons/AppstoreOutlined';
import Bank from '@ant-design/icons/es/icons/BankOutlined';
import Bulb from '@ant-design/icons/es/icons/BulbOutlined';
import Calendar from '@ant-design/icons/es/icons/CalendarOutlined';
import Camera from '@ant-design/icons/es/icons/CameraOutlined';
import Car from '@ant-design/icons/es/icons/CarOutlined';
import Cloud from '@ant-design/icons/es/icons/CloudOutlined';
import Crown from '@ant-design/icons/es/icons/CrownOutlined';
import Environment from '@ant-design/icons/es/icons/EnvironmentOutlined';
import Experiment from '@ant-design/icons/es/icons/ExperimentOutlined';
import Flag from '@ant-design/icons/es/icons/FlagOutlined';
import Gift from '@ant-design/icons/es/icons/GiftOutlined';
import Global from '@ant-design/icons/es/icons/GlobalOutlined';
import Gold from '@ant-design/icons/es/icons/GoldOutlined';
import Heart from '@ant-design/icons/es/icons/HeartOutlined';
import Idcard from '@ant-design/icons/es/icons/IdcardOutlined';
import Inbox from '@ant-design/icons/es/icons/InboxOutlined';
import Link from '@ant-design/icons/es/icons/LinkOutlined';
import Mail from '@ant-design/icons/es/icons/MailOutlined';
import Mobile from '@ant-design/icons/es/icons/MobileOutlined';
import PaperClip from '@ant-design/icons/es/icons/PaperClipOutlined';
import Picture from '@ant-design/icons/es/icons/PictureOutlined';
import Rocket from '@ant-design/icons/es/icons/RocketOutlined';
import Schedule from '@ant-design/icons/es/icons/ScheduleOutlined';
import Setting from '@ant-design/icons/es/icons/SettingOutlined';
import Shop from '@ant-design/icons/es/icons/ShopOutlined';
import Shopping from '@ant-design/icons/es/icons/ShoppingOutlined';
import Solution from '@ant-design/icons/es/icons/SolutionOutlined';
import Star from '@ant-design/icons/es/icons/StarOutlined';
import Team from '@ant-design/icons/es/icons/TeamOutlined';
import Thunderbolt from '@ant-design/icons/es/icons/ThunderboltOutlined';
import Trophy from '@ant-design/icons/es/icons/TrophyOutlined';
import Truck from '@ant-design/icons/es/icons/TruckOutlined';
import UserAdd from '@ant-design/icons/es/icons/UserAddOutlined';
import UserSwitch from '@ant-design/icons/es/icons/UserSwitchOutlined';
import Wallet from '@ant-design/icons/es/icons/WalletOutlined';

export const common = {
  api: Api,
  appstore: Appstore,
  bank: Bank,
  bulb: Bulb,
  calendar: Calendar,
  camera: Camera,
  car: Car,
  cloud: Cloud,
  crown: Crown,
  environment: Environment,
  experiment: Experiment,
  flag: Flag,
  gift: Gift,
  global: Global,
  gold: Gold,
  heart: Heart,
  idcard: Idcard,
  inbox: Inbox,
  link: Link,
  mail: Mail,
  mobile: Mobile,
  'paper-clip': PaperClip,
  picture: Picture,
  rocket: Rocket,
  schedule: Schedule,
  setting: Setting,
  shop: Shop,
  shopping: Shopping,
  solution: Solution,
  star: Star,
  team: Team,
  thunderbolt: Thunderbolt,
  trophy: Trophy,
  truck: Truck,
  'user-add': UserAdd,
  'user-switch': UserSwitch,
  wallet: Wallet,
};
