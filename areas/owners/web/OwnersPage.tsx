// List of all owners.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeOwners, listOwnerRows } from '../contract/owners.ts'
import { AddLoginModal } from './AddLoginModal.tsx'
import { CreateOwnerModal } from './CreateOwnerModal.tsx'

export default function OwnersPage() {
  const t = useText()
  const [creating, setCreating] = useState<string>()
  const close = () => setCreating(undefined)
  return (
    <>
      <ListPage
        endpoint={listOwnerRows}
        bulkEndpoint={changeOwners}
        tableKey="owners"
        detailPath={(row) => `/project-settings/user-management/owners/${row._id}`}
        onCreate={setCreating}
        explanation={t('owners_list_explanation')}
      />
      {creating === 'create' && <CreateOwnerModal onClose={close} />}
      {creating === 'add' && <AddLoginModal onClose={close} />}
    </>
  )
}
