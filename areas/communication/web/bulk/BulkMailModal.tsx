// Bulk mail from a list: text in each language, then recipients and preview, then confirmation. Nothing is sent
// before.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTellOfTask } from '#areas/tasks/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useBulkTexts } from '#platform/web/records/use-record-kinds.ts'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { beginBulkMail, type PreparedBulkMail } from '../../contract/bulk.ts'
import { BulkLook } from './BulkLook.tsx'
import { BulkWords } from './BulkWords.tsx'
import { isBlankBulk } from './bulk-draft.ts'
import { useKeptBulk } from './kept-bulk.ts'
import { discardWords } from '../writing/written-words.ts'

interface Props extends BulkDialogProps {
  view: string
}

export default function BulkMailModal({ view, targets, count, onDone, onClose }: Props) {
  const t = useText()
  const texts = useBulkTexts(view)
  const query = useQuery(queryOf(beginBulkMail, { query: { mailView: view } }))
  const { data } = query
  const { draft, setDraft, isTakenUp, forget } = useKeptBulk(texts)
  const tell = useTellOfTask()
  const [prepared, setPrepared] = useState<PreparedBulkMail>()
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Modal
      onClose={close}
      isChanged={!isBlankBulk(draft)}
      discardWords={discardWords()}
      title={t(texts.title, { count: formatNumber(count) })}
      size={880}
    >
      {!data && <QueryView query={query} rows={6} />}
      {data && !prepared && isTakenUp && <p>{t('communication_bulk_taken_up')}</p>}
      {data && !prepared && (
        <BulkWords
          beginning={data}
          draft={draft}
          onChange={setDraft}
          view={view}
          targets={targets}
          onPrepared={setPrepared}
        />
      )}
      {prepared && (
        <BulkLook
          prepared={prepared}
          onBack={() => setPrepared(undefined)}
          onConfirmed={(task) => {
            forget()
            tell(task)
            onDone()
          }}
        />
      )}
    </Modal>
  )
}
