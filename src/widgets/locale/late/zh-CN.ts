/** Texts of widgets that come late, in Chinese. */
export const zhCN = {
  files: {
    add: '上传文件',
    hint: '可拖拽或粘贴文件到此处',
    limits: (max: number, size: string) => `最多 ${max} 个，每个不超过 ${size}`,
    count: (count: number) => `${count} 个附件`,
    sending: (percent: number) => `上传中 ${percent}%`,
    unfinished: '未上传完成',
    failed: '上传失败',
    cancel: (name: string) => `取消上传 ${name}`,
    retry: (name: string) => `重新上传 ${name}`,
    remove: (name: string) => `删除 ${name}`,
    removed: (name: string) => `已删除 ${name}`,
    undo: '撤销',
    up: (name: string) => `上移 ${name}`,
    down: (name: string) => `下移 ${name}`,
    tooMany: (max: number) => `最多可上传 ${max} 个文件`,
    tooLarge: (name: string, size: string) => `${name} 超出大小限制，单个文件不能超过 ${size}`,
    wrongKind: (name: string, kinds: string) => `不能上传 ${name}，请上传 ${kinds} 格式的文件`,
    by: (name: string, time: string) => `${name} 上传于 ${time}`,
  },
} as const;
