// Deposit providers that applicants can choose: names, order and active state.

import { Button, Switch, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import {
  formProvidersData,
  getFormProviders,
  saveFormProviders,
  type FormProvidersData,
} from '../../contract/general.ts'
import { newKey } from '../../rules/new-parts.ts'
import styles from './ProvidersForm.module.css'

type Provider = FormProvidersData['providers'][number]

const mostProviders = 50

export function ProvidersForm({ providers: stored }: { providers: ReceivedResponseOf<typeof getFormProviders> }) {
  const t = useText()
  const form = useSettingForm({
    stored,
    dataIn: formProvidersData,
    save: (data, version) => call(saveFormProviders, { body: { ...data, version } }),
    stale: [getFormProviders],
  })
  const { providers } = form.values
  const set = (next: Provider[]) => form.set('providers', next)
  const labels = Object.fromEntries([
    ['providers', t('form_settings_providers')],
    ...providers.map((_, place) => [
      `providers.${place}.name`,
      t('form_settings_provider_number', { number: place + 1 }),
    ]),
  ])
  const change = (place: number, changes: Partial<Provider>) =>
    set(providers.map((one, index) => (index === place ? { ...one, ...changes } : one)))
  const move = (from: number, to: number) => {
    const order = [...providers]
    const [moved] = order.splice(from, 1)
    if (moved) order.splice(to, 0, moved)
    set(order)
  }
  const add = () => {
    const key = newKey('provider', new Set(providers.map((one) => one.key)))
    set([...providers, { key, name: '', isActive: true }])
  }
  return (
    <SettingForm form={form} labels={labels} wordsOf={namesOf}>
      <Section title={t('form_settings_providers')} description={t('form_settings_providers_text')}>
        <ol className={styles.providers} id={fieldId('providers')} tabIndex={-1}>
          {providers.map(({ key, name, isActive }, place) => (
            <li key={key} className={styles.provider}>
              <TextInput
                id={fieldId(`providers.${place}.name`)}
                aria-label={t('form_settings_provider_number', { number: place + 1 })}
                maxLength={80}
                value={name}
                error={form.errorOf(`providers.${place}.name`)}
                onChange={(event) => change(place, { name: event.currentTarget.value })}
              />
              <Switch
                aria-label={t('form_settings_provider_on', { name: name || place + 1 })}
                label={t(isActive ? 'form_settings_on' : 'form_settings_off')}
                checked={isActive}
                onChange={(event) => change(place, { isActive: event.currentTarget.checked })}
              />
              <span className={styles.providerTools}>
                <OrderButtons
                  title={name || t('form_settings_provider_number', { number: place + 1 })}
                  place={place}
                  count={providers.length}
                  onMove={(to) => move(place, to)}
                  onRemove={() => set(providers.filter((_, index) => index !== place))}
                />
              </span>
            </li>
          ))}
        </ol>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={providers.length >= mostProviders}
          onClick={add}
        >
          {t('form_settings_provider_add')}
        </Button>
      </Section>
    </SettingForm>
  )
}

const namesOf = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : undefined
