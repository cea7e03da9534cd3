// Outline of a form: steps, sections and questions in order. A click selects; drag and drop, arrow keys on the grip,
// or Alt and an arrow key on the row move.

import { closestCenter, DndContext, type CollisionDetection, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useDragSensors } from '#platform/web/builder/use-drag-sensors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useDragWords } from '#platform/web/ui/drag-words.ts'
import { withNewStep } from '../../rules/definition-edits.ts'
import { newStep } from '../../rules/new-parts.ts'
import { placeIn, startPlace } from '../../rules/places.ts'
import { useBench, useBenchState } from '../builder/bench-context.ts'
import { dropped } from '../builder/dropped.ts'
import { OutlineContext, type OutlineView } from './outline-context.ts'
import { OutlineRow } from './OutlineRow.tsx'
import { OutlineStep } from './OutlineStep.tsx'
import { marksOf } from '../builder/problem-marks.ts'
import { useCarrying } from '../builder/use-carrying.ts'
import { useSameList } from '../forms/use-same-list.ts'
import { useTitleOf } from '../builder/use-title-of.ts'
import styles from './Outline.module.css'

const mostSteps = 20

export function OutlineArea({ onChosen }: { onChosen: () => void }) {
  const t = useText()
  const { workbench } = useBench()
  const steps = useBenchState(({ history }) => history.present.steps)
  const problems = useBenchState((state) => state.problems)
  const marks = useMemo(() => marksOf(problems), [problems])
  const [searched, setSearched] = useState('')
  const titleOf = useTitleOf()
  const carrying = useCarrying()
  const [opened, setOpened] = useOpened()
  const wanted = searched.trim().toLocaleLowerCase()
  const view = useMemo(
    (): OutlineView => ({ marks, wanted, opened, setOpened, onChosen, ...carrying }),
    [marks, wanted, opened, setOpened, onChosen, carrying],
  )
  const sensors = useDragSensors()
  const words = useDragWords((word) => {
    const place = placeIn(workbench.now().history.present, word)
    return place ? titleOf(place) : ''
  })
  const drop = ({ active, over }: DragEndEvent) => {
    const form = workbench.now().history.present
    const moved = over && dropped(form, String(active.id), String(over.id))
    if (moved) workbench.edit(moved.place, () => moved.form)
  }
  const addStep = () => {
    const step = newStep(workbench.now().history.present)
    workbench.edit({ kind: 'step', step: step.key }, (form) => withNewStep(form, step))
  }
  const items = useSameList(steps.map(({ key }) => key))
  return (
    <OutlineContext value={view}>
      <TextInput
        type="search"
        aria-label={t('form_settings_search')}
        placeholder={t('form_settings_search')}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={searched}
        onChange={(event) => setSearched(event.currentTarget.value)}
      />
      <p className="visually-hidden" id="outline-keys">
        {t('form_settings_outline_keys')}
      </p>
      <nav className={styles.outline} aria-label={t('form_settings_outline')}>
        <OutlineRow place={startPlace} title={t('form_settings_start')} mark={marks.get('start')} />
        <DndContext
          sensors={sensors}
          collisionDetection={sameKind}
          onDragEnd={drop}
          accessibility={{ ...words, container: document.body }}
        >
          <SortableContext items={items} strategy={verticalListSortingStrategy}>
            {steps.map((step) => (
              <OutlineStep key={step.key} step={step} />
            ))}
          </SortableContext>
        </DndContext>
      </nav>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.addStep}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={steps.length >= mostSteps}
        onClick={addStep}
      >
        {t('form_settings_add_step')}
      </Button>
    </OutlineContext>
  )
}

/** Opens the section of the selected element and keeps it open. */
function useOpened() {
  const section = useBenchState(({ chosen }) =>
    chosen.kind === 'field' || chosen.kind === 'section' ? chosen.section : undefined,
  )
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState<string>()
  if (section !== seen) {
    setSeen(section)
    if (section && !opened.has(section)) setOpened(new Set([...opened, section]))
  }
  return [opened, setOpened] as const
}

/** A question can be dropped on questions or sections, a section on sections or steps, a step on steps. */
const sameKind: CollisionDetection = (args) => {
  const depth = depthOf(String(args.active.id))
  const fitting = args.droppableContainers.filter(({ id }) => {
    const over = depthOf(String(id))
    return over === depth || over === depth - 1
  })
  return closestCenter({ ...args, droppableContainers: fitting })
}

const depthOf = (word: string) => word.split('.').length
