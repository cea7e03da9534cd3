// Fields of an advertisement: portals and days, words per language, contact and links.

import { Checkbox, SegmentedControl, Switch } from '@mantine/core'
import { useState } from 'react'
import { isLanguage, type Language } from '#platform/rules/project-type.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { AdvertData, AdvertView } from '../contract/adverts.ts'
import { longestTitle } from '../rules/advert-checks.ts'
import { textParts, type MessageKey } from '../rules/advert-texts.ts'
import { ContactFields } from './ContactFields.tsx'
import styles from './Marketing.module.css'

export interface AdvertForm {
  values: AdvertData
  set: <Field extends keyof AdvertData>(field: Field, value: AdvertData[Field]) => void
  errorOf: (name: string) => string | undefined
}

export function AdvertFields({ advert, form }: { advert: AdvertView; form: AdvertForm }) {
  return (
    <div data-wide>
      <Where advert={advert} form={form} />
      <Words advert={advert} form={form} />
      <More advert={advert} form={form} />
    </div>
  )
}

function Where({ advert, form: { values, set, errorOf } }: { advert: AdvertView; form: AdvertForm }) {
  const t = useText()
  const { start, end } = values.availability
  const days = (change: Partial<AdvertData['availability']>) =>
    set('availability', { ...values.availability, ...change })
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('marketing_part_where')}</h3>
      <Checkbox.Group
        label={t('marketing_platforms')}
        error={errorOf('platforms')}
        value={[...values.platforms]}
        onChange={(chosen) =>
          set(
            'platforms',
            advert.platforms.flatMap(({ key }) => (chosen.includes(key) ? [key] : [])),
          )
        }
      >
        <div className={styles.choices}>
          {advert.platforms.map(({ key, displayName, isConnected }) => (
            <Checkbox
              key={key}
              value={key}
              label={isConnected ? displayName : `${displayName} (${t('marketing_not_connected')})`}
              disabled={!isConnected && !values.platforms.includes(key)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {advert.platforms.every(({ isConnected }) => !isConnected) && (
        <p className={styles.facts}>{t('marketing_connect_first')}</p>
      )}
      <FieldColumns>
        <DateField
          name="availability.start"
          label={t('marketing_start')}
          hint={t('marketing_start_hint')}
          error={errorOf('availability.start')}
          value={start ?? ''}
          onChange={(value) => days({ start: value || null })}
        />
        <DateField
          name="availability.end"
          label={t('marketing_stop')}
          hint={t('marketing_stop_hint')}
          error={errorOf('availability.end')}
          value={end ?? ''}
          onChange={(value) => days({ end: value || null })}
        />
        <TextField
          name="maxApplications"
          label={t('marketing_max_applications')}
          hint={t('marketing_max_applications_hint')}
          inputMode="numeric"
          error={errorOf('maxApplications')}
          value={values.maxApplications === null ? '' : String(values.maxApplications)}
          onChange={(value) => {
            const digits = value.replaceAll(/\D/g, '').slice(0, 5)
            set('maxApplications', digits === '' ? null : Number(digits))
          }}
        />
      </FieldColumns>
    </section>
  )
}

function Words({ advert, form: { values, set, errorOf } }: { advert: AdvertView; form: AdvertForm }) {
  const t = useText()
  const languages = advert.preview.map(({ language }) => language)
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'de')
  const said = (key: MessageKey) => values.messages[key]?.[language] ?? ''
  const say = (key: MessageKey, text: string) => {
    const { [language]: _before, ...others } = values.messages[key] ?? {}
    set('messages', { ...values.messages, [key]: text === '' ? others : { ...others, [language]: text } })
  }
  const hintOf = (key: MessageKey) => (key === 'apartment' ? t('marketing_usual_text') : undefined)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('marketing_part_words')}</h3>
      {languages.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('marketing_language')}
          data={languages.map((one) => ({ value: one, label: t(`general_language_${one}`) }))}
          value={language}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
        />
      )}
      <TextField
        name={`messages.title.${language}`}
        label={t('marketing_message_title')}
        hint={t('marketing_usual_title', { title: advert.usual.title })}
        maxLength={longestTitle}
        error={errorOf(`messages.title.${language}`)}
        value={said('title')}
        onChange={(text) => say('title', text)}
      />
      {textParts.map((key) => (
        <TextAreaField
          key={key}
          name={`messages.${key}.${language}`}
          label={t(`marketing_message_${key}`)}
          hint={hintOf(key)}
          rows={2}
          maxLength={4000}
          error={errorOf(`messages.${key}.${language}`)}
          value={said(key)}
          onChange={(text) => say(key, text)}
        />
      ))}
      <p className={styles.facts}>{t('marketing_placeholders_hint')}</p>
    </section>
  )
}

function More({ advert, form: { values, set, errorOf } }: { advert: AdvertView; form: AdvertForm }) {
  const t = useText()
  const { settings } = values
  const change = (more: Partial<AdvertData['settings']>) => set('settings', { ...settings, ...more })
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('marketing_part_more')}</h3>
      <Switch
        label={t('marketing_is_price_on_request')}
        checked={settings.isPriceOnRequest}
        onChange={(event) => change({ isPriceOnRequest: event.currentTarget.checked })}
      />
      <TextField
        name="settings.virtualTour"
        type="url"
        label={t('marketing_virtual_tour')}
        hint={t('marketing_virtual_tour_hint')}
        error={errorOf('settings.virtualTour')}
        value={settings.virtualTour}
        onChange={(virtualTour) => change({ virtualTour })}
      />
      <ContactFields
        usual={advert.contact}
        contact={settings.contact}
        errorOf={errorOf}
        onChange={(contact) => change({ contact })}
      />
    </section>
  )
}
