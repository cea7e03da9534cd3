// Needs on site, collapsed until they are wanted.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { hasNeeds } from '../../rules/visit-needs.ts'
import type { Needs } from './booking-draft.ts'
import styles from './booking.module.css'

interface Props {
  needs: Needs
  onChange: (needs: Needs) => void
}

export function NeedsFields({ needs, onChange }: Props) {
  const t = useText()
  // Stays as the visitor leaves it.
  const [isOpenAtFirst] = useState(() => hasNeeds(needs))
  return (
    <details className={styles.needs} open={isOpenAtFirst}>
      <summary>{t('viewing_appointments_public_needs')}</summary>
      <div className={styles.needsFields}>
        <p className={styles.soft}>{t('viewing_appointments_public_needs_text')}</p>
        <Checkbox
          label={t('viewing_appointments_public_wheelchair')}
          checked={needs.wheelchair}
          onChange={(event) => onChange({ ...needs, wheelchair: event.currentTarget.checked })}
        />
        <TextField
          label={t('viewing_appointments_public_interpreter')}
          name="interpreter"
          maxLength={60}
          value={needs.interpreter}
          onChange={(interpreter) => onChange({ ...needs, interpreter })}
        />
      </div>
    </details>
  )
}
