// The object lists, one per kind; the server declares their columns and actions.

import { lazy, Suspense, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { objectLists } from '../../contract/lists.ts'
import { objectListsPlaces } from '../../contract/places.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { ImportButton } from './ImportButton.tsx'

// The wizard is larger than the list, so it loads when opened.
const CreateObjectWizard = lazy(() => import('../create/CreateObjectWizard.tsx'))

function ObjectList({ kind }: { kind: ObjectKind }) {
  const t = useText()
  const { list, bulk } = objectLists[kind]
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListPage
        endpoint={list}
        bulkEndpoint={bulk}
        tableKey={`objects_${kind}`}
        detailPath={(row) => `/objects/${row._id}`}
        places={objectListsPlaces}
        action={<ImportButton />}
        onCreate={() => setCreating(true)}
        explanation={t('objects_list_explanation')}
      />
      {isCreating && (
        <Suspense fallback={null}>
          <CreateObjectWizard kind={kind} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  )
}

export const ApartmentsPage = () => <ObjectList kind="apartment" />
export const ParkingSpacesPage = () => <ObjectList kind="parkingspace" />
export const OutbuildingsPage = () => <ObjectList kind="other" />
export const BusinessUnitsPage = () => <ObjectList kind="craft" />
export const PlotsPage = () => <ObjectList kind="plot" />
