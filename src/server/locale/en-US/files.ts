/** What the server says of files, in English. */
export const files: Readonly<Record<string, string>> = {
  '您上传的文件已达到每人 {0} MB 的限额，请联系管理员':
    'Your files have reached the limit of {0} MB for each person. Please contact the administrator',
  '文件超出大小限制，单个文件不能超过 {0} MB': 'The file is too large: at most {0} MB each',
  '您已有 {0} 个文件正在上传，请完成或取消后再试':
    'You are uploading {0} files already. Finish or cancel some of them first',
  '上传已过期，请重新上传': 'The upload has expired. Please upload the file again',
  '文件在传输中损坏，请重试': 'The file was damaged on its way. Please try again',
  '文件没有第 {0} 个分片': 'The file has no chunk {0}',
  '文件还有 {0} 个分片没有上传': '{0} chunks of the file are still missing',
  文件开头的字节不完整: 'The first bytes of the file are incomplete',
  '文件存储空间已达到限额，请联系管理员':
    'The room for files is used up. Please contact the administrator',
  '上传的文件名最长{0}个字符': 'The name of an uploaded file can have at most {0} characters',
  '文件[{0}]后缀[{1}]不正确，请上传[{2}]格式':
    'File [{0}] has the wrong extension [{1}]. Please upload one of [{2}]',
  '上传图片异常，请联系管理员':
    'The picture could not be uploaded. Please contact the administrator',
  '文件存储暂时不可用，请稍后再试':
    'The file storage is not available at the moment. Please try again later',
  '文件已损坏或不是有效的Excel文件（.xlsx）':
    'The file is damaged or not a valid Excel file (.xlsx)',
  '不支持旧版Excel文件（.xls），请另存为.xlsx后重试':
    'Old Excel files (.xls) are not supported. Save it as .xlsx and try again',
  'Excel文件已加密，请取消密码保护后重试':
    'The Excel file is encrypted. Remove its password and try again',
  不支持包含宏的Excel文件: 'Excel files with macros are not supported',
  'Excel文件内容过大，请拆分后重试': 'The Excel file is too large. Split it and try again',
  'Excel文件不能超过{0}行，请拆分后重试':
    'An Excel file can have at most {0} rows. Split it and try again',
  'Excel文件不能超过{0}列': 'An Excel file can have at most {0} columns',
  'Excel文件内容过于复杂，无法在规定时间内读取，请精简或拆分后重试':
    'The Excel file is too complex to be read in time. Simplify or split it and try again',
  '同时导入的文件过多，请稍后再试': 'Too many files are being imported. Please try again later',
  '文件标题行为空，请检查Excel文件格式': 'The header row is empty. Please check the Excel file',
  文件sheet不存在: 'The file has no sheet',
  '文件标题行存在重复的列：{0}': 'The header row has a column twice: {0}',
  '工作表“{0}”的标题行为空，请检查Excel文件格式':
    'The header row of the sheet “{0}” is empty. Please check the Excel file',
  '工作表“{0}”的标题行存在重复的列：{1}':
    'The header row of the sheet “{0}” has a column twice: {1}',
  '只导入第一个工作表，工作表“{0}”中还有数据，请拆分为多个文件后分别导入，不需要的工作表请删除':
    'Only the first sheet is imported, and the sheet “{0}” has more rows. ' +
    'Import them from another file, or delete the sheet',
  '工作表“{0}”的标题行与工作表“{1}”不一致':
    'The header rows of the sheets “{0}” and “{1}” are not the same',
  '最多可上传{0}个文件': 'At most {0} files can be attached',
  '文件“{0}”不存在或已过期，请重新上传':
    'The file “{0}” does not exist or has expired. Please upload it again',
  '不能上传文件“{0}”，请上传{1}格式的文件':
    'The file “{0}” cannot be attached. Please choose a file of these kinds: {1}',
  '文件“{0}”超出大小限制，单个文件不能超过{1}':
    'The file “{0}” is too large: one file may have {1} at most',
};
