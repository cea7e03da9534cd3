// Dialog for a new team.

import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { listUsers } from '../contract/people.ts'
import { createTeam, getTeamCreation, listTeams, type TeamData } from '../contract/teams.ts'
import { TeamFields } from './TeamFields.tsx'

export function CreateTeamModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data } = useQuery(queryOf(getTeamCreation))
  const { errors, errorOf, take, clear } = useServerErrors()
  const [values, setValues] = useState<TeamData>({ name: '', description: '', members: [] })
  const creation = useChange(createTeam, { errors: 'own', stale: [listTeams, listUsers], onDone: onClose })
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`users_team_field_${name}`)]))
  const set = <Field extends keyof TeamData>(field: Field, value: TeamData[Field]) => {
    setValues((before) => ({ ...before, [field]: value }))
    clear(field)
  }
  return (
    <Modal onClose={onClose} title={t('users_team_create')} size={560}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          creation.mutate({ body: values }, { onError: take })
        }}
      >
        <Stack gap={16}>
          <ErrorSummary errors={errors} labels={labels} />
          <TeamFields form={{ values, set, errorOf }} people={data?.people ?? []} />
          <Group justify="flex-end" gap={8}>
            <CancelButton />
            <Button type="submit" loading={creation.isPending}>
              {t('users_team_create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
