// Dialog for the order of wishes, changed by dragging, keyboard or arrow buttons. Alternatives can be added.

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useDragWords } from '#platform/web/ui/drag-words.ts'
import { getAlternatives, getPriorities } from '../../contract/priorities.ts'
import { moved } from '../../rules/priorities.ts'
import { useSavePriorities } from '../changes.ts'
import { PriorityItem } from './PriorityItem.tsx'
import styles from './PrioritiesModal.module.css'

export function PrioritiesModal({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const query = useQuery(queryOf(getPriorities, { params: { id } }))
  const { data } = query
  const { data: beside } = useQuery(queryOf(getAlternatives, { params: { id } }))
  return (
    <Modal onClose={onClose} title={t('applications_prios_title')} size={560}>
      {data && beside ? (
        <Order key={data.version} given={data} beside={beside.objects} onClose={onClose} />
      ) : (
        <QueryView query={query} rows={3} />
      )}
    </Modal>
  )
}

type Given = ReceivedResponseOf<typeof getPriorities>

interface Props {
  given: Given
  beside: Given['objects']
  onClose: () => void
}

function Order({ given, beside, onClose }: Props) {
  const t = useText()
  const saving = useSavePriorities()
  const { take } = useServerErrors()
  const [wishes, setWishes] = useState(given.objects)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (objectId: string) => wishes.findIndex((one) => one.objectId === objectId)
  const move = (from: number, to: number) => {
    setWishes(moved(wishes, from, to))
    setSaid(t('applications_prio_moved', { title: wishes[from]?.title ?? '', place: to + 1 }))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(String(active.id)), placeOf(String(over.id)))
  }
  const words = useDragWords((objectId) => wishes[placeOf(objectId)]?.title ?? '')
  const left = [...given.objects, ...beside].filter(({ objectId }) => placeOf(objectId) < 0)
  const save = () =>
    saving.mutate(
      {
        params: { id: given.applicationId },
        body: { prios: wishes.map(({ objectId }) => objectId), version: given.version },
      },
      { onSuccess: onClose, onError: take },
    )
  return (
    <Stack gap={16}>
      {/* The order is in no field; so the dialog sees it change. */}
      <input type="hidden" name="prios" value={wishes.map(({ objectId }) => objectId).join()} />
      <p className={styles.hint}>{given.canEdit.reason ?? t('applications_prios_hint', { most: given.most })}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
        <SortableContext items={wishes.map(({ objectId }) => objectId)} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {wishes.map((object, index) => (
              <PriorityItem
                key={object.objectId}
                object={object}
                place={index}
                count={wishes.length}
                onMove={(to) => move(index, to)}
                onRemove={() => setWishes(wishes.filter((one) => one !== object))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
      {wishes.length < given.most && left.length > 0 && (
        <SelectField
          label={t('applications_prio_add')}
          value={null}
          onChange={(objectId) => setWishes([...wishes, ...left.filter((one) => one.objectId === objectId)])}
          options={left.map(({ objectId, title, referenceNumber }) => ({
            value: objectId,
            displayName: `${title} (${referenceNumber})`,
          }))}
        />
      )}
      <DialogButtons>
        <CancelButton />
        <Button onClick={save} loading={saving.isPending} disabled={!given.canEdit.allowed}>
          {t('general_save')}
        </Button>
      </DialogButtons>
    </Stack>
  )
}
