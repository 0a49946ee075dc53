import type { Area } from 'react-easy-crop';

/**
 * What of a picture is kept: a square of the picture as it lies after turning, in its own pixels.
 */
export interface Cut {
  area: Area;
  /** Degrees clockwise; quarter turns. */
  rotation: number;
}

/** Draws what is kept onto a canvas of any size. */
export function draw(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { area, rotation }: Cut,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const factor = canvas.width / area.width;
  const turned = rotation % 180 !== 0;
  const [width, height] = turned
    ? [picture.height, picture.width]
    : [picture.width, picture.height];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.scale(factor, factor);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
