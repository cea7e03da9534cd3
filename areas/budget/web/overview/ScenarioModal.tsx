// Dialog for a scenario: a percentage per category, with the resulting total.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { OverviewCategory } from '../../contract/overview.ts'
import { inScenario } from '../../rules/cost-sums.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { useCreateScenario, useSaveScenario } from '../changes.ts'
import type { Scenario } from './ScenarioHeading.tsx'

interface Props {
  categories: readonly OverviewCategory[]
  /** Absent for a new one. */
  scenario?: Scenario
  onClose: () => void
}

export function ScenarioModal({ categories, scenario, onClose }: Props) {
  const t = useText()
  const creation = useCreateScenario()
  const edition = useSaveScenario()
  const [name, setName] = useState(scenario?.name ?? '')
  const [changes, setChanges] = useState<Record<string, number>>(scenario?.changes ?? {})
  const look = { text: t('budget_scenario_text'), action: t('general_save'), onClose }
  const fields = (errors: ServerErrors) => (
    <ScenarioFields
      categories={categories}
      name={name}
      changes={changes}
      onName={setName}
      onChanges={setChanges}
      errors={errors}
    />
  )
  if (!scenario) {
    return (
      <ActionModal
        {...look}
        title={t('budget_scenario_new')}
        change={creation}
        send={() => ({ body: { name, changes } })}
      >
        {fields}
      </ActionModal>
    )
  }
  const { id, version } = scenario
  return (
    <ActionModal
      {...look}
      title={t('budget_scenario_edit')}
      change={edition}
      send={() => ({ params: { id }, body: { name, changes, version } })}
    >
      {fields}
    </ActionModal>
  )
}

interface FieldsProps {
  categories: readonly OverviewCategory[]
  name: string
  changes: Record<string, number>
  onName: (name: string) => void
  onChanges: (changes: Record<string, number>) => void
  errors: ServerErrors
}

function ScenarioFields({ categories, name, changes, onName, onChanges, errors: { errorOf, clear } }: FieldsProps) {
  const t = useText()
  const total = categories.reduce((sum, { id, planned }) => sum + inScenario(rappenOf(planned), changes[id] ?? 0), 0)
  return (
    <>
      <TextField
        label={t('budget_scenario_name')}
        name="name"
        required
        maxLength={80}
        value={name}
        onChange={(typed) => {
          onName(typed)
          clear('name')
        }}
        error={errorOf('name')}
      />
      {categories.map((category) => (
        <NumberStepper
          key={category.id}
          label={category.name}
          name={`changes.${category.id}`}
          hint={formatMoney(francsOf(inScenario(rappenOf(category.planned), changes[category.id] ?? 0)))}
          min={-100}
          max={1000}
          step={5}
          unit="%"
          value={changes[category.id] ?? 0}
          onChange={(percent) => onChanges({ ...changes, [category.id]: percent ?? 0 })}
          error={errorOf(`changes.${category.id}`)}
        />
      ))}
      <p>{t('budget_scenario_total', { total: formatMoney(francsOf(total)) })}</p>
    </>
  )
}
