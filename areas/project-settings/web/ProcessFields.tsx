// Fields of the process settings, in process order.

import { Switch } from '@mantine/core'
import { languages } from '#platform/rules/project-type.ts'
import { useSession } from '#platform/web/api/session.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { currencies, type ProcessData, type ShownField } from '../contract/process.ts'
import { processLimits, type ProcessLimit } from '../rules/process-settings.ts'
import { AddedProcessFields } from './AddedProcessFields.tsx'
import { CriteriaField } from './CriteriaField.tsx'
import styles from './Settings.module.css'
import type { FieldsOf } from './use-setting-form.ts'

interface Props {
  form: FieldsOf<ProcessData>
  labels: Readonly<Record<string, string>>
  criteria: readonly { value: string; displayName: string }[]
  /** Fields of other areas. */
  fields: readonly ShownField[]
}

const ownSections = ['evaluation', 'offers', 'periods', 'language']

const releases = ['manual', 'automatic'] as const

export function ProcessFields({ form, labels, criteria, fields }: Props) {
  const t = useText()
  // A project that sells makes no offers: it reserves.
  const { lets } = useSession()
  const { values, set, errorOf } = form
  const added = (section: string) => <AddedProcessFields {...{ form, labels, fields, section }} />
  const furtherSections = [...new Set(fields.map(({ section }) => section))].filter((one) => !ownSections.includes(one))
  const base = (name: keyof ProcessData) => ({
    name,
    label: labels[name] ?? name,
    error: errorOf(name),
    required: true,
  })
  const count = (name: ProcessLimit, hint: string, unit: string | null = t('project_settings_days')) => {
    const { least, most } = processLimits[name]
    return (
      <NumberStepper
        {...base(name)}
        hint={t(hint, { least, most })}
        min={least}
        max={most}
        {...(unit && { unit })}
        value={values[name]}
        onChange={(value) => set(name, value ?? least)}
      />
    )
  }
  const choice = <Name extends 'language' | 'currency' | 'release'>(
    name: Name,
    options: readonly ProcessData[Name][],
    nameOf: (value: string) => string,
  ) => (
    <SelectField
      {...base(name)}
      hint={t(`project_settings_${name}_hint`)}
      options={options.map((value) => ({ value, displayName: nameOf(value) }))}
      value={values[name]}
      onChange={(value) => {
        const chosen = options.find((one) => one === value)
        if (chosen !== undefined) set(name, chosen)
      }}
    />
  )
  const toggle = (name: 'secondEvaluationRequired' | 'secondEvaluationByAnother' | 'reservedOnOpenOffer') => (
    <Switch
      label={labels[name]}
      description={t(`project_settings_${name}_hint`)}
      checked={values[name]}
      onChange={(event) => set(name, event.currentTarget.checked)}
    />
  )
  return (
    <>
      <Section title={t('project_settings_part_evaluation')}>
        <FieldGrid>
          {lets && toggle('secondEvaluationRequired')}
          {toggle('secondEvaluationByAnother')}
          <CriteriaField
            {...base('evaluationCriteria')}
            hint={t('project_settings_criteria_hint')}
            criteria={criteria}
            value={values.evaluationCriteria}
            onChange={(value) => set('evaluationCriteria', value)}
          />
          {added('evaluation')}
        </FieldGrid>
      </Section>
      {lets && (
        <Section title={t('project_settings_part_offers')}>
          <FieldGrid>
            {count('offerValidDays', 'project_settings_limits_hint')}
            {count('reminderDaysBeforeOfferEnd', 'project_settings_reminder_hint')}
            {count('parallelOffersPerObject', 'project_settings_parallel_hint', null)}
            {choice('release', releases, (value) => t(`project_settings_release_${value}`))}
            {toggle('reservedOnOpenOffer')}
            {added('offers')}
          </FieldGrid>
        </Section>
      )}
      <Section title={t('project_settings_part_periods')}>
        <FieldGrid>
          {count('documentLinkValidDays', 'project_settings_limits_hint')}
          {count('rejectedRetentionDays', 'project_settings_retention_hint')}
          {added('periods')}
        </FieldGrid>
        <ScreenLink to="/project-settings/retention" className={styles.further}>
          {t('retention_link')}
        </ScreenLink>
      </Section>
      {furtherSections.map((section) => (
        <Section key={section} title={t(`project_settings_part_${section}`)}>
          <FieldGrid>{added(section)}</FieldGrid>
        </Section>
      ))}
      <Section title={t('project_settings_part_language')}>
        <FieldGrid>
          {choice('language', languages, (value) => t(`shell_language_${value}`))}
          {choice('currency', currencies, (value) => value)}
          {added('language')}
        </FieldGrid>
      </Section>
    </>
  )
}
