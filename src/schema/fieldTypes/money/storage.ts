import { say, term } from '../../locale/message.ts';
import { decimalText, fractionDigits } from '../../record/decimalText.ts';
import type { FieldStorage } from '../contract.ts';
import { decimalCodec } from '../shared/numbers.ts';
import { definition } from './definition.ts';

/** A decimal that is never rounded: not in what is stored, nor in what is searched for. */
export const storage: FieldStorage = {
  codec(field, context) {
    const scale = definition.decimals!(field);
    const codec = decimalCodec(field.precision ?? definition.digits!, scale, context);
    return {
      ...codec,
      write(value, label) {
        if (fractionDigits(value) > scale)
          throw context.refusal(say`${term(label)}最多${scale}位小数`);
        return codec.write(value, label);
      },
      parse(text, parameter) {
        const exact = decimalText(text);
        if (exact === undefined) throw context.mismatch(parameter, 'BigDecimal', text);
        return exact;
      },
    };
  },
  wire: { type: 'number' },
};
