// The wished objects in order of preference: reordered by drag and drop, or with arrow buttons by keyboard.

import {
  closestCenter,
  DndContext,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldId } from '#platform/web/form/field-props.ts'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useDragWords } from '#platform/web/ui/drag-words.ts'
import type { WishedObjectCard } from '../../contract/form-shapes.ts'
import { useSurroundings } from '../filling/form-context.ts'
import type { FormFieldProps } from './asked-field.ts'
import { ObjectCard } from './ObjectCards.tsx'
import { useFormText } from './use-form-text.ts'
import styles from './WishOrder.module.css'

export default function WishOrder({ field, value, error, onChange, label }: FormFieldProps & { label: string }) {
  const t = useText()
  const sayFormText = useFormText()
  const { objects, isReadOnly } = useSurroundings()
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  )
  const ids = Array.isArray(value) ? value : objects.map(({ id }) => id)
  const wished = ids.flatMap((id) => objects.filter((object) => object.id === id))
  const shown = wished.map(({ id }) => id)
  /**
   * Objects withdrawn from the offer since the form was started. Only the household removes them, so that it notices.
   */
  const gone = ids.filter((id) => !shown.includes(id))
  const saysGone = t('application_form_wish_gone')
  const left = objects.filter(({ id }) => !ids.includes(id))

  const move = (from: number, to: number) => {
    const moved = wished[from]
    if (!moved || to < 0 || to >= wished.length) return
    onChange([...arrayMove(shown, from, to), ...gone])
    setSaid(t('application_form_wish_moved', { title: moved.title, place: to + 1, count: wished.length }))
  }
  const words = useDragWords((id) => objects.find((one) => one.id === id)?.title ?? '')
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(shown.indexOf(String(active.id)), shown.indexOf(String(over.id)))
  }
  return (
    <div id={fieldId(field.key)} role="group" aria-label={label} data-wide>
      {objects.length > 1 && field.hint && <p className={styles.hint}>{sayFormText(field.hint)}</p>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
        <SortableContext items={shown} strategy={verticalListSortingStrategy}>
          <ol className={styles.wishes}>
            {wished.map((object, index) => (
              <Wish
                key={object.id}
                object={object}
                place={index}
                count={wished.length}
                isFixed={isReadOnly}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(ids.filter((id) => id !== object.id))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {gone.length > 0 && (
        <div className={styles.gone}>
          <p>{saysGone}</p>
          <Button variant="default" size="xs" disabled={isReadOnly} onClick={() => onChange(shown)}>
            {t('application_form_wish_gone_remove')}
          </Button>
        </div>
      )}
      {left.map((object) => (
        <Button key={object.id} variant="default" disabled={isReadOnly} onClick={() => onChange([...ids, object.id])}>
          {t('application_form_wish_again', { title: object.title })}
        </Button>
      ))}
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
      {error && error !== saysGone && <p className={styles.error}>{error}</p>}
    </div>
  )
}

interface WishProps {
  object: WishedObjectCard
  place: number
  count: number
  isFixed: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

function Wish({ object, place, count, isFixed, onMove, onRemove }: WishProps) {
  const t = useText()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: object.id, disabled: isFixed })
  const { title } = object
  if (count === 1) {
    return (
      <li ref={setNodeRef}>
        <ObjectCard object={object} />
      </li>
    )
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.wish}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.bar}>
        <span className={styles.grip} {...listeners} aria-hidden>
          <IconGripVertical size={18} stroke={1.5} />
        </span>
        <span className={styles.place}>{t('application_form_wish_place', { place: place + 1 })}</span>
        <span className={styles.space} />
        {!isFixed && (
          <OrderButtons title={title} place={place} count={count} size={18} onMove={onMove} onRemove={onRemove} />
        )}
      </div>
      <ObjectCard object={object} />
    </li>
  )
}
