// The lists of objects, one per kind; what they show and what can be done is declared on the server.

import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { objectLists } from '../contract/lists.ts'
import type { ObjectKind } from '../rules/object-state.ts'
import { ImportButton } from './ImportButton.tsx'

function ObjectList({ kind }: { kind: ObjectKind }) {
  const t = useText()
  const { list, bulk } = objectLists[kind]
  return (
    <ListPage
      endpoint={list}
      bulkEndpoint={bulk}
      tableKey={`objects_${kind}`}
      detailPath={(row) => `/objects/${row._id}`}
      action={<ImportButton />}
      explanation={t('objects_list_explanation')}
    />
  )
}

export const ApartmentsPage = () => <ObjectList kind="apartment" />
export const ParkingSpacesPage = () => <ObjectList kind="parkingspace" />
export const OutbuildingsPage = () => <ObjectList kind="other" />
export const BusinessUnitsPage = () => <ObjectList kind="craft" />
export const PlotsPage = () => <ObjectList kind="plot" />
