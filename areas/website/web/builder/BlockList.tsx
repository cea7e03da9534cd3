// The blocks in their order. A click selects; drag and drop, arrow keys on the grip, or Alt and an arrow key on the
// name move.

import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMemo } from 'react'
import { useDragSensors } from '#platform/web/builder/use-drag-sensors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useDragWords } from '#platform/web/ui/drag-words.ts'
import { AddBlock } from './AddBlock.tsx'
import { BlockRow, PageRow } from './BlockRow.tsx'
import { useContent, useProblems } from './editor-context.ts'
import { useBlockMoves } from './use-block-moves.ts'
import styles from './Blocks.module.css'

export function BlockList({ onChosen }: { onChosen: () => void }) {
  const t = useText()
  const { blocks } = useContent()
  const problems = useProblems()
  const moves = useBlockMoves()
  const words = useDragWords(moves.titleOf)
  const sensors = useDragSensors()
  const marks = useMemo(() => {
    const found = new Map<string | null, 'blocks' | 'advice'>()
    for (const { block, blocks: isBlocking } of problems) {
      if (isBlocking || !found.has(block)) found.set(block, isBlocking ? 'blocks' : 'advice')
    }
    return found
  }, [problems])
  const drop = (id: string, over: string | undefined) => {
    const to = blocks.findIndex((block) => block.id === over)
    if (over !== undefined && over !== id && to >= 0) moves.moveTo(id, to)
  }
  return (
    <>
      <p className="visually-hidden" id="block-keys">
        {t('website_block_keys')}
      </p>
      <nav aria-label={t('website_blocks')}>
        <PageRow mark={marks.get(null)} onChosen={onChosen} />
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={({ active, over }) => drop(String(active.id), over ? String(over.id) : undefined)}
          accessibility={{ ...words, container: document.body }}
        >
          <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
            <ol className={styles.list}>
              {blocks.map((block) => (
                <BlockRow key={block.id} block={block} mark={marks.get(block.id)} moves={moves} onChosen={onChosen} />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      </nav>
      <AddBlock onAdded={onChosen} />
    </>
  )
}
