// Dialog for a scenario: a percentage per category, with the resulting total.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { OverviewCategory } from '../../contract/overview.ts'
import { inScenario } from '../../rules/cost-sums.ts'
import { francsOf, rappenOf } from '../../rules/money.ts'
import { useCreateScenario } from '../changes.ts'

interface Props {
  categories: readonly OverviewCategory[]
  onClose: () => void
}

export function ScenarioModal({ categories, onClose }: Props) {
  const t = useText()
  const creation = useCreateScenario()
  const [name, setName] = useState('')
  const [changes, setChanges] = useState<Record<string, number>>({})
  const total = categories.reduce((sum, { id, planned }) => sum + inScenario(rappenOf(planned), changes[id] ?? 0), 0)
  return (
    <ActionModal
      title={t('budget_scenario_new')}
      text={t('budget_scenario_text')}
      action={t('general_save')}
      change={creation}
      send={() => ({ body: { name, changes } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('budget_scenario_name')}
            name="name"
            required
            maxLength={80}
            value={name}
            onChange={setName}
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
              onChange={(percent) => setChanges((before) => ({ ...before, [category.id]: percent ?? 0 }))}
              error={errorOf(`changes.${category.id}`)}
            />
          ))}
          <p>{t('budget_scenario_total', { total: formatMoney(francsOf(total)) })}</p>
        </>
      )}
    </ActionModal>
  )
}
