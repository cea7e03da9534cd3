// Process settings: offers, evaluation, and retention periods.

import { useQuery } from '@tanstack/react-query'
import { getBootstrap, getInit } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getProcess, processData, saveProcess } from '../contract/process.ts'
import { ProcessFields } from './ProcessFields.tsx'
import { SettingsPage } from './SettingsPage.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getProcess))

export default function ProcessPage() {
  const t = useText()
  const query = useQuery(queryOf(getProcess))
  return (
    <SettingsPage
      title={t('screen_settings_process')}
      subtitle={t('project_settings_process_about')}
      query={query}
      dataIn={processData}
      save={(data, version) => call(saveProcess, { body: { ...data, version } })}
      stale={[getProcess, getBootstrap, getInit]}
      wordsOf={(field, value, { criteria }) => {
        if (field === 'release') return t(`project_settings_release_${String(value)}`)
        if (field === 'language') return t(`shell_language_${String(value)}`)
        return criteria.find((one) => one.value === value)?.displayName
      }}
    >
      {(form, { criteria, fields }) => (
        <ProcessFields form={form} labels={form.labels} criteria={criteria} fields={fields} />
      )}
    </SettingsPage>
  )
}
