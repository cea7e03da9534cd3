// Side panel of a building: its drawn front, a link to its objects, and the editable fields.

import { useComputedColorScheme } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import {
  buildingData,
  getBuildingEdit,
  getBuildingTimeline,
  listBuildings,
  saveBuildingEdit,
} from '../contract/buildings.ts'
import { getBuildingPlan } from '../contract/plan.ts'
import { BuildingFields } from './BuildingFields.tsx'
import styles from './BuildingPanel.module.css'

export default function BuildingPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getBuildingEdit, { params: { id } }))
  const { data } = query
  if (data) return <BuildingForm key={id} edited={data} />
  return <QueryView query={query} rows={8} />
}

function BuildingForm({ edited }: { edited: ReceivedResponseOf<typeof getBuildingEdit> }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, isActive, objects, canEdit } = edited
  const form = useRecordForm({
    stored: edited,
    dataIn: buildingData,
    save: async (data, version) => {
      const saved = await call(saveBuildingEdit, { params: { id }, body: { ...data, version } })
      const stale = [listBuildings, getBuildingEdit, getBuildingPlan, getBuildingTimeline]
      await markStale(queryClient, stale)
      return saved
    },
  })
  usePanelFrame({
    title: form.values.title,
    badge: <StateBadge state={isActive ? 'active' : 'inactive'} />,
    dirty: form.isDirty,
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((field) => [field, t(`buildings_field_${field}`)]))
  return (
    <>
      <Front id={id} title={form.values.title} />
      <p className={styles.objects}>
        <ScreenLink to={`/objects/buildings/${id}`}>{t('buildings_show_plan')}</ScreenLink>
      </p>
      <p className={styles.objects}>
        <ScreenLink to="/objects/apartments" search={{ filters: JSON.stringify({ building: [id] }) }}>
          {t('buildings_show_objects', { count: objects })}
        </ScreenLink>
      </p>
      <RecordForm form={form} labels={labels} canEdit={canEdit}>
        <BuildingFields form={form} />
      </RecordForm>
    </>
  )
}

function Front({ id, title }: { id: string; title: string }) {
  const t = useText()
  const scheme = useComputedColorScheme()
  return (
    <img
      className={styles.front}
      src={`/api/v1/public-buildings/${id}/front?scheme=${scheme}`}
      alt={t('buildings_front_of', { building: title })}
      width={2560}
      height={1792}
    />
  )
}
