/** Pictures of the icons that every session shows. Imported one by one: the package's index would bring all of them. */
import type { ComponentType } from 'react';
import Apartment from '@ant-design/icons/es/icons/ApartmentOutlined';
import Api from '@ant-design/icons/es/icons/ApiOutlined';
import Book from '@ant-design/icons/es/icons/BookOutlined';
import Build from '@ant-design/icons/es/icons/BuildOutlined';
import CloudServer from '@ant-design/icons/es/icons/CloudServerOutlined';
import Cluster from '@ant-design/icons/es/icons/ClusterOutlined';
import Code from '@ant-design/icons/es/icons/CodeOutlined';
import Compass from '@ant-design/icons/es/icons/CompassOutlined';
import Dashboard from '@ant-design/icons/es/icons/DashboardOutlined';
import Database from '@ant-design/icons/es/icons/DatabaseOutlined';
import Delete from '@ant-design/icons/es/icons/DeleteOutlined';
import Download from '@ant-design/icons/es/icons/DownloadOutlined';
import Edit from '@ant-design/icons/es/icons/EditOutlined';
import Ellipsis from '@ant-design/icons/es/icons/EllipsisOutlined';
import Eye from '@ant-design/icons/es/icons/EyeOutlined';
import FieldTime from '@ant-design/icons/es/icons/FieldTimeOutlined';
import File from '@ant-design/icons/es/icons/FileOutlined';
import Form from '@ant-design/icons/es/icons/FormOutlined';
import Fund from '@ant-design/icons/es/icons/FundOutlined';
import Home from '@ant-design/icons/es/icons/HomeOutlined';
import Idcard from '@ant-design/icons/es/icons/IdcardOutlined';
import Import from '@ant-design/icons/es/icons/ImportOutlined';
import Key from '@ant-design/icons/es/icons/KeyOutlined';
import Login from '@ant-design/icons/es/icons/LoginOutlined';
import Menu from '@ant-design/icons/es/icons/MenuOutlined';
import Message from '@ant-design/icons/es/icons/MessageOutlined';
import Monitor from '@ant-design/icons/es/icons/MonitorOutlined';
import Plus from '@ant-design/icons/es/icons/PlusOutlined';
import Reload from '@ant-design/icons/es/icons/ReloadOutlined';
import Search from '@ant-design/icons/es/icons/SearchOutlined';
import Setting from '@ant-design/icons/es/icons/SettingOutlined';
import Snippets from '@ant-design/icons/es/icons/SnippetsOutlined';
import Team from '@ant-design/icons/es/icons/TeamOutlined';
import Tool from '@ant-design/icons/es/icons/ToolOutlined';
import UnorderedList from '@ant-design/icons/es/icons/UnorderedListOutlined';
import Upload from '@ant-design/icons/es/icons/UploadOutlined';
import User from '@ant-design/icons/es/icons/UserOutlined';
import Wifi from '@ant-design/icons/es/icons/WifiOutlined';
import type { CoreIcon } from './names.ts';

export const corePictures: Record<CoreIcon, ComponentType> = {
  build: Build, code: Code, dashboard: Dashboard, delete: Delete, dict: Book, download: Download, druid: Fund, edit: Edit, eye: Eye, form: Form,
  guide: Compass, home: Home, import: Import, job: FieldTime, log: Snippets, logininfor: Login, menu: Menu, message: Message, monitor: Monitor,
  more: Ellipsis, online: Wifi, page: File, password: Key, peoples: Team, plus: Plus, post: Idcard, redis: Database, 'redis-list': UnorderedList,
  reload: Reload, search: Search, server: CloudServer, swagger: Api, system: Setting, tool: Tool, tree: Apartment, 'tree-table': Cluster,
  upload: Upload, user: User,
};
