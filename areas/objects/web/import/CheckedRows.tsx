// Rows with the same outcome: problems by cell, changes with old and new values, or the new object.

import { useText } from '#platform/web/i18n/texts.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { CheckedRow } from '../../contract/bulk-import.ts'
import styles from './CheckedRows.module.css'

interface Props {
  outcome: CheckedRow['outcome']
  rows: readonly CheckedRow[]
  all: number
  /** Headings in the order of the columns. */
  headings: readonly string[]
}

export function CheckedRows({ outcome, rows, all, headings }: Props) {
  const t = useText()
  if (rows.length === 0) return null
  const shown = rows.length < all ? t('objects_import_first_of', { shown: rows.length, all: formatNumber(all) }) : null
  return (
    <Section
      title={t(`objects_import_rows_${outcome}`)}
      count={all}
      description={[outcome === 'rejected' && t('objects_import_rejected_text'), shown].filter(Boolean).join(' ')}
      bare
    >
      <ul className={styles.rows} data-outcome={outcome}>
        {rows.map((row) => (
          <li key={row.number} className={styles.row}>
            <div className={styles.about}>
              <span className={styles.number}>{t('objects_import_row_of', { row: row.number })}</span>
              <span className={styles.reference}>{row.referenceNumber || '–'}</span>
              <span className={styles.title}>
                {row.title}
                {row.building && <span className={styles.building}>{row.building}</span>}
              </span>
            </div>
            <Told row={row} headings={headings} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Told({ row, headings }: { row: CheckedRow; headings: readonly string[] }) {
  const t = useText()
  const worded = ({ column, message }: CheckedRow['problems'][number]) => {
    const heading = column === null ? undefined : headings[column]
    return (
      <li key={`${column} ${message}`}>
        {heading && <strong>{t('objects_import_at', { label: heading })} </strong>}
        {message}
      </li>
    )
  }
  if (row.problems.length + row.changes.length + row.notes.length === 0) return null
  return (
    <div className={styles.told}>
      {row.problems.length > 0 && <ul className={styles.problems}>{row.problems.map(worded)}</ul>}
      {row.problems.length === 0 && row.changes.length > 0 && (
        <ul className={styles.changes}>
          {row.changes.map(({ label, old, new: now }) => (
            <li key={label}>
              <span className={styles.label}>{label}</span> <del>{old}</del> <span aria-hidden>→</span> <ins>{now}</ins>
            </li>
          ))}
        </ul>
      )}
      {row.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('objects_import_notes')}>
          {row.notes.map(worded)}
        </ul>
      )}
    </div>
  )
}
