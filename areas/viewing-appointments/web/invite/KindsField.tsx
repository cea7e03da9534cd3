// Whether interested people, applications or both are meant.

import { Checkbox } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { personKinds, type PersonKind } from './recipient-choice.ts'
import styles from './invite.module.css'

interface Props {
  kinds: readonly PersonKind[]
  onChange: (kinds: readonly PersonKind[]) => void
  error?: string | undefined
}

export function KindsField({ kinds, onChange, error }: Props) {
  const t = useText()
  return (
    <Checkbox.Group
      label={t('viewing_appointments_invite_kinds')}
      value={[...kinds]}
      error={error}
      onChange={(values) => onChange(personKinds.filter((kind) => values.includes(kind)))}
    >
      <div className={styles.kinds}>
        {personKinds.map((kind) => (
          <Checkbox key={kind} value={kind} label={t(`viewing_appointments_invite_kind_${kind}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
