// Page of the connection to the property software: settings, received properties, transfers.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { erpData, getErpSettings, saveErpSettings } from '../contract/connection.ts'
import { getObjectErp, getTenancyErp } from '../contract/transfers.ts'
import { useCheckErp } from './changes.ts'
import { ConnectionFields } from './ConnectionFields.tsx'
import styles from './Erp.module.css'
import { PropertiesSection } from './PropertiesSection.tsx'
import { TransferLog } from './TransferLog.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getErpSettings))

export default function ErpSettingsPage() {
  const t = useText()
  const query = useQuery(queryOf(getErpSettings))
  return (
    <SettingsPage
      title={t('screen_settings_aba_immo')}
      subtitle={t('erp_about')}
      query={query}
      dataIn={erpData}
      save={(data, version) => call(saveErpSettings, { body: { ...data, version } })}
      stale={[getErpSettings, getTenancyErp, getObjectErp]}
      wordsOf={(field, value) => {
        if (field === 'erpProvider') return t(`erp_provider_${String(value)}`)
        return field === 'erpPasswordSetAt' && typeof value === 'string' && value !== '' ? formatDate(value) : undefined
      }}
      below={(_form, { properties, isOn }) => (
        <>
          <CheckLine />
          <PropertiesSection properties={properties} isOn={isOn} />
          <TransferLog />
        </>
      )}
    >
      {(form, { providers }) => <ConnectionFields form={form} labels={form.labels} providers={providers} />}
    </SettingsPage>
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
