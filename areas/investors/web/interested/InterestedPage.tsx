// List of people who asked about projects for sale. A person opens in the side panel; a new one is entered in a dialog.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeInterestedInvestors, listInterestedInvestors } from '../../contract/interested.ts'
import { interestedPanel } from '../../rules/interested-address.ts'
import { NewInterestedModal } from './NewInterestedModal.tsx'

export default function InterestedPage() {
  const t = useText()
  const { open } = usePanel()
  const [isCreating, setCreating] = useState(false)
  const look = (id: string) => {
    setCreating(false)
    void open(interestedPanel, id)
  }
  return (
    <>
      <ListPage
        endpoint={listInterestedInvestors}
        bulkEndpoint={changeInterestedInvestors}
        tableKey="interested-people-b2b"
        onOpenRow={(row) => look(row._id)}
        onCreate={() => setCreating(true)}
        explanation={t('investors_interested_explanation')}
      />
      {isCreating && <NewInterestedModal onClose={() => setCreating(false)} onLook={look} />}
    </>
  )
}
