// Form for adult age, occupancy check, legal rule set and pause; saved together.

import { Switch } from '@mantine/core'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { occupancyBehaviours, questionPresets } from '#areas/forms/rules/form-settings.ts'
import { SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import { getForm } from '../../contract/form.ts'
import { formGeneralData, getFormGeneral, saveFormGeneral, type FormGeneralData } from '../../contract/general.ts'
import styles from './GeneralForm.module.css'

export function GeneralForm({ general }: { general: ReceivedResponseOf<typeof getFormGeneral> }) {
  const t = useText()
  const form = useSettingForm({
    stored: general,
    dataIn: formGeneralData,
    save: (data, version) => call(saveFormGeneral, { body: { ...data, version } }),
    stale: [getFormGeneral, getForm],
  })
  const { values, set, errorOf } = form
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`form_settings_field_${name}`)]))
  const base = (name: keyof FormGeneralData) => ({ name, label: labels[name] ?? name, error: errorOf(name) })
  const wordsOf = (field: string, value: unknown) =>
    field === 'occupancy' || field === 'preset' ? t(`form_settings_${field}_${String(value)}`) : undefined
  return (
    <SettingForm form={form} labels={labels} wordsOf={wordsOf}>
      <Section title={t('form_settings_general_rules')}>
        <div className={styles.fields}>
          <NumberStepper
            {...base('adultAge')}
            required
            min={16}
            max={25}
            hint={t('form_settings_adult_age_hint')}
            value={values.adultAge}
            onChange={(value) => set('adultAge', value ?? 18)}
          />
          <SelectField
            {...base('occupancy')}
            required
            hint={t('form_settings_occupancy_hint')}
            options={occupancyBehaviours.map((value) => ({
              value,
              displayName: t(`form_settings_occupancy_${value}`),
            }))}
            value={values.occupancy}
            onChange={(value) => set('occupancy', occupancyBehaviours.find((one) => one === value) ?? 'block')}
          />
          <div data-wide>
            <SelectField
              {...base('preset')}
              required
              hint={t('form_settings_preset_hint')}
              options={questionPresets.map((value) => ({ value, displayName: t(`form_settings_preset_${value}`) }))}
              value={values.preset}
              onChange={(value) => set('preset', questionPresets.find((one) => one === value) ?? 'swiss')}
            />
          </div>
        </div>
      </Section>
      <Section title={t('form_settings_general_pause')}>
        <div className={styles.fields}>
          <div data-wide>
            <Switch
              label={labels['isPaused']}
              description={t('form_settings_pause_hint')}
              checked={values.isPaused}
              onChange={(event) => set('isPaused', event.currentTarget.checked)}
            />
          </div>
          {values.isPaused && (
            <>
              <TextAreaField
                {...base('pauseNoteDe')}
                maxLength={500}
                value={values.pauseNoteDe}
                onChange={(value) => set('pauseNoteDe', value)}
              />
              <TextAreaField
                {...base('pauseNoteFr')}
                maxLength={500}
                value={values.pauseNoteFr}
                onChange={(value) => set('pauseNoteFr', value)}
              />
            </>
          )}
        </div>
      </Section>
    </SettingForm>
  )
}
