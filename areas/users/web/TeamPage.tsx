// Page of a team: members and history.

import { useQuery } from '@tanstack/react-query'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getUser, listUsers } from '../contract/people.ts'
import { getTeam, listTeams, saveTeam, teamData } from '../contract/teams.ts'
import { TeamFields } from './TeamFields.tsx'
import { DetailColumns, DetailFrame } from '#platform/web/kit/DetailFrame.tsx'

type TeamView = ReceivedResponseOf<typeof getTeam>

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getTeam, { params: { id } }))

export default function TeamPage() {
  const t = useText()
  const id = useParam('id')
  const query = useQuery(queryOf(getTeam, { params: { id } }))
  const { data: team } = query
  if (!team) return <QueryView query={query} />
  return (
    <DetailFrame>
      <PageHead
        title={team.data.name}
        subtitle={t('users_team_people', { count: team.data.members.length })}
        back={{ to: '/project-settings/user-management/teams', label: t('screen_settings_teams') }}
        menu={<NeighbourButtons id={id} path="/project-settings/user-management/teams/$id" />}
      />
      <DetailColumns>
        <TeamForm key={id} team={team} />
        <HistorySection history={team.history} />
      </DetailColumns>
    </DetailFrame>
  )
}

function TeamForm({ team }: { team: TeamView }) {
  const t = useText()
  const { id, people } = team
  const form = useSettingForm({
    stored: team,
    dataIn: teamData,
    save: (data, version) => call(saveTeam, { params: { id }, body: { ...data, version } }),
    stale: [getTeam, listTeams, listUsers, getUser],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`users_team_field_${name}`)]))
  const wordsOf = (field: string, value: unknown) =>
    field === 'members' ? people.find((one) => one.value === value)?.displayName : undefined
  return (
    <SettingForm form={form} labels={labels} wordsOf={wordsOf}>
      <Section title={t('users_team')}>
        <TeamFields form={form} people={people} />
      </Section>
    </SettingForm>
  )
}
