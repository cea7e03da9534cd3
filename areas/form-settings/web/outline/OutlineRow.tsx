// One row of the outline: a grip, the name that selects it, and status marks.

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconArrowsSplit2, IconChevronRight } from '@tabler/icons-react'
import { memo, type KeyboardEvent } from 'react'
import { Grip } from '#platform/web/builder/Grip.tsx'
import { ProblemMark } from '#platform/web/builder/ProblemMark.tsx'
import { focusBeside, stepOf } from '#platform/web/builder/row-keys.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { wordOf, type MovablePlace, type Place } from '../../rules/places.ts'
import { useBench, useBenchState } from '../builder/bench-context.ts'
import { useOutline } from './outline-context.ts'
import type { Mark } from '../builder/problem-marks.ts'
import styles from './Outline.module.css'

interface Facts {
  title: string
  mark: Mark | undefined
  /** Number of questions it contains. */
  count?: number
  isOpen?: boolean
  isRequired?: boolean
  isConditional?: boolean
  isOff?: boolean
}

/** Row of the start page, which cannot be moved. */
export function OutlineRow({ place, ...facts }: Facts & { place: Place }) {
  return (
    <div className={styles.row}>
      <span className={styles.noGrip} />
      <Name place={place} {...facts} />
    </div>
  )
}

export const SortableRow = memo(
  function SortableRow({ place, ...facts }: Facts & { place: MovablePlace }) {
    const t = useText()
    const word = wordOf(place)
    const { carried, pickUp, putDown, carry, giveUp } = useOutline()
    const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging, isOver } = useSortable({
      id: word,
    })
    const isCarried = carried === word
    return (
      <div
        ref={setNodeRef}
        className={styles.row}
        data-kind={place.kind}
        data-dragging={isDragging || undefined}
        data-over={(isOver && !isDragging) || undefined}
        data-carried={isCarried || undefined}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        <Grip
          id={word}
          label={t('form_settings_grip', { title: facts.title })}
          describedBy="outline-keys"
          ref={setActivatorNodeRef}
          listeners={listeners}
          isCarried={isCarried}
          onPickUp={() => pickUp(place)}
          onPutDown={putDown}
          onCarry={(by) => carry(place, by)}
          onGiveUp={giveUp}
        />
        <Name place={place} {...facts} />
      </div>
    )
  },
  (before, after) => {
    const { place: old, ...was } = before
    const { place, ...is } = after
    return wordOf(old) === wordOf(place) && JSON.stringify(was) === JSON.stringify(is)
  },
)

function Name({ place, title, mark, count, isOpen, isRequired, isConditional, isOff }: Facts & { place: Place }) {
  const t = useText()
  const { workbench } = useBench()
  const { opened, setOpened, carry, onChosen } = useOutline()
  const word = wordOf(place)
  const isChosen = useBenchState(({ chosenWord }) => chosenWord === word)
  const fold = (open: boolean) => {
    if (place.kind !== 'section') return
    const { section } = place
    setOpened(open ? new Set([...opened, section]) : new Set([...opened].filter((one) => one !== section)))
  }
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event)
    if (event.altKey && by && place.kind !== 'start') carry(place, by)
    else if (by) focusBeside(event.currentTarget, by)
    else if (event.key === 'ArrowRight') fold(true)
    else if (event.key === 'ArrowLeft') fold(false)
    else return
    event.preventDefault()
  }
  return (
    <>
      {isOpen !== undefined && (
        <button
          type="button"
          className={styles.fold}
          aria-label={t(isOpen ? 'form_settings_fold' : 'form_settings_unfold', { title })}
          aria-expanded={isOpen}
          tabIndex={-1}
          onClick={() => fold(!isOpen)}
        >
          <IconChevronRight size={14} stroke={2} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={styles.name}
        data-row={word}
        aria-current={isChosen || undefined}
        onClick={() => {
          workbench.choose(place)
          onChosen()
        }}
        onKeyDown={steer}
      >
        <span className={styles.title}>{title}</span>
        {isRequired && (
          <span className={styles.required} title={t('form_settings_property_required')}>
            <span aria-hidden>*</span>
            <span className="visually-hidden">, {t('form_settings_property_required')}</span>
          </span>
        )}
        {isConditional && (
          <IconArrowsSplit2
            size={14}
            stroke={1.5}
            className={styles.quiet}
            aria-label={t('form_settings_conditional')}
          />
        )}
        {isOff && <span className={styles.off}>{t('form_settings_off')}</span>}
        {mark && <ProblemMark blocks={mark === 'blocks'} label={t(`form_settings_mark_${mark}`)} />}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </button>
    </>
  )
}
