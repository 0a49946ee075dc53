/** How a picture lies under the square that is cut out. Lengths are pixels of the square's side. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
  turns: number;
}

export const squareSide = 200;
export const middle: Placement = { scale: 1, x: 0, y: 0, turns: 0 };

const scales = { least: 1, most: 5 } as const;

/** The picture's size on screen at scale 1: it just covers the square. */
function covering({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const factor = squareSide / Math.min(width, height);
  return { width: width * factor, height: height * factor };
}

/** The nearest placement that leaves no part of the square empty. */
export function kept(placement: Placement, picture: { width: number; height: number }): Placement {
  const scale = Math.min(scales.most, Math.max(scales.least, placement.scale));
  const turns = ((placement.turns % 4) + 4) % 4;
  const size = covering(picture);
  const [width, height] = turns % 2 === 0 ? [size.width, size.height] : [size.height, size.width];
  const within = (value: number, length: number) => {
    const room = (length * scale - squareSide) / 2;
    return Math.min(room, Math.max(-room, value)) + 0; // no minus zero
  };
  return { scale, turns, x: within(placement.x, width), y: within(placement.y, height) };
}

/** Draws what the square shows onto a canvas of any size. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, placement: Placement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const factor = canvas.width / squareSide;
  const size = covering(picture);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.translate(
    canvas.width / 2 + placement.x * factor,
    canvas.height / 2 + placement.y * factor,
  );
  context.rotate((placement.turns * Math.PI) / 2);
  context.scale(placement.scale * factor, placement.scale * factor);
  context.drawImage(picture, -size.width / 2, -size.height / 2, size.width, size.height);
}
