// Table of the categories: each sum links to its costs; scenarios have columns next to plan and actual amounts.

import { Button } from '@mantine/core'
import { useSession } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Money } from '#platform/web/ui/Money.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { BudgetOverview, OverviewCategory } from '../../contract/overview.ts'
import { categoryPanel } from '../../rules/budget-address.ts'
import { ScenarioHeading, type Scenario } from './ScenarioHeading.tsx'
import styles from './overview.module.css'

const keys = ['planned', 'committed', 'paid', 'expected'] as const

interface Props {
  overview: BudgetOverview
  onEditScenario: (scenario: Scenario) => void
}

export function CategoriesTable({ overview, onEditScenario }: Props) {
  const t = useText()
  const { can } = useSession()
  const { open } = usePanel()
  const { categories, scenarios, sums, figures } = overview
  return (
    <Section title={t('budget_by_category')} bare>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('budget_field_category')}</th>
              <th scope="col">{t('budget_sum_granted')}</th>
              {keys.map((key) => (
                <th key={key} scope="col">
                  {t(`budget_sum_${key}`)}
                </th>
              ))}
              <th scope="col">{t('budget_sum_rest')}</th>
              {scenarios.map((scenario) => (
                <th key={scenario.id} scope="col">
                  <ScenarioHeading scenario={scenario} mayWrite={can('budget_write')} onEdit={onEditScenario} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category.id}>
                <th scope="row">
                  <Button variant="subtle" size="compact-sm" onClick={() => void open(categoryPanel, category.id)}>
                    {category.name}
                  </Button>
                </th>
                <td>{category.granted === null ? '–' : <Money amount={category.granted} />}</td>
                <Sums sums={category} figures={category.rows} label={category.name} />
                {category.scenarios.map((amount, place) => (
                  <td key={scenarios[place]?.id ?? place}>
                    <Money amount={amount} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('budget_total')}</th>
              <td>{overview.total === null ? '–' : <Money amount={overview.total} />}</td>
              <Sums sums={sums} figures={figures} label={t('budget_total')} />
              {scenarios.map(({ id, total }) => (
                <td key={id}>
                  <Money amount={total} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  )
}

interface SumsProps {
  sums: Pick<OverviewCategory, (typeof keys)[number] | 'rest'>
  figures: BudgetOverview['figures']
  label: string
}

function Sums({ sums, figures, label }: SumsProps) {
  const t = useText()
  return (
    <>
      {keys.map((key) => {
        const rows = figures.find((one) => one.key === key)?.rows
        return (
          <td key={key}>
            {rows && (
              <ScreenLink
                to={rows.path}
                search={rows.search}
                aria-label={t('budget_open_rows', { label, figure: t(`budget_sum_${key}`) })}
              >
                <Money amount={sums[key]} />
              </ScreenLink>
            )}
          </td>
        )
      })}
      <td data-negative={sums.rest < 0 || undefined}>
        <Money amount={sums.rest} />
      </td>
    </>
  )
}
