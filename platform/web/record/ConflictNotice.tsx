// Shown when another user saved first: both values side by side, and a choice between them. The typed values are
// kept.

import { Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDate } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import styles from './ConflictNotice.module.css'

interface Props {
  differences: readonly { field: string; mine: unknown; theirs: unknown }[]
  labels: Readonly<Record<string, string>>
  /** Returns the display text of a field value that is a key; undefined otherwise. */
  wordsOf?: ((field: string, value: unknown) => string | undefined) | undefined
  onKeepMine: () => unknown
  onTakeTheirs: () => unknown
}

export function ConflictNotice({ differences, labels, wordsOf, onKeepMine, onTakeTheirs }: Props) {
  const t = useText()
  const words = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => words(field, one)).join(', ') || '–'
    const own = wordsOf?.(field, value)
    if (own !== undefined) return own
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'general_yes' : 'general_no')
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') return ''
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value
  }
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {t('general_changed_by_someone_else')}
      </p>
      {differences.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('general_conflict_field')}</th>
              <th scope="col">{t('general_conflict_mine')}</th>
              <th scope="col">{t('general_conflict_theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{labels[field] ?? field}</th>
                <td>{words(field, mine)}</td>
                <td>{words(field, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group gap={8}>
        <Button size="compact-sm" onClick={() => void onKeepMine()}>
          {t('general_conflict_keep')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void onTakeTheirs()}>
          {t('general_conflict_take')}
        </Button>
      </Group>
    </div>
  )
}
