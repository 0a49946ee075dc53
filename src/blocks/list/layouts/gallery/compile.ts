import { cardOf } from '../cardOf.ts';
import type { LayoutCompiler } from '../layout.ts';
import { fieldNamed } from '../layoutObject.ts';

export const compile: LayoutCompiler<'gallery'> = ({ image, fit = 'cover', ...cards }, site) => {
  const picture = site.column(image, [...site.path, 'image']);
  return (
    picture && { image: picture, fit, card: cardOf(cards, site, [fieldNamed(image)]), list: {} }
  );
};
