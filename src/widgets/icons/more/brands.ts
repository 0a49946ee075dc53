import Alipay from '@ant-design/icons/es/icons/AlipayOutlined';
import Android from '@ant-design/icons/es/icons/AndroidOutlined';
import Apple from '@ant-design/icons/es/icons/AppleOutlined';
import Chrome from '@ant-design/icons/es/icons/ChromeOutlined';
import Dingding from '@ant-design/icons/es/icons/DingdingOutlined';
import Github from '@ant-design/icons/es/icons/GithubOutlined';
import Gitlab from '@ant-design/icons/es/icons/GitlabOutlined';
import Qq from '@ant-design/icons/es/icons/QqOutlined';
import Wechat from '@ant-design/icons/es/icons/WechatOutlined';
import Weibo from '@ant-design/icons/es/icons/WeiboOutlined';
import Windows from '@ant-design/icons/es/icons/WindowsOutlined';

export const brands = {
  alipay: Alipay,
  android: Android,
  apple: Apple,
  chrome: Chrome,
  dingding: Dingding,
  github: Github,
  gitlab: Gitlab,
  qq: Qq,
  wechat: Wechat,
  weibo: Weibo,
  windows: Windows,
};
