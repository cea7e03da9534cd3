// Number of people to draw, of all together or of each size of flat.

import { SegmentedControl } from '@mantine/core'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { oneGroup } from '../../rules/draw-groups.ts'
import { groupText, type GroupCount, type GroupKey } from './draw-counts.ts'
import styles from './invite.module.css'

interface Props {
  /** True if flats of several sizes are seen. */
  canBeBySize: boolean
  isBySize: boolean
  onBySize: (isBySize: boolean) => void
  counts: readonly GroupCount[]
  errorOf: (field: string) => string | undefined
  onCount: (key: GroupKey, count: number | null) => void
}

export function GroupFields({ canBeBySize, isBySize, onBySize, counts, errorOf, onCount }: Props) {
  const t = useText()
  return (
    <>
      {canBeBySize && (
        <SegmentedControl
          aria-label={t('viewing_appointments_draw_count')}
          className={styles.choice ?? ''}
          value={isBySize ? 'size' : 'all'}
          onChange={(value) => onBySize(value === 'size')}
          data={[
            { value: 'all', label: t('viewing_appointments_draw_together') },
            { value: 'size', label: t('viewing_appointments_draw_by_size') },
          ]}
        />
      )}
      <div className={styles.fields}>
        {counts.map(({ key, count }) => (
          <NumberStepper
            key={key}
            label={t(groupText(key))}
            name={key}
            required={key === oneGroup}
            min={0}
            max={10_000}
            unit={t('viewing_appointments_persons')}
            value={count}
            onChange={(next) => onCount(key, next)}
            error={errorOf(key)}
          />
        ))}
      </div>
    </>
  )
}
