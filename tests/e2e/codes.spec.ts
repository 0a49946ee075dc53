/** QR codes and barcodes that are saved as pictures. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { articleOf, scrollTo } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ open }) => open('/widgets?only=QrCode,Barcode'));

/** Saves the code of an example; resolves with the name of the file and what it shows. */
async function saved(page: Page, widget: string, example: string) {
  const article = articleOf(page, widget);
  await scrollTo(article);
  const region = article.getByRole('region', { name: example, exact: true });
  const saving = page.waitForEvent('download');
  await region.getByRole('button', { name: '下载' }).first().press('Enter');
  const download = await saving;
  const picture = (await readFile(await download.path())).toString('base64');
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    const { width, height } = bitmap;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const isBlack = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0]! < 128;
    return {
      width,
      height,
      corner: isBlack(0, 0),
      /** The first module of a QR code, behind an empty edge of four. */
      first: isBlack(4 * 8 + 4, 4 * 8 + 4),
      /** Black columns at a third of the height. */
      bars: Array.from({ length: width }, (_, x) => isBlack(x, Math.floor(height / 3))).filter(
        Boolean,
      ).length,
    };
  }, picture);
  return { name: download.suggestedFilename(), ...pixels };
}

test('a QR code is saved with the empty edge that cameras need', async ({ page }) => {
  const code = await saved(page, 'QrCode', '二维码 大一些');
  expect(code.name).toBe('SN-20260001.png');
  expect(code.width).toBe(code.height);
  // 21 modules at least, and four empty ones at each side, of eight pixels each.
  expect(code.width).toBeGreaterThanOrEqual((21 + 8) * 8);
  expect(code).toMatchObject({ corner: false, first: true });
});

test('a barcode is saved with its text', async ({ page }) => {
  const code = await saved(page, 'Barcode', '条形码 序列号');
  expect(code.name).toBe('SN-20260001.png');
  expect(code.width).toBeGreaterThan(code.height);
  expect(code.corner).toBe(false);
  expect(code.bars).toBeGreaterThan(code.width / 4);
});
