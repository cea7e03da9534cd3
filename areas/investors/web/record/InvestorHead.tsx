// Head of an investor: name, state, next step and the menu of further actions.

import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MessagesButton } from '#areas/communication/web/public.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { ReasonModal } from '#platform/web/kit/ReasonModal.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { InvestorView } from '../../contract/investor.ts'
import { investorPanel, offerPanel } from '../../rules/interested-address.ts'
import type { InvestorAction } from '../../rules/investor-can.ts'
import { investorStateKey, leaveReasons } from '../../rules/investor-facts.ts'
import { useChangeInvestorStatus, useChangeInvestorStatusInForm, useDeleteInvestor } from '../changes.ts'
import { InviteProfileModal } from './InviteProfileModal.tsx'
import styles from './record.module.css'

type Asking = 'deactivate' | 'invite_profile' | 'end_opt_out'

const menuActions: readonly InvestorAction[] = ['invite_profile', 'deactivate', 'activate', 'delete']

export function InvestorHead({ investor }: { investor: InvestorView }) {
  const t = useText()
  const { open } = usePanel()
  const [asking, setAsking] = useState<Asking>()
  const run = useActions(investor, setAsking)
  const { id, number, progress_state, stateTitle, actions, data, canWrite, optedOutAt } = investor
  const close = () => setAsking(undefined)
  const isActive = progress_state === 'active'
  return (
    <>
      <PageHead
        title={t('investors_head', { number, name: data.company })}
        badge={
          optedOutAt ? (
            <StateBadge state="opted_out" title={t('investors_state_opted_out')} />
          ) : (
            <StateBadge state={investorStateKey(progress_state)} title={stateTitle} />
          )
        }
        subtitle={<Arrival investor={investor} />}
        back={{ to: '/investors', label: t('investors_title') }}
        menu={
          <>
            <NeighbourButtons id={id} path="/investors/$id" />
            <MessagesButton recordId={id} />
            <Button variant="default" onClick={() => void open(offerPanel, id)}>
              {t('investors_offers')}
            </Button>
            {canWrite && (
              <ActionMenu
                label={t('investors_more')}
                actions={[
                  ...menuActions.flatMap((key) => {
                    const action = actions.find((one) => one.key === key)
                    if (!action || (key === 'activate' && isActive)) return []
                    return [
                      {
                        key,
                        title: t(`investors_deed_${key}`),
                        allowed: action.enabled,
                        reason: action.reason,
                        danger: key === 'delete',
                        run: () => void run(key),
                      },
                    ]
                  }),
                  ...(optedOutAt
                    ? [
                        {
                          key: 'end_opt_out',
                          title: t('investors_deed_end_opt_out'),
                          allowed: true,
                          run: () => setAsking('end_opt_out'),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          </>
        }
        action={
          canWrite &&
          (isActive ? (
            <Button onClick={() => void open(investorPanel, id)}>{t('general_edit')}</Button>
          ) : (
            <Button onClick={() => void run('activate')}>{t('investors_deed_activate')}</Button>
          ))
        }
      />
      <Notices investor={investor} />
      {asking === 'deactivate' && <Deactivate investor={investor} onClose={close} />}
      {asking === 'invite_profile' && <InviteProfileModal investor={investor} onClose={close} />}
      {asking === 'end_opt_out' && <EndOptOut investor={investor} onClose={close} />}
    </>
  )
}

function Arrival({ investor }: { investor: InvestorView }) {
  const t = useText()
  const { createdAt, recordedBy, data } = investor
  const date = formatDate(createdAt)
  const words = [
    t(`investors_type_${data.investorType}`),
    data.seat,
    recordedBy ? t('investors_recorded_by', { date, name: recordedBy }) : t('investors_recorded', { date }),
    t(`general_language_${data.language}`),
  ]
  return <>{words.filter(Boolean).join(' · ')}</>
}

function Notices({ investor }: { investor: InvestorView }) {
  const t = useText()
  const { leaveReason, leftAt, optedOutAt, optOutReason, hasBounce, profileLinkUntil } = investor
  const notices = [
    leaveReason && t('investors_left', { date: formatDate(leftAt), reason: leaveReason }),
    optedOutAt &&
      [t('investors_opted_out_on', { date: formatDate(optedOutAt) }), optOutReason].filter(Boolean).join(': '),
    hasBounce && t('investors_bounced'),
    profileLinkUntil && t('investors_profile_waits', { date: formatDate(profileLinkUntil) }),
  ].filter((text) => typeof text === 'string')
  if (notices.length === 0) return null
  return (
    <div className={styles.notices}>
      {notices.map((text) => (
        <Alert key={text} color={text === notices[0] && !investor.profileLinkUntil ? 'yellow' : 'blue'}>
          {text}
        </Alert>
      ))}
    </div>
  )
}

function Deactivate({ investor, onClose }: { investor: InvestorView; onClose: () => void }) {
  const t = useText()
  const change = useChangeInvestorStatusInForm()
  return (
    <ReasonModal
      words={{
        title: t('investors_deactivate_title', { name: investor.data.company }),
        text: t('investors_deactivate_text'),
        reason: t('investors_reason'),
        comment: t('investors_field_leaveComment'),
        action: t('investors_deed_deactivate'),
      }}
      reasons={leaveReasons}
      wordOf={(reason) => t(`investors_leave_${reason}`)}
      change={change}
      send={(given) => ({ params: { id: investor.id }, body: { action: 'deactivate' as const, ...given } })}
      onClose={onClose}
    />
  )
}

function EndOptOut({ investor, onClose }: { investor: InvestorView; onClose: () => void }) {
  const t = useText()
  const change = useChangeInvestorStatusInForm()
  return (
    <ActionModal
      title={t('investors_end_opt_out_title')}
      text={t('investors_end_opt_out_text')}
      reason={{ label: t('investors_reason'), required: true }}
      action={t('investors_deed_end_opt_out')}
      change={change}
      send={({ reason }) => ({ params: { id: investor.id }, body: { action: 'end_opt_out' as const, reason } })}
      onClose={onClose}
    />
  )
}

function useActions(investor: InvestorView, ask: (asking: Asking) => void) {
  const t = useText()
  const navigate = useNavigate()
  const activating = useChangeInvestorStatus()
  const deletion = useDeleteInvestor(() => navigate({ to: '/investors' }))
  const { id, data } = investor
  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('investors_delete_title', { name: data.company }),
      text: t('investors_delete_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }
  return async (key: InvestorAction): Promise<void> => {
    if (key === 'activate') activating.mutate({ params: { id }, body: { action: 'activate' } })
    else if (key === 'delete') await remove()
    else if (key === 'deactivate' || key === 'invite_profile') ask(key)
  }
}
