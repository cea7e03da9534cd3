// The list of buildings; one opens in the side panel.

import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeBuildings, listBuildings } from '../contract/buildings.ts'

export default function BuildingsPage() {
  const t = useText()
  const { open } = usePanel()
  return (
    <ListPage
      endpoint={listBuildings}
      bulkEndpoint={changeBuildings}
      tableKey="buildings"
      onOpenRow={(row) => void open('BuildingEdit', row._id)}
      explanation={t('buildings_list_explanation')}
    />
  )
}
