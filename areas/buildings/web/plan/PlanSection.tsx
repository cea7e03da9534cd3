// Plan of a building, coloured by state, rent or number of applications. The choice is part of the address.

import { Button, SegmentedControl } from '@mantine/core'
import { IconBuildingOff } from '@tabler/icons-react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useCommands } from '#platform/web/core/commands.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getBuildingPlan } from '../../contract/plan.ts'
import { shortNumbers } from '../../rules/house-section.ts'
import { HousePlan } from './HousePlan.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanLegend } from './PlanLegend.tsx'
import styles from './PlanSection.module.css'
import { colourings, lookOf, scaleOf, type Colouring } from './unit-words.ts'

/** A longer storey needs the whole width; the legend is then below. */
const mostBesideLegend = 5

export function PlanSection({ building }: { building: ReceivedResponseOf<typeof getBuildingPlan> }) {
  const t = useText()
  const { search, setSearch } = useAddress()
  const { plan, title, isForSale, canSeeApplications } = building
  const choices = colourings.filter((one) => one !== 'applications' || canSeeApplications)
  const colouring = choices.find((one) => one === search['colour']) ?? 'state'
  const choose = (wanted: Colouring) =>
    void setSearch({ colour: wanted === 'state' ? undefined : wanted }, { replace: true })
  const nameOf = (one: Colouring) =>
    t(one === 'rent' && isForSale ? 'buildings_plan_by_price' : `buildings_plan_by_${one}`)
  useCommands(
    choices.map((one, index) => ({
      id: `plan ${one}`,
      title: t('buildings_plan_colour_by', { colouring: nameOf(one) }),
      keys: String(index + 1),
      group: t('buildings_plan'),
      run: () => choose(one),
    })),
  )
  const units = plan.storeys.flatMap((storey) => storey.units)
  if (units.length === 0) {
    return (
      <Section title={t('buildings_plan')}>
        <EmptyState
          icon={<IconBuildingOff size={22} stroke={1.5} />}
          title={t('buildings_plan_empty')}
          text={t('buildings_plan_empty_text')}
          action={
            <Button component={ScreenLink} to="/objects/apartments" variant="default">
              {t('buildings_plan_to_objects')}
            </Button>
          }
        />
      </Section>
    )
  }
  const scale = scaleOf(units, colouring)
  const numbers = shortNumbers(units.map(({ reference_number }) => reference_number))
  const section = {
    roof: plan.roof,
    storeys: plan.storeys.map((storey) => ({
      ...storey,
      units: storey.units.map((unit) =>
        lookOf(t, unit, { colouring, scale, number: numbers.get(unit.reference_number) ?? unit.reference_number }),
      ),
    })),
  }
  const isWide = plan.storeys.some((storey) => storey.units.length > mostBesideLegend)
  return (
    <Section
      title={t('buildings_plan')}
      action={
        <SegmentedControl
          size="xs"
          aria-label={t('buildings_plan_colour')}
          value={colouring}
          onChange={(wanted) => choose(colourings.find((one) => one === wanted) ?? 'state')}
          data={choices.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      }
    >
      <div className={styles.place}>
        <div className={styles.plan} data-wide={isWide || undefined}>
          <HousePlan
            label={t('buildings_plan_of', { building: title })}
            section={section}
            marked={search['unit']}
            card={(id) => {
              const unit = units.find((one) => one.id === id)
              return unit && <PlanCard unit={unit} isForSale={isForSale} />
            }}
          />
          <PlanLegend units={units} colouring={colouring} scale={scale} isForSale={isForSale} isBelow={isWide} />
        </div>
      </div>
    </Section>
  )
}
