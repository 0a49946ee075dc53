import Audit from '@ant-design/icons/es/icons/AuditOutlined';
import BarChart from '@ant-design/icons/es/icons/BarChartOutlined';
import Barcode from '@ant-design/icons/es/icons/BarcodeOutlined';
import Database from '@ant-design/icons/es/icons/DatabaseOutlined';
import File from '@ant-design/icons/es/icons/FileOutlined';
import FileExcel from '@ant-design/icons/es/icons/FileExcelOutlined';
import FileZip from '@ant-design/icons/es/icons/FileZipOutlined';
import Folder from '@ant-design/icons/es/icons/FolderOutlined';
import History from '@ant-design/icons/es/icons/HistoryOutlined';
import Layout from '@ant-design/icons/es/icons/LayoutOutlined';
import LineChart from '@ant-design/icons/es/icons/LineChartOutlined';
import PieChart from '@ant-design/icons/es/icons/PieChartOutlined';
import Qrcode from '@ant-design/icons/es/icons/QrcodeOutlined';
import Table from '@ant-design/icons/es/icons/TableOutlined';
import UnorderedList from '@ant-design/icons/es/icons/UnorderedListOutlined';

export const data = {
  audit: Audit,
  'bar-chart': BarChart,
  barcode: Barcode,
  database: Database,
  excel: FileExcel,
  file: File,
  folder: Folder,
  history: History,
  layout: Layout,
  'line-chart': LineChart,
  list: UnorderedList,
  'pie-chart': PieChart,
  qrcode: Qrcode,
  table: Table,
  zip: FileZip,
};
