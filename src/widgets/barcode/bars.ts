import JsBarcode from 'jsbarcode';

/** A barcode as modules from left to right, and what stands below it. */
export interface Bars {
  /** Width in modules. */
  width: number;
  /** Where each bar begins, and how wide it is, in modules. */
  bars: { from: number; width: number }[];
  text: string;
}

/** The bars of a text; undefined when the kind of barcode cannot write it. */
export function barsOf(text: string, format: string): Bars | undefined {
  const drawn: { encodings?: { data: string; text: string }[] } = {};
  try {
    JsBarcode(drawn, text, { format, flat: true });
  } catch {
    return undefined;
  }
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('');
  if (modules === '') return undefined;
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    from: index,
    width: run.length,
  }));
  return { width: modules.length, bars, text };
}
