// Imports objects from a spreadsheet in four steps, and pictures and documents for many objects. Tab, file, sheet and
// step are in the URL. Only the last step writes.

import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getBulkImport, type ImportReading } from '../../contract/bulk-import.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { FileStep } from './FileStep.tsx'
import { FilesImport } from './files/FilesImport.tsx'
import styles from './ImportPage.module.css'
import { PastImports } from './PastImports.tsx'
import { ImportSteps } from './ImportSteps.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getBulkImport))

export default function ImportPage() {
  const t = useText()
  const { search, setSearch } = useAddress()
  const isOfFiles = search['tab'] === 'files'
  return (
    <div className={styles.page}>
      <PageHead
        title={t('objects_import_title')}
        back={{ to: '/objects/apartments', label: t('objects_import_to_list') }}
      />
      <SegmentedControl
        className={styles.tabs}
        aria-label={t('objects_files_tabs')}
        data={[
          { value: 'table', label: t('objects_files_tab_table') },
          { value: 'files', label: t('objects_files_tab_files') },
        ]}
        value={isOfFiles ? 'files' : 'table'}
        onChange={(tab) => void setSearch({ tab: tab === 'files' ? tab : undefined, file: undefined, step: undefined })}
      />
      {isOfFiles ? <FilesImport /> : <TableImport />}
    </div>
  )
}

function TableImport() {
  const { search, setSearch } = useAddress()
  const query = useQuery(queryOf(getBulkImport))
  const { data } = query
  const [reading, setReading] = useState<ImportReading>()
  const file = search['file']
  const done = data?.imports.find(({ id }) => id === file)
  const step = !file ? 'file' : done ? 'done' : search['step'] === 'check' && reading ? 'check' : 'columns'
  const begin = (id?: string) => {
    setReading(undefined)
    void setSearch({ file: id, step: undefined, sheet: undefined, header: undefined })
  }
  const back = () => setSearch({ step: undefined })
  return (
    <>
      <ImportSteps
        current={step}
        onOpen={{
          ...(step !== 'done' && file && { file: () => begin() }),
          ...(step === 'check' && { columns: () => void back() }),
        }}
      />
      {!data && <QueryView query={query} rows={5} />}
      {data && step === 'file' && (
        <>
          <FileStep onTaken={begin} />
          <PastImports imports={data.imports} />
        </>
      )}
      {data && file && step === 'columns' && (
        <ColumnsStep
          id={file}
          known={data}
          kept={reading}
          onOther={() => begin()}
          onCheck={(next) => {
            setReading(next)
            void setSearch({ step: 'check' })
          }}
        />
      )}
      {file && step === 'check' && reading && <CheckStep id={file} reading={reading} onBack={() => void back()} />}
      {done && <DoneStep past={done} onAgain={() => begin()} />}
    </>
  )
}
