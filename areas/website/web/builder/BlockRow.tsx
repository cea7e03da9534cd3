// One row of the block list: a grip, the name that selects the block, and a mark for its problems.

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconExclamationCircle, IconEyeOff, IconGripVertical, IconWorld } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
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
  const steer = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (event.key === ' ' || event.key === 'Enter') (isCarried ? moves.putDown : () => moves.pickUp(id))()
    else if (isCarried && by) moves.carry(id, by)
    else if (isCarried && event.key === 'Escape') moves.giveUp(id)
    else return
    event.preventDefault()
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      data-carried={isCarried || undefined}
      data-hidden={isHidden || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        data-grip={id}
        aria-label={t('website_grip', { title })}
        aria-describedby="block-keys"
        aria-pressed={isCarried}
        {...listeners}
        onKeyDown={steer}
      >
        <IconGripVertical size={16} stroke={1.5} aria-hidden />
      </button>
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
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
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
      {mark && (
        <IconExclamationCircle
          size={15}
          stroke={1.75}
          className={styles.mark}
          data-mark={mark}
          aria-label={t(`website_mark_${mark}`)}
        />
      )}
    </button>
  )
}

/** Moves the focus up or down through the rows. */
function focusBeside(row: HTMLElement, by: 1 | -1) {
  const rows = [...(row.closest('nav')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  rows[rows.indexOf(row) + by]?.focus()
}
