/** Chinese of what replaces keys and words of version 1, or why nothing needs to. */
export const former: Readonly<Record<string, string>> = {
  // Actions and steps
  'what an action does stands in run, as a list of steps': '操作做什么写在 run 中，是步骤的列表',
  'an action is named by label, the title of what it opens stands in a step of run':
    '操作的名称写在 label 中，打开的内容的标题写在 run 的步骤中',
  'a message is a step of its own, { "type": "message", … }, after the request':
    '提示是单独的步骤 { "type": "message", … }，写在请求之后',
  'what follows a failure stands in onError of the step': '失败之后做什么写在步骤的 onError 中',
  'it belongs to the action, a step is not offered': '它属于操作，步骤本身没有按钮',
  'a check among steps is a message and a step { "type": "stop" }, both with if':
    '步骤中的检查写成提示和 { "type": "stop" } 两个步骤，都带 if',
  'a question among steps is a step of its own, { "type": "confirm", … }':
    '步骤中的确认是单独的步骤 { "type": "confirm", … }',
  'the steps that follow stand behind it in the same list': '后续步骤写在同一列表中，排在它之后',
  'a list of steps is a sequence, its steps stand in place of it':
    '步骤列表本身按顺序执行，直接写出其中的步骤',
  'no longer needed, dictionaries load again by themselves after what changes them':
    '不再需要，字典改动后会自动重新加载',
  'no longer needed, an action on checked rows clears the selection by itself':
    '不再需要，对选中行的操作完成后会自动取消选中',
  'no longer needed, expressions read the answer itself': '不再需要，表达式直接读取响应内容',
  'if reads the mode of the form': '在 if 中判断表单的 mode',
  // Parts of pages
  'what it holds stands in the block itself': '其内容直接写在区块中',
  'a text is written as it is, its translation is found by it in schemas/locale':
    '直接写出文本，译文写在 schemas/locale 中，按原文查找',
  'choices that are listed are { "from": "list", "items": … }':
    '直接列出的选项写成 { "from": "list", "items": … }',
  'choices of a request are { "from": "request", "url": … }':
    '来自请求的选项写成 { "from": "request", "url": … }',
  'choices of a source are { "from": "source", "source": … }':
    '来自数据源的选项写成 { "from": "source", "source": … }',
  'choices of records are { "from": "records", "records": … }':
    '来自记录的选项写成 { "from": "records", "records": … }',
  'a list is { "type": "list", "fields": … }': '列表写成 { "type": "list", "fields": … }',
  'the type of a value stands in valueType, type is that of layout':
    '值的类型写在 valueType 中，type 是布局的类型',
};
