// One row of the block list: a grip, the name that selects the block, and a mark for its problems.

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconEyeOff, IconWorld } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Grip } from '#platform/web/builder/Grip.tsx'
import { ProblemMark } from '#platform/web/builder/ProblemMark.tsx'
import { focusBeside, stepOf } from '#platform/web/builder/row-keys.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Block } from '../../rules/content.ts'
import { blockIcons } from './block-icons.ts'
import { blockTitle, kindText } from './block-words.ts'
import { useEditing, useEditorState } from './editor-context.ts'
import type { Chosen } from './page-editor.ts'
import type { BlockMoves } from './use-block-moves.ts'
import styles from './Blocks.module.css'

type Mark = 'blocks' | 'advice' | undefined

/** Title and description of the page; it cannot be moved. */
export function PageRow({ mark, onChosen }: { mark: Mark; onChosen: () => void }) {
  const t = useText()
  return (
    <div className={styles.row}>
      <span className={styles.noGrip} />
      <Name chosen={null} mark={mark} icon={<IconWorld size={16} stroke={1.5} aria-hidden />} onChosen={onChosen}>
        <span className={styles.title}>{t('website_page')}</span>
      </Name>
    </div>
  )
}

interface Props {
  block: Block
  mark: Mark
  moves: BlockMoves
  onChosen: () => void
}

export function BlockRow({ block, mark, moves, onChosen }: Props) {
  const t = useText()
  const language = useEditorState((state) => state.language)
  const { id, kind, isHidden } = block
  const title = blockTitle(t, block, language)
  const kindName = t(kindText(kind))
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const isCarried = moves.carried === id
  const Icon = blockIcons[kind]
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      data-carried={isCarried || undefined}
      data-hidden={isHidden || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Grip
        id={id}
        label={t('website_grip', { title })}
        describedBy="block-keys"
        ref={setActivatorNodeRef}
        listeners={listeners}
        isCarried={isCarried}
        onPickUp={() => moves.pickUp(id)}
        onPutDown={moves.putDown}
        onCarry={(by) => moves.carry(id, by)}
        onGiveUp={() => moves.giveUp(id)}
      />
      <Name
        chosen={id}
        mark={mark}
        icon={<Icon size={16} stroke={1.5} aria-hidden />}
        onChosen={onChosen}
        onMove={(by) => moves.moveBy(id, by)}
      >
        <span className={styles.title}>{title}</span>
        {title !== kindName && <span className={styles.kind}>{kindName}</span>}
        {isHidden && <IconEyeOff size={15} stroke={1.5} className={styles.quiet} aria-label={t('website_hidden')} />}
      </Name>
    </li>
  )
}

interface NameProps {
  chosen: Chosen
  mark: Mark
  icon: ReactNode
  onChosen: () => void
  onMove?: (by: 1 | -1) => void
  children: ReactNode
}

function Name({ chosen, mark, icon, onChosen, onMove, children }: NameProps) {
  const t = useText()
  const { editor } = useEditing()
  const isChosen = useEditorState((state) => state.chosen === chosen)
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event)
    if (!by) return
    if (event.altKey) onMove?.(by)
    else focusBeside(event.currentTarget, by)
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={styles.name}
      data-row
      aria-current={isChosen || undefined}
      onClick={() => {
        editor.choose(chosen)
        onChosen()
      }}
      onKeyDown={steer}
    >
      {icon}
      {children}
      {mark && <ProblemMark blocks={mark === 'blocks'} label={t(`website_mark_${mark}`)} />}
    </button>
  )
}
