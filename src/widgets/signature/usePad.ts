import SignaturePad from 'signature_pad';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Signatures are stored on paper, so that they are seen in dark themes, too. */
const paper = '#fff';

/** Drawing on a canvas: strokes that can be taken back, and a name that is typed instead. */
export function usePad(canvas: RefObject<HTMLCanvasElement | null>, color: string) {
  const pad = useRef<SignaturePad>(undefined);
  const name = useRef('');
  const [strokes, setStrokes] = useState(0);
  useEffect(() => () => pad.current?.off(), []);

  /** The typed name under the strokes. */
  const drawName = () => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || name.current === '') return;
    const { clientWidth: width, clientHeight: height } = element;
    const size = Math.min(height * 0.5, (width * 1.4) / Math.max(2, [...name.current].length));
    context.save();
    context.fillStyle = color;
    context.font = `italic ${size}px KaiTi, STKaiti, cursive`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(name.current, width / 2, height / 2, width * 0.9);
    context.restore();
  };
  const redraw = (data: ReturnType<SignaturePad['toData']>) => {
    pad.current?.fromData(data);
    drawName();
    setStrokes(data.length);
  };
  return {
    strokes,
    /** The canvas has its size. */
    begin() {
      const element = canvas.current;
      if (!element || pad.current) return;
      const scale = Math.max(1, window.devicePixelRatio);
      element.width = element.clientWidth * scale;
      element.height = element.clientHeight * scale;
      element.getContext('2d')?.scale(scale, scale);
      const made = new SignaturePad(element, { penColor: color, backgroundColor: paper });
      made.addEventListener('endStroke', () => setStrokes(made.toData().length));
      pad.current = made;
      // Its paper covers what was drawn before.
      drawName();
    },
    undo: () => redraw(pad.current?.toData().slice(0, -1) ?? []),
    clear() {
      name.current = '';
      redraw([]);
    },
    write(text: string) {
      name.current = text.trim();
      redraw(pad.current?.toData() ?? []);
    },
    picture: (): Promise<Blob | null> =>
      new Promise((resolve) => {
        if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
        else resolve(null);
      }),
  };
}
