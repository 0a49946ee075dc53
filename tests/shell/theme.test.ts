import { theme as antd } from 'antd';
import { describe, expect, it } from 'vitest';
import { contrast, readable } from '../../src/shell/contrast.ts';
import { themeColours, themeOf } from '../../src/shell/theme.ts';

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#2f54eb', '#2f54eb')).toBe(1);
  });

  it('leaves a readable colour as it is, and moves others away from their ground', () => {
    expect(readable('#2f54eb', '#ffffff')).toBe('#2f54eb');
    expect(contrast(readable('#faad14', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable('#10239e', '#161a22'), '#161a22')).toBeGreaterThanOrEqual(4.5);
    expect(readable('#ffffff', '#ffffff', 21)).toBe('#000000');
  });
});

describe.each(themeColours)('the theme colour $name', ({ value }) => {
  it.each([false, true])('gives texts that can be read (dark: %s)', (dark) => {
    const config = themeOf({ primaryColor: value }, dark);
    const { colorBgContainer, colorBgElevated, ...texts } = antd.getDesignToken(config);
    const { colorLink, colorLinkHover, colorLinkActive, colorError } = texts;
    for (const ground of [colorBgContainer, colorBgElevated])
      for (const text of [colorLink, colorLinkHover, colorLinkActive, colorError])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(new Set([colorLink, colorLinkHover, colorLinkActive]).size).toBe(3);
  });
});
