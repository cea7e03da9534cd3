// Page of a person for administrators: editable fields, explanation of permissions, history.

import { useQuery } from '@tanstack/react-query'
import { getBootstrap } from '#platform/contract/session.ts'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import { Checkbox } from '@mantine/core'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getUser, listUsers, saveUser, userData, type UserView } from '../contract/people.ts'
import { getRoles } from '../contract/roles.ts'
import { listTeams } from '../contract/teams.ts'
import { PersonFields } from './PersonFields.tsx'
import { SignInFacts } from './SignInFacts.tsx'
import { UserHead } from './UserHead.tsx'
import { WhySection } from './WhySection.tsx'
import { DetailColumn, DetailColumns, DetailFrame } from '#platform/web/kit/DetailFrame.tsx'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getUser, { params: { id } }))

export default function UserPage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getUser, { params: { id } }))
  const { data: user } = query
  if (!user) return <QueryView query={query} />
  return (
    <DetailFrame>
      <UserHead user={user} />
      <DetailColumns>
        <DetailColumn>
          <UserForm key={id} user={user} />
        </DetailColumn>
        <DetailColumn>
          <WhySection why={user.why} />
          <SignInFacts user={user} />
          <HistorySection history={user.history} />
        </DetailColumn>
      </DetailColumns>
    </DetailFrame>
  )
}

function UserForm({ user }: { user: UserView }) {
  const t = useText()
  const { id, locks, choices } = user
  const form = useSettingForm({
    stored: user,
    dataIn: userData,
    save: (data, version) => call(saveUser, { params: { id }, body: { ...data, version } }),
    stale: [getUser, listUsers, listTeams, getRoles, getBootstrap],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`users_field_${name}`)]))
  const wordsOf = (field: string, value: unknown) => {
    if (field === 'role') return t(`users_role_${String(value)}`)
    if (field === 'language') return t(`shell_language_${String(value)}`)
    return field === 'teams' ? choices.teams.find((one) => one.value === value)?.displayName : undefined
  }
  return (
    <SettingForm form={form} labels={labels} wordsOf={wordsOf} lock={locks.edit}>
      <Section title={t('users_personal')}>
        <PersonFields form={form} choices={choices} roleLock={locks.role}>
          <Checkbox
            label={t('users_field_is_active')}
            description={locks.is_active ?? t('users_is_active_hint')}
            checked={form.values.is_active}
            disabled={locks.is_active !== null && user.data.is_active}
            error={form.errorOf('is_active')}
            onChange={(event) => form.set('is_active', event.currentTarget.checked)}
          />
        </PersonFields>
      </Section>
    </SettingForm>
  )
}
