// Previous and next in the list one came from, by button and by J and K.

import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { useCommands } from '#platform/web/shell/commands.ts'
import { neighboursOf } from '#platform/web/table/list-memory.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import styles from './NeighbourButtons.module.css'

interface Props {
  id: string
  /** Of the details page, such as `/applications/$id`. */
  path: string
}

export function NeighbourButtons({ id, path }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const neighbours = neighboursOf(id)
  const goTo = (other: string | undefined) => {
    if (other) void navigate({ to: path.replace('$id', other) })
  }
  const [previous, next] = [t('applications_previous'), t('applications_next')]
  useCommands([
    { id: 'next row', title: next, keys: 'j', group: t('applications_commands'), run: () => goTo(neighbours?.next) },
    {
      id: 'previous row',
      title: previous,
      keys: 'k',
      group: t('applications_commands'),
      run: () => goTo(neighbours?.previous),
    },
  ])
  if (!neighbours || neighbours.total < 2) return null
  const none = t('applications_no_further')
  return (
    <span className={styles.neighbours}>
      <span className={styles.position}>
        {neighbours.position} / {neighbours.total}
      </span>
      <IconButton
        label={previous}
        keys="k"
        onClick={() => goTo(neighbours.previous)}
        unavailable={neighbours.previous ? undefined : none}
      >
        <IconChevronUp size={18} stroke={1.5} />
      </IconButton>
      <IconButton
        label={next}
        keys="j"
        onClick={() => goTo(neighbours.next)}
        unavailable={neighbours.next ? undefined : none}
      >
        <IconChevronDown size={18} stroke={1.5} />
      </IconButton>
    </span>
  )
}
