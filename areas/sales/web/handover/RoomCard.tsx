// A room with its points, folded away on a small screen once it is checked.

import { Button } from '@mantine/core'
import { IconChecks, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { HandoverRoom } from '../../rules/handover/handover-content.ts'
import { isUnchecked, newPoint, replaced, without, withRestGood } from './change-content.ts'
import type { PointProps } from './part-props.ts'
import { PointFields } from './PointFields.tsx'
import styles from './handover.module.css'

interface Props extends Pick<PointProps, 'applicationId' | 'handoverId' | 'errorOf' | 'onPhotos'> {
  room: HandoverRoom
  place: number
  /** Unfolds the room, so that its marked fields can be reached. */
  hasProblem: boolean
  onChange: (room: HandoverRoom) => void
  onRemove: () => void
}

export function RoomCard({ room, place, hasProblem, onChange, onRemove, errorOf, ...rest }: Props) {
  const t = useText()
  const { points } = room
  const open = points.filter(isUnchecked).length
  const defects = points.filter(({ hasDefect }) => hasDefect).length
  const path = `rooms.${place}`
  return (
    <details className={styles.room} open={hasProblem || undefined}>
      <summary className={styles.roomHead}>
        <IconChevronRight className={styles.roomArrow} size={18} stroke={1.5} aria-hidden />
        <span className={styles.roomTitle}>{room.title || t('sales_handover_new_room')}</span>
        <span className={styles.roomState} data-done={open === 0 || undefined}>
          {[
            open === 0 ? t('sales_handover_all_checked') : t('sales_handover_to_check', { count: open }),
            defects > 0 && t('sales_handover_defect_count', { count: defects }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      <div className={styles.roomBody}>
        <TextField
          label={t('sales_handover_room')}
          name={`${path}.title`}
          required
          maxLength={100}
          value={room.title}
          onChange={(title) => onChange({ ...room, title })}
          error={errorOf(`${path}.title`)}
        />
        {points.map((point, at) => (
          <PointFields
            key={point.id}
            {...rest}
            point={point}
            path={`${path}.points.${at}`}
            errorOf={errorOf}
            onChange={(change) => onChange({ ...room, points: replaced(points, at, change) })}
            onRemove={() => onChange({ ...room, points: without(points, at) })}
          />
        ))}
        <div className={styles.buttons}>
          {open > 0 && (
            <Button
              variant="default"
              leftSection={<IconChecks size={18} stroke={1.5} aria-hidden />}
              onClick={() => onChange(withRestGood(room))}
            >
              {t('sales_handover_rest_good')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => onChange({ ...room, points: [...points, newPoint()] })}
          >
            {t('sales_handover_add_point')}
          </Button>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('sales_handover_remove_room')}
          </Button>
        </div>
      </div>
    </details>
  )
}
