// Previous and next row of the list that the record was opened from, by button and by J and K.

import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { tellFailure } from '../api/tell-failure.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { destinationOf } from '../core/address.ts'
import { useCommands } from '../core/commands.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { countWords } from './count-words.ts'
import type { Side } from './list-memory.ts'
import styles from './NeighbourButtons.module.css'
import { useNeighbours } from './use-neighbours.ts'

interface Props {
  id: string
  /** Address of the details page, such as `/applications/$id`. */
  path: string
}

export function NeighbourButtons({ id, path }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { neighbours, find } = useNeighbours(id)
  const go = async (side: Side) => {
    try {
      const other = await find(side)
      if (other) await navigate(destinationOf(path.replace('$id', other)))
    } catch (failure) {
      tellFailure(failure)
    }
  }
  const [previous, next, group] = [t('table_neighbour_previous'), t('table_neighbour_next'), t('table_neighbours')]
  useCommands([
    { id: 'next row', title: next, keys: 'j', group, run: () => void go('after') },
    { id: 'previous row', title: previous, keys: 'k', group, run: () => void go('before') },
  ])
  if (!neighbours) return null
  const { position, total, capped, hasPrevious, hasNext } = neighbours
  if (!hasPrevious && !hasNext) return null
  return (
    <span className={styles.neighbours} role="group" aria-label={group}>
      <span className={styles.position}>
        {formatNumber(position)} / {countWords(total, capped)}
      </span>
      <IconButton
        label={previous}
        keys="k"
        onClick={() => void go('before')}
        unavailable={hasPrevious ? undefined : t('table_neighbour_first')}
      >
        <IconChevronUp size={18} stroke={1.5} />
      </IconButton>
      <IconButton
        label={next}
        keys="j"
        onClick={() => void go('after')}
        unavailable={hasNext ? undefined : t('table_neighbour_last')}
      >
        <IconChevronDown size={18} stroke={1.5} />
      </IconButton>
    </span>
  )
}
