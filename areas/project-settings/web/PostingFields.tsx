// Settings of printed sheets: look, facts about the object, and footer.

import { Checkbox, ColorInput, Group, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid, FieldPair } from '#platform/web/kit/FieldGrid.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { CardData, FlyerData } from '../contract/posting.ts'
import { postingFacts, postingLanguages, postingPapers, postingPictures } from '../rules/posting-settings.ts'
import type { FieldsOf } from './use-setting-form.ts'

/** Common part of both forms: shared settings can be set in both. */
interface SharedForm {
  values: CardData
  errorOf: (name: string) => string | undefined
  set: {
    (field: 'color' | 'footDe' | 'footFr', value: string): void
    (field: 'showsLogo' | 'showsContact', value: boolean): void
    (field: 'facts', value: CardData['facts']): void
    (field: 'languages', value: CardData['languages']): void
  }
}

interface SharedProps {
  form: SharedForm
  labels: Readonly<Record<string, string>>
  children?: ReactNode
}

export function SharedFields({ form, labels, children }: SharedProps) {
  const t = useText()
  const { values, set, errorOf } = form
  const toggle = (name: 'showsLogo' | 'showsContact') => (
    <Switch label={labels[name]} checked={values[name]} onChange={(event) => set(name, event.currentTarget.checked)} />
  )
  const foot = (name: 'footDe' | 'footFr') => ({
    name,
    label: labels[name] ?? name,
    value: values[name],
    onChange: (typed: string) => set(name, typed),
    error: errorOf(name),
    maxLength: 200,
  })
  return (
    <>
      <Section title={t('project_settings_part_look')}>
        <FieldGrid>
          <ColorInput
            label={labels['color']}
            description={t('project_settings_color_hint')}
            value={values.color}
            onChange={(color) => set('color', color)}
            error={errorOf('color')}
            eyeDropperButtonProps={{ 'aria-label': t('project_settings_color_pick') }}
            swatches={['#0b7a75', '#0a5fb4', '#7a1f3d', '#2f4b26', '#8a4b08', '#3d3a7c', '#1f2429']}
          />
          <SelectField
            name="languages"
            label={labels['languages'] ?? ''}
            required
            options={postingLanguages.map((value) => ({
              value,
              displayName: t(`project_settings_languages_${value}`),
            }))}
            value={values.languages}
            onChange={(value) => {
              const chosen = postingLanguages.find((one) => one === value)
              if (chosen) set('languages', chosen)
            }}
          />
          {toggle('showsLogo')}
        </FieldGrid>
      </Section>
      <Section title={t('project_settings_part_content')}>
        <FieldGrid>
          <Checkbox.Group
            label={labels['facts']}
            value={[...values.facts]}
            onChange={(chosen) =>
              set(
                'facts',
                postingFacts.filter((fact) => chosen.includes(fact)),
              )
            }
            error={errorOf('facts')}
          >
            <Group gap={16} mt={6}>
              {postingFacts.map((fact) => (
                <Checkbox key={fact} value={fact} label={t(`project_settings_fact_${fact}`)} />
              ))}
            </Group>
          </Checkbox.Group>
          {toggle('showsContact')}
          {children}
          <FieldPair>
            <TextField {...foot('footDe')} />
            <TextField {...foot('footFr')} />
          </FieldPair>
        </FieldGrid>
      </Section>
    </>
  )
}

interface FlyerProps {
  form: FieldsOf<FlyerData>
  labels: Readonly<Record<string, string>>
}

/** Settings that only a flyer has room for. */
export function FlyerFields({ form: { values, set }, labels }: FlyerProps) {
  const t = useText()
  const choice = <Name extends 'pictures' | 'paper'>(name: Name, options: readonly FlyerData[Name][]) => (
    <SelectField
      name={name}
      label={labels[name] ?? name}
      required
      options={options.map((value) => ({ value, displayName: t(`project_settings_${name}_${value}`) }))}
      value={values[name]}
      onChange={(value) => {
        const chosen = options.find((one) => one === value)
        if (chosen !== undefined) set(name, chosen)
      }}
    />
  )
  const toggle = (name: 'showsText' | 'showsFeatures' | 'showsPlan') => (
    <Switch label={labels[name]} checked={values[name]} onChange={(event) => set(name, event.currentTarget.checked)} />
  )
  return (
    <>
      {choice('pictures', postingPictures)}
      {choice('paper', postingPapers)}
      {toggle('showsText')}
      {toggle('showsFeatures')}
      {toggle('showsPlan')}
    </>
  )
}
