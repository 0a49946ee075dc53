import { Image as AntImage } from 'antd';
import { listOf } from '../choices.ts';
import { useWidgetHost, type DisplayProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';

/** Stored pictures by their paths, enlarged on a click; several joined by commas or as a list. */
export function Image({
  value,
  width = 80,
  height,
}: DisplayProps & { width?: number; height?: number }) {
  const { fileUrl } = useWidgetHost();
  return (
    <AntImage.PreviewGroup>
      <span className="pl-images">
        {listOf(value).map((path, index) => {
          const src = fileUrl(String(path));
          return src === undefined ? (
            <span key={index} className="pl-secondary">
              {lateTexts.image.tooLong(String(path).length)}
            </span>
          ) : (
            <AntImage
              key={index}
              {...{ src, width, height }}
              alt={lateTexts.image.image(index + 1)}
            />
          );
        })}
      </span>
    </AntImage.PreviewGroup>
  );
}
