// List of investors. An investor has a page; a new one is entered in a dialog.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { bulkMailTo } from '#areas/communication/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeInvestors, listInvestors } from '../../contract/list.ts'
import { NewInvestorModal } from './NewInvestorModal.tsx'

const bulkDialogs = bulkMailTo('Investors')

export default function InvestorsPage() {
  const t = useText()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const look = (id: string) => {
    setCreating(false)
    void navigate({ to: `/investors/${id}` })
  }
  return (
    <>
      <ListPage
        endpoint={listInvestors}
        bulkEndpoint={changeInvestors}
        tableKey="investors"
        bulkDialogs={bulkDialogs}
        onOpenRow={(row) => look(row._id)}
        onCreate={() => setCreating(true)}
        explanation={t('investors_list_explanation')}
      />
      {isCreating && <NewInvestorModal onClose={() => setCreating(false)} onLook={look} />}
    </>
  )
}
