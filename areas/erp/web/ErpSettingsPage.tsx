// Page of the connection to the property software: settings, received properties, transfers.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { erpData, getErpSettings, saveErpSettings } from '../contract/connection.ts'
import { getObjectErp, getTenancyErp } from '../contract/transfers.ts'
import { useCheckErp } from './changes.ts'
import { ConnectionFields } from './ConnectionFields.tsx'
import styles from './Erp.module.css'
import { PropertiesSection } from './PropertiesSection.tsx'
import { TransferLog } from './TransferLog.tsx'

type Settings = ReceivedResponseOf<typeof getErpSettings>

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getErpSettings))

export default function ErpSettingsPage() {
  const t = useText()
  const query = useQuery(queryOf(getErpSettings))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_aba_immo')} subtitle={t('erp_about')} />
      <QueryView query={query} rows={8}>
        {(data) => <Connection settings={data} />}
      </QueryView>
    </div>
  )
}

function Connection({ settings }: { settings: Settings }) {
  const t = useText()
  const form = useSettingForm({
    stored: settings,
    dataIn: erpData,
    save: (data, version) => call(saveErpSettings, { body: { ...data, version } }),
    stale: [getErpSettings, getTenancyErp, getObjectErp],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`project_settings_field_${name}`)]))
  const wordsOf = (field: string, value: unknown) =>
    field === 'erpProvider'
      ? t(`erp_provider_${String(value)}`)
      : field === 'erpPasswordSetAt' && typeof value === 'string' && value !== ''
        ? formatDate(value)
        : undefined
  return (
    <>
      <SettingForm form={form} labels={labels} wordsOf={wordsOf}>
        <ConnectionFields form={form} labels={labels} providers={settings.providers} />
      </SettingForm>
      <CheckLine />
      <PropertiesSection properties={settings.properties} isOn={settings.isOn} />
      <TransferLog />
      <HistorySection history={settings.history} />
    </>
  )
}

function CheckLine() {
  const t = useText()
  const check = useCheckErp()
  return (
    <div className={styles.check}>
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
        {t('erp_check')}
      </Button>
      <span className={styles.facts}>{t('erp_check_hint')}</span>
    </div>
  )
}
