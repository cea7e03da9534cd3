// List of the project's teams.

import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeTeams, listTeams } from '../contract/teams.ts'
import { CreateTeamModal } from './CreateTeamModal.tsx'

export default function TeamsPage() {
  const t = useText()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListPage
        endpoint={listTeams}
        bulkEndpoint={changeTeams}
        tableKey="teams"
        detailPath={(row) => `/project-settings/user-management/teams/${row._id}`}
        onCreate={() => setCreating(true)}
        explanation={t('users_teams_explanation')}
      />
      {isCreating && <CreateTeamModal onClose={() => setCreating(false)} />}
    </>
  )
}
