// The page of a document room, for staff and guests.

import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getDocumentRoom, type DocumentRoomAnswer } from '../../contract/room.ts'
import { useEnterDocumentRoom } from '../changes.ts'
import { FilesPart } from '../files/FilesPart.tsx'
import { LogPart } from '../log/LogPart.tsx'
import { PeoplePart } from '../people/PeoplePart.tsx'
import { RoomHead } from './RoomHead.tsx'
import { TermsCard } from './TermsCard.tsx'
import styles from './room.module.css'

export const load = ({ queryClient, params }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getDocumentRoom, { params: { slug: params['dmsSlug'] ?? '' } }))

export default function RoomPage() {
  const { dmsSlug = '' } = useParams({ strict: false })
  const [viewAs, setViewAs] = useState<string | null>(null)
  const sent = { params: { slug: dmsSlug }, ...(viewAs && { query: { view_as: viewAs } }) }
  const query = useQuery(queryOf(getDocumentRoom, sent))
  return (
    <QueryView query={query} rows={10}>
      {(answer) => <Room answer={answer} viewAs={viewAs} onViewAs={setViewAs} />}
    </QueryView>
  )
}

interface Props {
  answer: DocumentRoomAnswer
  viewAs: string | null
  onViewAs: (role: string | null) => void
}

function Room({ answer, viewAs, onViewAs }: Props) {
  const t = useText()
  const { room, viewer } = answer
  useVisit(answer)
  const [part, setPart] = useState('files')
  const parts = ['files', ...(viewer.is_staff ? ['people'] : []), 'log']
  const isClosed = !viewer.is_staff && room.ended !== null
  return (
    <>
      <RoomHead answer={answer} viewAs={viewAs} onViewAs={onViewAs} />
      {room.ended && (
        <Notice isSpaced>
          {viewer.is_staff ? t('document_room_ended_for_guests', { why: room.ended }) : room.ended}
        </Notice>
      )}
      {viewAs && <Notice isSpaced>{t('document_room_viewed_as', { role: viewer.role ?? '' })}</Notice>}
      {!isClosed && viewer.must_accept_terms && room.terms && <TermsCard slug={room.slug} terms={room.terms} />}
      {!isClosed && !viewer.must_accept_terms && (
        <>
          <SegmentedControl
            className={styles.parts}
            aria-label={t('document_room_parts')}
            value={part}
            onChange={setPart}
            data={parts.map((value) => ({ value, label: t(`document_room_part_${value}`) }))}
          />
          {part === 'files' && <FilesPart answer={answer} viewAs={viewAs} />}
          {part === 'people' && <PeoplePart room={room} roles={answer.roles} canWrite={viewer.can_write} />}
          {part === 'log' && <LogPart slug={room.slug} isStaff={viewer.is_staff} />}
        </>
      )}
    </>
  )
}

/** Recorded once the page is shown: loading it ahead changes nothing. */
function useVisit({ room: { slug, ended }, viewer }: DocumentRoomAnswer) {
  const { mutate } = useEnterDocumentRoom()
  const isVisit = !viewer.is_staff && ended === null
  useEffect(() => {
    if (isVisit) mutate({ params: { slug } })
  }, [isVisit, slug, mutate])
}
