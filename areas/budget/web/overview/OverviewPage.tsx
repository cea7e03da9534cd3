// Overview of the budget: key figures, a table by category with links to the costs behind each figure, and shares.

import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#platform/web/api/session.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { getBudgetOverview, type BudgetOverview } from '../../contract/overview.ts'
import { CategoriesChart } from './CategoriesChart.tsx'
import { CategoriesTable } from './CategoriesTable.tsx'
import { ObjectsTable } from './ObjectsTable.tsx'
import type { Scenario } from './ScenarioHeading.tsx'
import { ScenarioModal } from './ScenarioModal.tsx'
import { TotalModal } from './TotalModal.tsx'
import styles from './overview.module.css'

export default function OverviewPage() {
  const t = useText()
  const { can } = useSession()
  const { search, setSearch } = useAddress()
  const period = typeof search['period'] === 'string' ? search['period'] : undefined
  const query = useQuery(queryOf(getBudgetOverview, { query: { ...(period && { period }) } }))
  const [dialog, setDialog] = useState<'total' | 'scenario' | Scenario>()
  const mayWrite = can('budget_write')
  return (
    <div className={styles.page}>
      <PageHead
        title={t('screen_budget_overview')}
        subtitle={t('budget_gross_note')}
        action={mayWrite && <Button onClick={() => setDialog('total')}>{t('budget_total_edit')}</Button>}
        menu={
          mayWrite && (
            <Button variant="default" onClick={() => setDialog('scenario')}>
              {t('budget_scenario_new')}
            </Button>
          )
        }
      />
      <QueryView query={query} rows={8}>
        {(overview) => (
          <>
            {overview.periods.length > 0 && (
              <Group className={styles.period}>
                <SelectField
                  label={t('budget_filter_period')}
                  options={overview.periods.map(({ id, name }) => ({ value: id, displayName: name }))}
                  placeholder={t('budget_period_all')}
                  value={period ?? null}
                  onChange={(value) => void setSearch({ period: value ?? undefined })}
                />
              </Group>
            )}
            <Figures overview={overview} />
            <CategoriesChart overview={overview} />
            <CategoriesTable overview={overview} onEditScenario={setDialog} />
            <Shares overview={overview} />
            <ObjectsTable objects={overview.objects} />
            {dialog === 'total' && <TotalModal total={overview.total} onClose={() => setDialog(undefined)} />}
            {dialog && dialog !== 'total' && (
              <ScenarioModal
                categories={overview.categories}
                {...(dialog !== 'scenario' && { scenario: dialog })}
                onClose={() => setDialog(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

function Figures({ overview: { total, sums, figures } }: { overview: BudgetOverview }) {
  const t = useText()
  const rowsOf = (key: string) => figures.find((one) => one.key === key)?.rows
  return (
    <Tiles>
      <Tile label={t('budget_total_amount')}>{total === null ? '–' : formatMoney(total)}</Tile>
      {(['planned', 'committed', 'paid', 'expected'] as const).map((key) => {
        const rows = rowsOf(key)
        return (
          <Tile
            key={key}
            label={t(`budget_sum_${key}`)}
            hint={t(`budget_sum_${key}_hint`)}
            {...(rows && { to: rows.path, search: rows.search })}
          >
            {formatMoney(sums[key])}
          </Tile>
        )
      })}
      <Tile label={t('budget_sum_rest')} hint={t('budget_sum_rest_hint')}>
        {formatMoney(sums.rest)}
      </Tile>
    </Tiles>
  )
}

function Shares({ overview: { shares, fees } }: { overview: BudgetOverview }) {
  const t = useText()
  return (
    <Section title={t('budget_shares')} description={t('budget_shares_about')} bare>
      <Tiles>
        {shares.map(({ key, count, amount, rows }) => (
          <Tile
            key={key}
            label={t(`budget_per_${key}`)}
            hint={t(`budget_per_${key}_count`, { count })}
            {...(rows && { to: rows.path, search: rows.search })}
          >
            {amount === null ? '–' : formatMoney(amount)}
          </Tile>
        ))}
        {(['calculated', 'cleared'] as const).map((key) => (
          <Tile
            key={key}
            label={t(`budget_fees_${key}`)}
            hint={t('budget_fees_count', { count: fees[key].count })}
            to={fees[key].rows.path}
            search={fees[key].rows.search}
          >
            {formatMoney(fees[key].amount)}
          </Tile>
        ))}
      </Tiles>
    </Section>
  )
}
