// Panel of an advertisement: state at the portals, actions, fields, checklist and preview.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getObject } from '#areas/objects/contract/object.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { advertData, editAdvert, saveAdvert, type AdvertView } from '../contract/adverts.ts'
import { messageKeys } from '../rules/advert-texts.ts'
import { AdvertActions } from './AdvertActions.tsx'
import { AdvertFields } from './AdvertFields.tsx'
import { lookAgainAt, staleAfterAdvert } from './changes.ts'
import { Checklist } from './Checklist.tsx'
import styles from './Marketing.module.css'
import { PortalStates } from './PortalStates.tsx'
import { Preview } from './Preview.tsx'
import { advertTone } from './tones.ts'

export default function AdvertPanel({ id }: PanelProps) {
  const query = useQuery({
    ...queryOf(editAdvert, { params: { id } }),
    refetchInterval: ({ state }) => lookAgainAt(state.data),
  })
  const object = useQuery(queryOf(getObject, { params: { id } }))
  if (!query.data) return <QueryView query={query} rows={8} />
  if (!object.data) return <QueryView query={object} rows={8} />
  return <AdvertEditing key={id} advert={query.data} objectKind={object.data.kind} />
}

function AdvertEditing({ advert, objectKind }: { advert: AdvertView; objectKind: ObjectKind }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { objectId, title, state, stateTitle, canEdit } = advert
  const form = useRecordForm({
    stored: advert,
    dataIn: advertData,
    save: async (data, version) => {
      const saved = await call(saveAdvert, { body: { ...data, objectId, version } })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterAdvert)
      return saved
    },
  })
  usePanelFrame({
    title: t('marketing_advert_of', { object: title }),
    badge: <StateBadge state={`advert.${state}`} title={stateTitle} tone={advertTone[state]} />,
    dirty: form.isDirty,
  })
  const { values, set, errorOf } = form
  return (
    <div className={styles.panel}>
      <PortalStates advert={advert} />
      <AdvertActions advert={advert} objectKind={objectKind} isDirty={form.isDirty} />
      <Checklist checklist={advert.checklist} />
      <RecordForm form={form} labels={labelsOf(t)} canEdit={canEdit}>
        <AdvertFields advert={advert} form={{ values, set, errorOf }} />
      </RecordForm>
      <Preview preview={advert.preview} />
    </div>
  )
}

const labelsOf = (t: ReturnType<typeof useText>): Record<string, string> => ({
  platforms: t('marketing_platforms'),
  availability: t('marketing_part_where'),
  'availability.start': t('marketing_start'),
  'availability.end': t('marketing_stop'),
  maxApplications: t('marketing_max_applications'),
  messages: t('marketing_part_words'),
  settings: t('marketing_part_more'),
  'settings.virtualTour': t('marketing_virtual_tour'),
  ...Object.fromEntries(
    ['name', 'email', 'phone'].map((key) => [`settings.contact.${key}`, t(`marketing_contact_${key}`)]),
  ),
  ...Object.fromEntries(
    messageKeys.flatMap((key) =>
      ['de', 'fr'].map((language) => [`messages.${key}.${language}`, t(`marketing_message_${key}`)]),
    ),
  ),
})
