// Dialog for a new team.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { listUsers } from '../contract/people.ts'
import { createTeam, getTeamCreation, listTeams, type TeamData } from '../contract/teams.ts'
import { TeamFields } from './TeamFields.tsx'

export function CreateTeamModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data } = useQuery(queryOf(getTeamCreation))
  const [values, setValues] = useState<TeamData>({ name: '', description: '', members: [] })
  const creation = useChange(createTeam, { errors: 'own', stale: [listTeams, listUsers] })
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`users_team_field_${name}`)]))
  return (
    <ActionModal
      title={t('users_team_create')}
      size={560}
      labels={labels}
      action={t('users_team_create')}
      change={creation}
      send={() => ({ body: values })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => {
        const set = <Field extends keyof TeamData>(field: Field, value: TeamData[Field]) => {
          setValues((before) => ({ ...before, [field]: value }))
          clear(field)
        }
        return <TeamFields form={{ values, set, errorOf }} people={data?.people ?? []} />
      }}
    </ActionModal>
  )
}
