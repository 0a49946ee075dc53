import { expect, it } from 'vitest';
import { definition as block } from '../../src/blocks/qr/definition.ts';
import { definition as widget } from '../../src/widgets/barcode/definition.ts';

it('the block knows the barcodes that the widget draws', () => {
  expect(block.format.properties.barcode?.enum).toEqual(widget.props.format?.enum);
});
