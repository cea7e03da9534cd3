// Process settings: offers, evaluation, and retention periods.

import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getBootstrap, getInit } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getProcess, processData, saveProcess } from '../contract/process.ts'
import { HistorySection } from './HistorySection.tsx'
import { ProcessFields } from './ProcessFields.tsx'
import { SettingForm } from './SettingForm.tsx'
import styles from './Settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getProcess))

export default function ProcessPage() {
  const t = useText()
  const query = useQuery(queryOf(getProcess))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_process')} subtitle={t('project_settings_process_about')} />
      <QueryView query={query} rows={8}>
        {(data) => <ProcessForm process={data} />}
      </QueryView>
    </div>
  )
}

function ProcessForm({ process }: { process: ReceivedResponseOf<typeof getProcess> }) {
  const t = useText()
  const form = useSettingForm({
    stored: process,
    dataIn: processData,
    save: (data, version) => call(saveProcess, { body: { ...data, version } }),
    stale: [getProcess, getBootstrap, getInit],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`project_settings_field_${name}`)]))
  const wordsOf = (field: string, value: unknown) => {
    if (field === 'release') return t(`project_settings_release_${String(value)}`)
    if (field === 'language') return t(`shell_language_${String(value)}`)
    return process.criteria.find((one) => one.value === value)?.displayName
  }
  return (
    <>
      <SettingForm form={form} labels={labels} wordsOf={wordsOf}>
        <ProcessFields form={form} labels={labels} criteria={process.criteria} fields={process.fields} />
      </SettingForm>
      <HistorySection history={process.history} />
    </>
  )
}
