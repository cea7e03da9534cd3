// One point of a room: its state, and for a defect who repairs it until when; remark and photos.

import { Button, Checkbox } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { SelectButtons } from './SelectButtons.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { pointStates } from '../../rules/handover/handover-content.ts'
import type { PointProps } from './part-props.ts'
import { PointPhotos } from './PointPhotos.tsx'
import styles from './handover.module.css'

export function PointFields({ point, path, errorOf, onChange, onRemove, ...rest }: PointProps) {
  const t = useText()
  const { title, state, hasDefect, remark, responsible, dueOn, photos } = point
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hasDefect || remark !== '' || photos.length > 0
  const isOwn = title === '' || isOpen
  const field = (name: string) => ({ name: `${path}.${name}`, error: errorOf(`${path}.${name}`) })
  return (
    <div className={styles.point} role="group" aria-label={title || t('sales_handover_new_point')}>
      {isOwn ? (
        <TextField
          {...field('title')}
          label={t('sales_handover_point')}
          required
          maxLength={100}
          value={title}
          onChange={(value) => onChange({ title: value })}
        />
      ) : (
        <h4 className={styles.pointTitle}>{title}</h4>
      )}
      <div className={styles.pointState}>
        <SelectButtons
          {...field('state')}
          label={t('sales_handover_state')}
          options={pointStates.map((value) => ({ value, displayName: t(`sales_point_state_${value}`) }))}
          value={state}
          onChange={(value) => onChange({ state: value })}
        />
        <Checkbox
          size="md"
          label={t('sales_handover_defect')}
          checked={hasDefect}
          onChange={(event) => onChange({ hasDefect: event.currentTarget.checked })}
        />
        {!isShown && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('sales_handover_more')}
          </Button>
        )}
      </div>
      {isShown && (
        <div className={styles.pointMore}>
          <TextAreaField
            {...field('remark')}
            label={t(hasDefect ? 'sales_handover_defect_remark' : 'sales_handover_remark')}
            required={hasDefect}
            rows={2}
            maxLength={1000}
            value={remark}
            onChange={(value) => onChange({ remark: value })}
          />
          {hasDefect && (
            <div className={styles.pair}>
              <TextField
                {...field('responsible')}
                label={t('sales_handover_responsible')}
                required
                maxLength={200}
                value={responsible}
                onChange={(value) => onChange({ responsible: value })}
              />
              <DateField
                {...field('dueOn')}
                label={t('sales_handover_due')}
                required
                value={dueOn}
                onChange={(value) => onChange({ dueOn: value })}
              />
            </div>
          )}
          <PointPhotos point={point} {...rest} />
          <div>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              onClick={onRemove}
            >
              {t('sales_handover_remove_point')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
