/** Values that no widget expects, drawn by the widgets from J to Z. */
import { testBadValues } from './badValues.tsx';

testBadValues((name) => name >= 'J');
