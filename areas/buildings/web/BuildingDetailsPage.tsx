// Details page of a building: the letting state in a cross-section, and the building's facts.

import { Button, useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { getBuildingEdit } from '../contract/buildings.ts'
import { buildingFactKeys } from '../rules/building-facts.ts'
import { getBuildingPlan } from '../contract/plan.ts'
import styles from './BuildingDetailsPage.module.css'
import { BuildingActions } from './BuildingActions.tsx'
import { BuildingPicturesSection } from './BuildingPicturesSection.tsx'
import { BuildingTimelineSection } from './BuildingTimelineSection.tsx'
import { PlanSection } from './plan/PlanSection.tsx'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  Promise.all([
    queryClient.prefetchQuery(queryOf(getBuildingPlan, { params: { id } })),
    queryClient.prefetchQuery(queryOf(getBuildingEdit, { params: { id } })),
  ])

export default function BuildingDetailsPage() {
  const t = useText()
  const id = useParam('id')
  const { open } = usePanel()
  const query = useQuery(queryOf(getBuildingPlan, { params: { id } }))
  const { data: building } = query
  if (!building) return <QueryView query={query} />
  return (
    <div className={styles.page}>
      <PageHead
        title={building.title}
        badge={<StateBadge state={building.isActive ? 'active' : 'inactive'} />}
        subtitle={`${building.street}, ${building.place}`}
        back={{ to: '/objects/buildings', label: t('screen_buildings') }}
        menu={
          <>
            <Button variant="default" onClick={() => void open('BuildingEdit', id)}>
              {t('buildings_open_panel')}
            </Button>
            <BuildingActions id={id} />
          </>
        }
      />
      <Figures building={building} />
      <PlanSection building={building} />
      <House id={id} />
      <BuildingTimelineSection id={id} />
    </div>
  )
}

function Figures({ building: { plan } }: { building: ReceivedResponseOf<typeof getBuildingPlan> }) {
  const t = useText()
  const units = plan.storeys.flatMap((storey) => storey.units)
  const flats = units.filter(({ kind }) => kind === 'apartment')
  const free = units.filter(({ letting_state }) => letting_state === 'available')
  const area = units.reduce((sum, unit) => sum + (unit.area ?? 0), 0)
  const applications = units.reduce((sum, unit) => sum + (unit.applications ?? 0), 0)
  return (
    <Tiles>
      <Tile label={t('buildings_column_objects')} hint={t('buildings_flats', { count: flats.length })}>
        {formatNumber(units.length)}
      </Tile>
      <Tile label={t('buildings_column_available')}>{formatNumber(free.length)}</Tile>
      <Tile label={t('buildings_total_area')}>{formatNumber(Math.round(area))} m²</Tile>
      <Tile label={t('buildings_plan_fact_applications')}>
        {units.some((unit) => unit.applications !== null) ? formatNumber(applications) : '–'}
      </Tile>
    </Tiles>
  )
}

function House({ id }: { id: string }) {
  const t = useText()
  const scheme = useComputedColorScheme()
  const { data } = useQuery(queryOf(getBuildingEdit, { params: { id } }))
  if (!data) return null
  const { constructionYear, floors, hasLift, ownerName, egid, colony, district, title, hidesHouseNumber } = data.data
  const facts = [
    { label: t('buildings_field_constructionYear'), value: constructionYear && String(constructionYear) },
    { label: t('buildings_field_floors'), value: formatNumber(floors) },
    { label: t('buildings_field_hasLift'), value: hasLift === null ? null : t(hasLift ? 'general_yes' : 'general_no') },
    { label: t('buildings_field_colony'), value: colony },
    { label: t('buildings_field_district'), value: district },
    { label: t('buildings_field_ownerName'), value: ownerName },
    { label: t('buildings_field_egid'), value: egid },
    ...buildingFactKeys.flatMap((key) => {
      const value = data.data[key]
      return value ? [{ label: t(`buildings_field_${key}`), value }] : []
    }),
    ...(hidesHouseNumber ? [{ label: t('buildings_field_hidesHouseNumber'), value: t('general_yes') }] : []),
  ]
  return (
    <>
      <Section title={t('buildings_house')}>
        <div className={styles.about}>
          <KeyValueList items={facts} columns={2} />
          <img
            className={styles.front}
            src={`/api/v1/public-buildings/${id}/front?scheme=${scheme}`}
            alt={t('buildings_front_of', { building: title })}
            width={2560}
            height={1792}
            loading="lazy"
          />
        </div>
      </Section>
      <BuildingPicturesSection id={id} images={data.images} canEdit={data.canEdit} />
    </>
  )
}
