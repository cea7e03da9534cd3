// List of interested people. A person opens in the side panel; a new one is entered in a dialog.

import { useState } from 'react'
import { bulkMailTo } from '#areas/communication/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeInterested, listInterested } from '../contract/list.ts'
import { interestedPeopleListPlaces } from '../contract/places.ts'
import { personPanel } from '../rules/person-address.ts'
import { NewPersonModal } from './NewPersonModal.tsx'

const bulkDialogs = bulkMailTo('InterestedPeople')

export default function InterestedPeoplePage() {
  const t = useText()
  const { open } = usePanel()
  const [isCreating, setCreating] = useState(false)
  const look = (id: string) => {
    setCreating(false)
    void open(personPanel, id)
  }
  return (
    <>
      <ListPage
        endpoint={listInterested}
        bulkEndpoint={changeInterested}
        tableKey="interested-people"
        bulkDialogs={bulkDialogs}
        places={interestedPeopleListPlaces}
        onOpenRow={(row) => look(row._id)}
        onCreate={() => setCreating(true)}
        explanation={t('interested_people_list_explanation')}
      />
      {isCreating && <NewPersonModal onClose={() => setCreating(false)} onLook={look} />}
    </>
  )
}
