// Column heading of a scenario with a menu to change or delete it.

import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import type { BudgetOverview } from '../../contract/overview.ts'
import { useDeleteScenario } from '../changes.ts'
import styles from './overview.module.css'

export type Scenario = BudgetOverview['scenarios'][number]

interface Props {
  scenario: Scenario
  mayWrite: boolean
  onEdit: (scenario: Scenario) => void
}

export function ScenarioHeading({ scenario, mayWrite, onEdit }: Props) {
  const t = useText()
  const deletion = useDeleteScenario()
  const { id, name } = scenario
  const confirmAndDelete = async () => {
    const confirmed = await askToConfirm({
      title: t('budget_scenario_delete', { name }),
      text: t('budget_scenario_delete_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }
  return (
    <div className={styles.scenario}>
      <span className={styles.scenarioName}>{t('budget_scenario_named', { name })}</span>
      {mayWrite && (
        <ActionMenu
          label={t('budget_scenario_more', { name })}
          isBusy={deletion.isPending}
          actions={[
            { key: 'edit', title: t('general_edit'), allowed: true, run: () => onEdit(scenario) },
            {
              key: 'delete',
              title: t('general_delete'),
              allowed: true,
              danger: true,
              run: () => void confirmAndDelete(),
            },
          ]}
        />
      )}
    </div>
  )
}
