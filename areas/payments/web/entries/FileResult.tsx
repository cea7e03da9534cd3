// Outcome of the entries of a bank file.

import { Alert } from '@mantine/core'
import { IconCircleCheck, IconFiles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { getBankFile, type BankFileView } from '../../contract/bank-files.ts'
import { linesOf } from './file-lines.ts'
import styles from './FileResult.module.css'

export function FileResult({ id }: { id: string }) {
  const query = useQuery(queryOf(getBankFile, { params: { id } }))
  return (
    <QueryView query={query} rows={2}>
      {(file) => <Result file={file} />}
    </QueryView>
  )
}

function Result({ file }: { file: BankFileView }) {
  const t = useText()
  const lines = linesOf(t, file)
  return (
    <Alert color="green" icon={<IconCircleCheck size={18} stroke={1.5} />} role="status">
      <strong>{file.name}</strong>
      <ul className={styles.lines}>
        {lines.length === 0 && <li>{t('payments_result_nothing')}</li>}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {file.continues && (
        <p className={styles.note}>
          <IconFiles size={16} stroke={1.5} aria-hidden /> {t('payments_result_continues')}
        </p>
      )}
    </Alert>
  )
}
