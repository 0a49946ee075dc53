/** What components of the designer find around them, without its bench. */
import { useState, type ReactNode } from 'react';
import type { CommandSite } from '../../src/designer/commands/command.ts';
import { CommandsContext } from '../../src/designer/commands/context.ts';
import { partCommands } from '../../src/designer/commands/partCommands.ts';
import { MemoryContext } from '../../src/designer/panel/frames/memory.ts';
import { DesignerContext, type Designer } from '../../src/designer/state/context.ts';

export function InDesigner({ designer, children }: { designer: Designer; children: ReactNode }) {
  const [memory] = useState(() => new Map<string, unknown>());
  const site = { ...designer, message: {}, modal: {} } as CommandSite;
  return (
    <DesignerContext value={designer}>
      <CommandsContext value={{ all: partCommands(), site }}>
        <MemoryContext value={memory}>{children}</MemoryContext>
      </CommandsContext>
    </DesignerContext>
  );
}
