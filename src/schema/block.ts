/**
 * What a block is, without its component: one folder of `src/blocks` or `extensions/blocks`
 * (docs/add-a-block.md).
 */
import type { BlockChecks } from './check/pageContext.ts';
import type { BlockCompiler, BlockOf, BlockType } from './compile/blocks.ts';
import type { Block, Model, Page } from './generated/types.gen.ts';
import type { MetaSchema } from './meta/schema.ts';

/**
 * What pages may write of a block beside `type`, `name`, `visible` and `access`, which all blocks
 * have.
 */
export interface BlockFormat {
  /**
   * Its members; a `$ref` names a part of schemas/meta (`common.schema.json#/$defs/text`) or of
   * `definitions` (`#/$defs/tab`).
   */
  properties: Readonly<Record<string, MetaSchema>>;
  required?: readonly string[];
  /** It stands in places where its type is clear, and can be left out. */
  typeOptional?: true;
  /** Parts of its own, by name; with a title each becomes a type. */
  definitions?: Readonly<Record<string, MetaSchema>>;
}

/** Groups of the palette in their order, with their Chinese names. */
export const blockGroups = {
  data: '数据',
  layout: '布局',
  content: '内容',
} as const;

/**
 * An example of a block: drawn on the page `/widgets`, shown on the page of the format, and held
 * against the checker by the tests.
 */
export interface BlockExample {
  label: string;
  block: Block;
  /** What else the page of the block says. */
  page?: Pick<Page, 'model' | 'state' | 'sources' | 'forms' | 'actions'>;
  models?: Readonly<Record<string, Model>>;
  /**
   * What the server answers, by address. With answers it is also drawn while it waits for them,
   * when they are empty and when they fail.
   */
  answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** All that is known of a block but its component. */
export interface BlockDefinition<Type extends BlockType>
  extends BlockCompiler<Type>, BlockChecks<BlockOf<Type>> {
  name: Type;
  /** Chinese name shown in the designer. */
  label: string;
  /** Icon in the palette of the designer. */
  icon: string;
  /** Group in the palette of the designer. */
  group: keyof typeof blockGroups;
  /** One English sentence or two: what it is for. */
  doc: string;
  format: BlockFormat;
  /**
   * Members that a new one begins with in the designer, where those that its format requires make
   * no sound block by themselves. Given are the fields of its model.
   */
  starter?(fields: readonly string[]): Partial<BlockOf<Type>>;
  examples: readonly BlockExample[];
}

/** The definition of some block. */
export type AnyBlockDefinition = { [Type in BlockType]: BlockDefinition<Type> }[BlockType];
