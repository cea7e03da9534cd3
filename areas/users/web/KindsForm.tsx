// Notification choice per kind of event, saved together.

import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getNotificationPreference, saveNotificationSettings } from '../contract/notifications.ts'
import { channels, scopes, type Channel, type Scope } from '../rules/notifications.ts'
import styles from './Profile.module.css'

type Preference = ReceivedResponseOf<typeof getNotificationPreference>

export function KindsForm({ preference }: { preference: Preference }) {
  const t = useText()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Channel>>(new Map())
  const [scope, setScope] = useState<Scope>(preference.scope)
  const save = useChange(saveNotificationSettings, {
    stale: [getNotificationPreference],
    onDone: () => setChosen(new Map()),
  })
  const isChanged = chosen.size > 0 || scope !== preference.scope
  const choose = (kind: string, stored: Channel) => (channel: Channel) => {
    const next = new Map(chosen)
    if (channel === stored) next.delete(kind)
    else next.set(kind, channel)
    setChosen(next)
  }
  const submit = () =>
    save.mutate({ body: { settings: [...chosen].map(([kind, channel]) => ({ kind, channel })), scope } })
  if (preference.groups.length === 0) return <p className={styles.notice}>{t('users_notifications_none')}</p>
  return (
    <>
      <p className={styles.notice}>{t('users_notifications_honest')}</p>
      <Section title={t('users_scope')}>
        <Choice
          label={t('users_scope_label')}
          options={scopes}
          nameOf={(one) => t(`users_scope_${one}`)}
          value={scope}
          onChange={setScope}
        />
      </Section>
      {preference.groups.map(({ key, kinds }) => (
        <Section key={key} title={t(`users_group_${key}`)}>
          <ul className={styles.kinds}>
            {kinds.map(({ kind, channel }) => (
              <li key={kind}>
                <Choice
                  label={t(`users_kind_${kind}`)}
                  options={channels}
                  nameOf={(one) => t(`users_channel_${one}`)}
                  value={chosen.get(kind) ?? channel}
                  onChange={choose(kind, channel)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <div className={styles.save} data-dirty={isChanged || undefined}>
        <Button onClick={submit} loading={save.isPending} disabled={!isChanged}>
          {t('general_save')}
        </Button>
        {!isChanged && <span className={styles.hint}>{t('users_nothing_changed')}</span>}
      </div>
    </>
  )
}

interface ChoiceProps<Option extends string> {
  label: string
  options: readonly Option[]
  nameOf: (option: Option) => string
  value: Option
  onChange: (option: Option) => void
}

function Choice<Option extends string>({ label, options, nameOf, value, onChange }: ChoiceProps<Option>) {
  return (
    <div className={styles.kind}>
      <span className={styles.name}>{label}</span>
      <SegmentedControl
        aria-label={label}
        withItemsBorders={false}
        classNames={{ root: styles.choices ?? '', label: styles.choice ?? '', indicator: styles.chosen ?? '' }}
        data={options.map((option) => ({ value: option, label: nameOf(option) }))}
        value={value}
        onChange={(next) => {
          const option = options.find((one) => one === next)
          if (option) onChange(option)
        }}
      />
    </div>
  )
}
