import Aim from '@ant-design/icons/es/icons/AimOutlined';
import AlignLeft from '@ant-design/icons/es/icons/AlignLeftOutlined';
import AreaChart from '@ant-design/icons/es/icons/AreaChartOutlined';
import BgColors from '@ant-design/icons/es/icons/BgColorsOutlined';
import Block from '@ant-design/icons/es/icons/BlockOutlined';
import Bug from '@ant-design/icons/es/icons/BugOutlined';
import Calendar from '@ant-design/icons/es/icons/CalendarOutlined';
import CheckSquare from '@ant-design/icons/es/icons/CheckSquareOutlined';
import ClockCircle from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Container from '@ant-design/icons/es/icons/ContainerOutlined';
import Drag from '@ant-design/icons/es/icons/DragOutlined';
import Experiment from '@ant-design/icons/es/icons/ExperimentOutlined';
import Eye from '@ant-design/icons/es/icons/EyeOutlined';
import FilePdf from '@ant-design/icons/es/icons/FilePdfOutlined';
import FontSize from '@ant-design/icons/es/icons/FontSizeOutlined';
import Hourglass from '@ant-design/icons/es/icons/HourglassOutlined';
import InsertRowBelow from '@ant-design/icons/es/icons/InsertRowBelowOutlined';
import MoneyCollect from '@ant-design/icons/es/icons/MoneyCollectOutlined';
import Number from '@ant-design/icons/es/icons/NumberOutlined';
import Partition from '@ant-design/icons/es/icons/PartitionOutlined';
import Phone from '@ant-design/icons/es/icons/PhoneOutlined';
import PlusSquare from '@ant-design/icons/es/icons/PlusSquareOutlined';
import QuestionCircle from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import RadarChart from '@ant-design/icons/es/icons/RadarChartOutlined';
import Read from '@ant-design/icons/es/icons/ReadOutlined';
import SafetyCertificate from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import Schedule from '@ant-design/icons/es/icons/ScheduleOutlined';
import Select from '@ant-design/icons/es/icons/SelectOutlined';
import Skin from '@ant-design/icons/es/icons/SkinOutlined';
import Sliders from '@ant-design/icons/es/icons/SlidersOutlined';
import Star from '@ant-design/icons/es/icons/StarOutlined';
import Subnode from '@ant-design/icons/es/icons/SubnodeOutlined';
import Switcher from '@ant-design/icons/es/icons/SwitcherOutlined';
import Trophy from '@ant-design/icons/es/icons/TrophyOutlined';

export const own = {
  bug: Bug,
  button: PlusSquare,
  'bx-analyse': RadarChart,
  cascader: Subnode,
  chart: AreaChart,
  checkbox: CheckSquare,
  clipboard: Container,
  color: BgColors,
  component: Block,
  date: Calendar,
  'date-range': Schedule,
  documentation: Read,
  drag: Drag,
  example: Experiment,
  'eye-open': Eye,
  input: FontSize,
  money: MoneyCollect,
  nested: Partition,
  number: Number,
  pdf: FilePdf,
  phone: Phone,
  question: QuestionCircle,
  radio: Aim,
  rate: Star,
  row: InsertRowBelow,
  select: Select,
  skill: Trophy,
  slider: Sliders,
  switch: Switcher,
  tab: Switcher,
  textarea: AlignLeft,
  theme: Skin,
  time: ClockCircle,
  'time-range': Hourglass,
  'valid-code': SafetyCertificate,
};
