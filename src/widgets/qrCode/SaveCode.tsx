import { Button } from 'antd';
import { useWidgetHost } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { texts } from '../locale/index.ts';

/** A button that saves a code as a picture under the name of what it says. */
export function SaveCode({ name, draw }: { name: string; draw(canvas: HTMLCanvasElement): void }) {
  const { saveFile } = useWidgetHost();
  const save = () => {
    const canvas = document.createElement('canvas');
    draw(canvas);
    canvas.toBlob((picture) => {
      if (picture) saveFile(picture, `${fileName(name)}.png`);
    }, 'image/png');
  };
  return (
    <Button type="link" size="small" icon={<Icon name="download" />} onClick={save}>
      {texts.common.download}
    </Button>
  );
}

/** Short, and without what file systems take for something else. */
const fileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\s]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 60) || 'code';
