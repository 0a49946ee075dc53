/** What the server says of imports and exports, in English. */
export const exchange: Readonly<Record<string, string>> = {
  '没有“{0}”': 'There is no “{0}”',
  '“{0}”不止一个，无法确定': 'There is more than one “{0}”',
  '没有“{0}”，可选：{1}': 'There is no “{0}”; choose one of: {1}',
  '{0}的值“{1}”不在字典中，可选：{2}':
    'The dictionary of {0} has no value “{1}”; choose one of: {2}',
  '{0} 等{1}项': '{0} and others, {1} in all',
  错误原因: 'Reason',
  行号: 'Row',
  导入错误: 'Import errors',
  导入结果不存在或已过期: 'The result of the import does not exist or has expired',
  '{0}数据': '{0} data',
  '导入{0}数据不能为空！': 'There is no {0} data to import',
  '您有两个文件正在读取，请稍候再试':
    'Two of your files are being read, please try again in a moment',
  '您有一个文件正在导入，请稍候再试':
    'You have a file that is being imported. Please wait a moment and try again',
  '您有两个文件正在导出，请稍候再试':
    'Two of your files are being exported. Please wait a moment and try again',
  '您正在清空数据，请稍候再试': 'You are clearing data. Please wait a moment and try again',
  '该文件正在导入，请稍候再试': 'This file is being imported. Please wait a moment and try again',
  '恭喜您，数据已全部导入成功！共 {0} 条，数据如下：{1}': 'All data was imported, {0} rows:{1}',
  '很抱歉，导入失败！共 {0} 条数据格式不正确，错误如下：{1}':
    'Sorry, {0} rows could not be imported:{1}',
  '导入中断：共 {0} 行，已处理前 {1} 行（成功 {2}，失败 {3}），其余 {4} 行未导入，请稍后重试':
    'The import was broken off. Of {0} rows the first {1} were handled ({2} stored, {3} ' +
    'refused); the other {4} were not imported. Please try again later',
  已存在: 'already exists',
  '{0} 已存在': '{0} already exists',
  '{0} 导入失败：{1}': '{0} was not imported: {1}',
  '{0} 导入成功': '{0} imported',
  '{0} 更新成功': '{0} updated',
  '<br/>……还有 {0} 条': '<br/>… and {0} more',
  '<br/>{0}、{1}': '<br/>{0}. {1}',
  导入文件不能为空: 'Choose a file to import',
  请选择有表格的文件: 'Choose a file with a table',
  '格式应为“开始 至 结束”': 'The form is “begin to end”',
  '{0}与已有{1}重叠': '{0} overlaps another {1}',
  '币种与“{0}”不符': 'The amount is in another currency: {0}',
  '{0}以{1}计，最多{2}位小数': '{0} in {1} has at most {2} digits after the point',
  '工作表“{0}”第{1}行：{2}': 'Sheet “{0}”, row {1}: {2}',
  '工作表“{0}”第{1}行“{2}”列：{3}': 'Sheet “{0}”, row {1}, column “{2}”: {3}',
  '工作表“{0}”：{1}': 'Sheet “{0}”: {1}',
  '工作表“{0}”缺少“{1}”列': 'The sheet “{0}” lacks the column “{1}”',
  '找不到所属的{0}“{1}”': 'There is no {0} “{1}” that it belongs to',
  '{0}必须是整数': '{0} must be a whole number',
  '该记录没有“{0}”，新增的行请留空': 'The record has no “{0}”; leave it empty in new rows',
  '还有 {0} 处问题': 'and {0} more problems',
  '{0}<br/>以下内容未导入：{1}': '{0}<br/>Not imported:{1}',
  '{0}列没有标题，未导入': 'Column {0} has no header and was not imported',
  '“{0}”列不支持导入': 'The column “{0}” cannot be imported',
  '无法识别“{0}”列，未导入': 'The column “{0}” is unknown and was not imported',
  '无法识别“{0}”列，未导入，是否应为“{1}”？':
    'The column “{0}” is unknown and was not imported. Should it be “{1}”?',
  '工作表“{0}”的标题行中没有可导入的列，可导入：{1}':
    'The header row of the sheet “{0}” has no column that can be imported; there are: {1}',
  '工作表“{0}”未导入': 'The sheet “{0}” was not imported',
  '工作表“{0}”未导入，是否应为“{1}”？': 'The sheet “{0}” was not imported. Should it be “{1}”?',
  '工作表“{0}”不支持导入': 'The sheet “{0}” cannot be imported',
  '隐藏的工作表“{0}”未导入，是否应为“{1}”？':
    'The hidden sheet “{0}” was not imported. Should it be “{1}”?',
  '无法识别工作表“{0}”，是否应为“{1}”？请改名后重新导入，不需要的工作表请删除':
    'The sheet “{0}” is unknown. Should it be “{1}”? Rename it and import the file again, or delete the sheet',
  '还有 {0} 处未导入': 'and {0} more that were not imported',
};
