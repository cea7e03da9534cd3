// The account at one portal: fields by protocol, what was handed over last, and the buttons to test and to send.

import { Button, Switch } from '@mantine/core'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { AccountData, checkMarketingPlatform, PlatformsPage } from '../contract/platform-settings.ts'
import { AccountFields, type AccountForm } from './AccountFields.tsx'
import { useCheckMarketingPlatform, useHandOverNow } from './changes.ts'
import styles from './Marketing.module.css'

type About = PlatformsPage['platforms'][number]

interface Props extends AccountForm {
  about: About
  account: AccountData
}

export function AccountSection({ about, ...form }: Props) {
  const t = useText()
  const { account, onChange } = form
  const { key, displayName, isConnected } = about
  return (
    <Section
      title={displayName}
      anchor={key}
      action={
        <StateBadge
          state={`account.${isConnected ? 'on' : 'off'}`}
          title={t(isConnected ? 'marketing_settings_on' : 'marketing_settings_off')}
          tone={isConnected ? 'green' : 'grey'}
        />
      }
    >
      <div className={styles.body}>
        <Switch
          label={t('marketing_settings_on')}
          aria-label={`${displayName}: ${t('marketing_settings_on')}`}
          description={account.isOn ? t('marketing_settings_on_hint') : undefined}
          checked={account.isOn}
          onChange={(event) => onChange({ ...account, isOn: event.currentTarget.checked })}
        />
        {(account.isOn || account.secretSetAt !== '') && <AccountFields about={about} {...form} />}
        <Standing about={about} />
        {(isConnected || account.secretSetAt !== '') && <Buttons {...{ about, account, onChange }} />}
      </div>
    </Section>
  )
}

function Standing({ about: { adverts, lastHandOver: last, nextTryAt } }: { about: About }) {
  const t = useText()
  const parts = [
    t('marketing_settings_adverts', { count: adverts }),
    last
      ? t('marketing_settings_last', { date: formatDateTime(last.beganAt), state: last.stateTitle })
      : t('marketing_settings_never'),
    nextTryAt && t('marketing_settings_next_try', { date: formatDateTime(nextTryAt) }),
  ]
  return (
    <div>
      <p className={styles.facts}>{parts.filter(Boolean).join(' · ')}</p>
      {last?.problem && <p className={styles.problem}>{last.problem}</p>}
    </div>
  )
}

function Buttons({ about: { key, displayName, isConnected }, account, onChange }: Omit<Props, 'errorOf'>) {
  const t = useText()
  const check = useCheckMarketingPlatform()
  const send = useHandOverNow()
  const sent = { params: { platform: key } }
  // The check uses the saved account; a server that was typed since then has another key.
  const onSuccess = ({ found }: ResponseOf<typeof checkMarketingPlatform>) => {
    if (found?.host === account.host && found.port === account.port) onChange({ ...account, hostKey: found.hostKey })
  }
  return (
    <div className={styles.buttons}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${displayName}: ${t('marketing_settings_check')}`}
        loading={check.isPending}
        onClick={() => check.mutate(sent, { onSuccess })}
      >
        {t('marketing_settings_check')}
      </Button>
      {isConnected && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`${displayName}: ${t('marketing_settings_send')}`}
          loading={send.isPending}
          onClick={() => send.mutate(sent)}
        >
          {t('marketing_settings_send')}
        </Button>
      )}
      <span className={styles.facts}>{t('marketing_settings_check_hint')}</span>
    </div>
  )
}
