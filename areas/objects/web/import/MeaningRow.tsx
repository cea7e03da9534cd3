// One column of the file: heading, sample values, and assigned field.

import { Select } from '@mantine/core'
import { IconCheck, IconHelpCircle } from '@tabler/icons-react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { getBulkImport, previewImport } from '../../contract/bulk-import.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import { headingOf } from './heading.ts'
import styles from './MeaningRow.module.css'

export type PreviewColumn = ReceivedResponseOf<typeof previewImport>['columns'][number]

interface Props {
  place: number
  column: PreviewColumn
  /** Fields that no other column uses. */
  fields: ReceivedResponseOf<typeof getBulkImport>['fields']
  value: ImportKey | null
  onChange: (key: ImportKey | null) => void
}

/** True while the field of the column is the product's guess. */
export const isGuess = ({ proposed, isSure }: PreviewColumn, value: ImportKey | null): boolean =>
  value !== null && value === proposed && !isSure

export const meaningField = (place: number) => `import-column-${place}`

export function MeaningRow({ place, column, fields, value, onChange }: Props) {
  const t = useText()
  const heading = headingOf(t, column.heading, place)
  const groups = (['object', 'building'] as const).map((group) => ({
    group: t(`objects_import_group_${group}`),
    items: fields
      .filter((field) => field.group === group)
      .map(({ key, displayName }) => ({ value: String(key), label: displayName })),
  }))
  return (
    <li className={styles.meaning} data-left-out={value === null || undefined}>
      <div className={styles.column}>
        <span className={styles.heading}>{heading}</span>
        <span className={styles.examples}>{column.examples.join(' · ') || '–'}</span>
        {value === null && column.leftOut && <span className={styles.leftOut}>{column.leftOut}</span>}
      </div>
      {value !== null && value === column.proposed && (
        <span className={styles.mark} data-guess={isGuess(column, value) || undefined}>
          {isGuess(column, value) ? (
            <IconHelpCircle size={16} stroke={1.5} aria-hidden />
          ) : (
            <IconCheck size={16} stroke={1.5} aria-hidden />
          )}
          {t(isGuess(column, value) ? 'objects_import_unsure' : 'objects_import_sure')}
        </span>
      )}
      <Select
        id={fieldId(meaningField(place))}
        aria-label={t('objects_import_meaning_of', { column: heading })}
        placeholder={t('objects_import_leave_out')}
        data={groups}
        value={value}
        onChange={(next) => onChange(fields.find(({ key }) => key === next)?.key ?? null)}
        searchable
        clearable
        nothingFoundMessage={t('general_no_entries_available')}
        checkIconPosition="right"
      />
    </li>
  )
}
