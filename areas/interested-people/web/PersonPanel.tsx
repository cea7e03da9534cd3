// Panel of an interested person: state, editable contact and wishes, and timeline.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailLink } from '#areas/communication/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { notify } from '#platform/web/core/notify.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getPerson, getPersonTimeline, personData, savePerson, type PersonView } from '../contract/person.ts'
import { interestedPersonPanel } from '../contract/places.ts'
import { staleAfterChange } from './changes.ts'
import { labelsOf, PersonFields } from './PersonFields.tsx'
import { PersonStanding } from './PersonStanding.tsx'

export default function PersonPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getPerson, { params: { id } }))
  const { data } = query
  if (data) return <PersonForm key={id} person={data} />
  return <QueryView query={query} rows={8} />
}

function PersonForm({ person }: { person: PersonView }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, number, progress_state, stateTitle, actions } = person
  const form = useRecordForm({
    stored: person,
    dataIn: personData,
    save: async (data, version) => {
      const saved = await call(savePerson, { params: { id }, body: { ...data, version } })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterChange)
      return saved
    },
  })
  const { values, set, errorOf } = form
  const name = `${values.firstName} ${values.lastName}`.trim()
  usePanelFrame({
    title: t('interested_people_head', { number, name }),
    badge: <StateBadge state={progress_state} title={stateTitle} />,
    dirty: form.isDirty,
  })
  return (
    <>
      <PersonStanding person={person} name={name} />
      <RecordForm
        form={form}
        labels={labelsOf(t, values)}
        wordsOf={(field, value) => (field === 'objects' ? objectNames(value) : undefined)}
        canEdit={actions.some(({ key, enabled }) => key === 'edit' && enabled)}
      >
        <PersonFields values={values} set={set} errorOf={errorOf} />
      </RecordForm>
      <Slots place={interestedPersonPanel} props={{ person }} own={{ 100: <History id={id} /> }} />
    </>
  )
}

const objectNames = (value: unknown): string | undefined =>
  personData.shape.objects
    .safeParse(value)
    .data?.map(({ displayName }) => displayName)
    .join(', ')

const toneByEvent: Record<string, Tone> = {
  'interested.recorded': 'green',
  'interested.activated': 'green',
  'interested.applied': 'green',
  'interested.deactivated': 'red',
  'mail.written': 'blue',
  'bulk_mail.written': 'blue',
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getPersonTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('interested_people_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={t('interested_people_timeline_all', { count: entries.length })}
      titled={(title, mailId) => (
        <MailLink recordId={id} mailId={mailId}>
          {title}
        </MailLink>
      )}
    />
  )
}
