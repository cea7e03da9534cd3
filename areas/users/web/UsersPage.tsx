// List of all people with a login.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeUsers, listUsers } from '../contract/people.ts'
import { AddUsersModal } from './AddUsersModal.tsx'
import { CreateUserModal } from './CreateUserModal.tsx'

export default function UsersPage() {
  const t = useText()
  const [creating, setCreating] = useState<string>()
  const close = () => setCreating(undefined)
  return (
    <>
      <ListPage
        endpoint={listUsers}
        bulkEndpoint={changeUsers}
        tableKey="users"
        detailPath={(row) => `/project-settings/user-management/users/${row._id}`}
        onCreate={setCreating}
        explanation={t('users_list_explanation')}
      />
      {creating === 'create' && <CreateUserModal onClose={close} />}
      {creating === 'add' && <AddUsersModal onClose={close} />}
    </>
  )
}
