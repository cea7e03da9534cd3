// The last bank files, with what became of their entries.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { listBankFiles } from '../../contract/bank-files.ts'
import styles from './entries.module.css'
import { linesOf } from './file-lines.ts'

export function PastFiles() {
  const t = useText()
  const { data } = useQuery(queryOf(listBankFiles))
  const files = data?.files ?? []
  if (files.length === 0) return null
  return (
    <details>
      <summary>{t('payments_past_files', { count: files.length })}</summary>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <strong>{t('payments_past_file', { number: file.number, name: file.name })}</strong>
            <div>{t('payments_settled_told', { by: file.uploadedBy, at: formatDateTime(file.uploadedAt) })}</div>
            <div>{linesOf(t, file).join(', ') || t('payments_result_nothing')}</div>
          </li>
        ))}
      </ul>
    </details>
  )
}
