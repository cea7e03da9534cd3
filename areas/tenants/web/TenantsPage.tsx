// List of tenants, the start page of contract staff.

import { ListPage } from '#platform/web/table/ListPage.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { changeTenants, listTenants } from '../contract/list.ts'
import { tenantsListPlaces } from '../contract/places.ts'

export default function TenantsPage() {
  const t = useText()
  return (
    <ListPage
      endpoint={listTenants}
      bulkEndpoint={changeTenants}
      tableKey="tenants"
      places={tenantsListPlaces}
      explanation={t('tenants_list_explanation')}
    />
  )
}
