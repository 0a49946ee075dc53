/** What the designer says while something is dragged by keys, in Chinese. */
export const carryZhCN = {
  comma: '、',
  move: '移动',
  paletteHint: '单击添加，或拖到要放的位置；按 M 可用键盘选择位置',
  carrying: (what: string) => `正在移动“${what}”`,
  keys: '↑ ↓ 选择位置，← → 逐处查看，Enter 放下，Esc 取消',
  spokenKeys: '按上下方向键选择位置，左右方向键逐处查看，回车键放下，Esc 键取消',
  list: (part: string, member: string) => `${part}的${member}`,
  before: (list: string, what: string) => `${list}：“${what}”之前`,
  behind: (list: string, what: string) => `${list}：“${what}”之后`,
  into: (list: string) => `放入${list}`,
  home: '原来的位置',
  passed: (place: string, refusal: string) => `${place}（${refusal}）`,
  noMore: '没有更多可以放的位置',
  dropped: (what: string, place: string) => `“${what}”已放下：${place}`,
  putBack: (what: string) => `“${what}”留在原处，没有修改`,
};
