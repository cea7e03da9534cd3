// Page header of an application: contact, state, next step, and a menu with the other actions.

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconFlag, IconFlagFilled, IconStar, IconStarFilled } from '@tabler/icons-react'
import { MessagesButton } from '#areas/communication/web/public.tsx'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { recordKeys, useRecordCommands } from '#platform/web/core/record-keys.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { KeyHint } from '#platform/web/ui/KeyHint.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { ApplicationActions } from './ApplicationActions.tsx'
import { useUpdateRelatedData, useStar } from '../changes.ts'
import styles from './ApplicationHead.module.css'

export function ApplicationHead({ application }: { application: ApplicationView }) {
  const t = useText()
  const { number, contactName, progress_state, stateTitle } = application
  return (
    <PageHead
      title={t('applications_head', { number, name: contactName })}
      badge={<StateBadge state={progress_state} title={stateTitle} />}
      subtitle={<Arrival application={application} />}
      back={{ to: '/applications', label: t('applications_title') }}
      menu={
        <>
          <NeighbourButtons id={application.id} path="/applications/$id" />
          <Marks application={application} />
          <MessagesButton recordId={application.id} />
          <ApplicationActions application={application} part="menu" />
        </>
      }
      action={<ApplicationActions application={application} part="next" />}
    />
  )
}

function Arrival({ application }: { application: ApplicationView }) {
  const t = useText()
  const { createdAt, recordedBy, householdType, moveInWish, language } = application
  const facts = [
    recordedBy
      ? t('applications_recorded_by', { date: formatDate(createdAt), name: recordedBy.name })
      : t('applications_received', { date: formatDateTime(createdAt) }),
    householdType,
    moveInWish && t('applications_move_in', { date: formatDate(moveInWish) }),
    t(`general_language_${language}`),
  ]
  return facts.filter(Boolean).join(' · ')
}

function Marks({ application: { id, overall_star, is_marked_important } }: { application: ApplicationView }) {
  const t = useText()
  const { can } = useSession()
  const star = useStar(id)
  const important = useUpdateRelatedData()
  const starLabel = t(overall_star ? 'applications_unstar' : 'applications_star')
  const mayWrite = can('applications_write')
  const toggle = () => star.mutate(!overall_star)
  useRecordCommands(mayWrite ? [{ key: 'star', title: starLabel, run: toggle }] : [], t('applications_commands'))
  if (!mayWrite) return null
  const flagLabel = t(is_marked_important ? 'applications_unmark_important' : 'applications_mark_important')
  const mark = () =>
    important.mutate({ body: { data: { is_marked_important: !is_marked_important }, application_ids: [id] } })
  return (
    <>
      <Tooltip label={<KeyHint text={starLabel} keys={recordKeys.star} />}>
        <ActionIcon variant="subtle" aria-label={starLabel} aria-pressed={overall_star} onClick={toggle}>
          {overall_star ? <IconStarFilled size={18} className={styles.starred} /> : <IconStar size={18} stroke={1.5} />}
        </ActionIcon>
      </Tooltip>
      <Tooltip label={flagLabel}>
        <ActionIcon variant="subtle" aria-label={flagLabel} aria-pressed={is_marked_important} onClick={mark}>
          {is_marked_important ? (
            <IconFlagFilled size={18} className={styles.important} />
          ) : (
            <IconFlag size={18} stroke={1.5} />
          )}
        </ActionIcon>
      </Tooltip>
    </>
  )
}
