// Lists the missing data of the agreement, in the dialog that marks a contract as sent by hand.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getContractInfo } from '../contract/agreement.ts'
import { MissingList } from './MissingList.tsx'

interface Props {
  tenantId: string
  onFollow: () => void
}

export default function MissingBeforeSending({ tenantId, onFollow }: Props) {
  const t = useText()
  const { data: info } = useQuery(queryOf(getContractInfo, { params: { id: tenantId } }))
  if (!info || info.missing.length === 0) return null
  return (
    <>
      <MissingList info={info} onFollow={onFollow} />
      <p style={{ margin: 0 }}>{t('tenants_mark_sent_incomplete')}</p>
    </>
  )
}
