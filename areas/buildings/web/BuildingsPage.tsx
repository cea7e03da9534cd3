// The list of buildings, with a side panel for one building and a dialog for a new one.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeBuildings, listBuildings } from '../contract/buildings.ts'
import { NewBuildingModal } from './NewBuildingModal.tsx'

export default function BuildingsPage() {
  const t = useText()
  const { open } = usePanel()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListPage
        endpoint={listBuildings}
        bulkEndpoint={changeBuildings}
        tableKey="buildings"
        onOpenRow={(row) => void open('BuildingEdit', row._id)}
        onCreate={() => setCreating(true)}
        explanation={t('buildings_list_explanation')}
      />
      {isCreating && <NewBuildingModal onClose={() => setCreating(false)} />}
    </>
  )
}
