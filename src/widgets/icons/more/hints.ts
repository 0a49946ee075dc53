import Bell from '@ant-design/icons/es/icons/BellOutlined';
import Check from '@ant-design/icons/es/icons/CheckOutlined';
import Close from '@ant-design/icons/es/icons/CloseOutlined';
import Exclamation from '@ant-design/icons/es/icons/ExclamationOutlined';
import InfoCircle from '@ant-design/icons/es/icons/InfoCircleOutlined';
import Minus from '@ant-design/icons/es/icons/MinusOutlined';
import Muted from '@ant-design/icons/es/icons/MutedOutlined';
import PauseCircle from '@ant-design/icons/es/icons/PauseCircleOutlined';
import PlayCircle from '@ant-design/icons/es/icons/PlayCircleOutlined';
import Safety from '@ant-design/icons/es/icons/SafetyOutlined';
import SafetyCertificate from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import Stop from '@ant-design/icons/es/icons/StopOutlined';
import Warning from '@ant-design/icons/es/icons/WarningOutlined';

export const hints = {
  bell: Bell,
  'bell-off': Muted,
  check: Check,
  close: Close,
  exclamation: Exclamation,
  info: InfoCircle,
  minus: Minus,
  pause: PauseCircle,
  play: PlayCircle,
  safety: Safety,
  shield: SafetyCertificate,
  stop: Stop,
  warning: Warning,
};
