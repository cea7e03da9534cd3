// Header of a request: name, state, next step, and a menu of further actions with reasons if unavailable.

import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MessagesButton } from '#areas/communication/web/public.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { RequestView } from '../contract/request.ts'
import type { RequestAction } from '../rules/request-can.ts'
import { useAcceptRequest, useActivateRequests, useDeleteRequest } from './changes.ts'
import { LeaveModal } from './LeaveModal.tsx'
import { PriorityModal } from './PriorityModal.tsx'
import { SendFormModal } from './criteria/SendFormModal.tsx'

/** Action that moves the request forward. While the person has to answer there is none. */
const nextAction: Partial<Record<RequestView['progress_state'], RequestAction>> = {
  new: 'accept',
  inactive: 'activate',
  declined: 'activate',
}

type Asking = 'decline' | 'deactivate' | 'prioritise' | 'send_form'

export function RequestHead({ request }: { request: RequestView }) {
  const t = useText()
  const [asking, setAsking] = useState<Asking>()
  const run = useActions(request, setAsking)
  const { id, number, contactName, progress_state, stateTitle, actions } = request
  const next = nextAction[progress_state]
  const close = () => setAsking(undefined)
  return (
    <>
      <PageHead
        title={t('waitlist_head', { number, name: contactName })}
        badge={<StateBadge state={progress_state} title={stateTitle} />}
        subtitle={<Arrival request={request} />}
        back={{ to: '/waitlist', label: t('waitlist_title') }}
        menu={
          <>
            <NeighbourButtons id={id} path="/waitlist/applications/$id" />
            <MessagesButton recordId={id} />
            <ActionMenu
              label={t('waitlist_more')}
              actions={actions
                .filter(({ key }) => key !== next)
                .map(({ key, enabled, reason }) => ({
                  key,
                  title: t(`waitlist_deed_${key}`),
                  allowed: enabled,
                  reason,
                  danger: key === 'delete',
                  run: () => void run(key),
                }))}
            />
          </>
        }
        action={next && <Button onClick={() => void run(next)}>{t(`waitlist_deed_${next}`)}</Button>}
      />
      {(asking === 'decline' || asking === 'deactivate') && (
        <LeaveModal request={request} action={asking} onClose={close} />
      )}
      {asking === 'send_form' && <SendFormModal request={request} onClose={close} />}
      {asking === 'prioritise' && <PriorityModal request={request} onClose={close} />}
    </>
  )
}

function Arrival({ request }: { request: RequestView }) {
  const t = useText()
  const { createdAt, recordedBy, source, language, application } = request
  const date = formatDate(createdAt)
  return (
    <>
      {source === 'form' || !recordedBy
        ? t(`waitlist_came_${source}`, { date })
        : t('waitlist_recorded_by', { date, name: recordedBy })}
      {application && (
        <>
          {' · '}
          <ScreenLink to={`/applications/${application.id}`}>
            {t('waitlist_of_application', { number: application.number })}
          </ScreenLink>
        </>
      )}
      {` · ${t(`general_language_${language}`)}`}
    </>
  )
}

function useActions(request: RequestView, ask: (asking: Asking) => void) {
  const t = useText()
  const panel = usePanel()
  const navigate = useNavigate()
  const accepting = useAcceptRequest()
  const activating = useActivateRequests()
  const deletion = useDeleteRequest(() => navigate({ to: '/waitlist' }))
  const { id, number, contactName } = request

  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('waitlist_delete_title', { number }),
      text: t('waitlist_delete_text', { name: contactName }),
      confirm: t('general_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }

  return async (key: RequestAction): Promise<void> => {
    switch (key) {
      case 'accept':
        return accepting.mutate({ params: { id } })
      case 'activate':
        return activating.mutate({ body: { targets: [id] } })
      case 'edit':
        return panel.open('WaitlistEdit', id)
      case 'send_form':
        return ask('send_form')
      case 'delete':
        return remove()
      case 'decline':
      case 'deactivate':
      case 'prioritise':
        return ask(key)
    }
  }
}
