// Header of a tenancy: names, contract state, next step, and a menu of further actions with reasons if unavailable.

import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MessagesButton } from '#areas/communication/web/public.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { tenantStep } from '../contract/places.ts'
import type { TenantView } from '../contract/tenant.ts'
import { freeAgainOn } from '../rules/tenancy-end.ts'
import { staleAfterStep, useDeleteTenant, useResetTenant } from './changes.ts'
import { CancelTenancyModal } from './CancelTenancyModal.tsx'
import { ContractStepModal } from './ContractStepModal.tsx'
import { menuMoves, nextMoveOf, type Asking } from './contract-moves.ts'
import { ReservationModal } from './ReservationModal.tsx'
import { TerminateModal } from './TerminateModal.tsx'

export function TenantHead({ tenant }: { tenant: TenantView }) {
  const t = useText()
  const [asking, setAsking] = useState<Asking>()
  const { names, progress_state, stateTitle, number, applicationId, releasedAt, canWrite } = tenant
  const next = canWrite ? nextMoveOf(tenant) : undefined
  const close = () => setAsking(undefined)
  return (
    <>
      <PageHead
        title={names}
        badge={<StateBadge state={progress_state} title={stateTitle} />}
        subtitle={
          <>
            <Link to={`/applications/${applicationId}`}>{t('tenants_application', { number })}</Link>
            {releasedAt && ` · ${t('tenants_released', { date: formatDate(releasedAt) })}`}
          </>
        }
        back={{ to: '/tenant', label: t('tenants_title') }}
        menu={
          <>
            <NeighbourButtons id={tenant.id} path="/tenant/$id" />
            <MessagesButton recordId={applicationId} />
            {canWrite && <MoreMenu tenant={tenant} onAsk={setAsking} />}
          </>
        }
        action={next && <NextStep id={tenant.id} next={next} onAsk={setAsking} />}
      />
      {(asking === 'contract_sent' || asking === 'with_contract') && (
        <ContractStepModal tenant={tenant} to={asking} onClose={close} />
      )}
      {(asking === 'send' || asking === 'withdraw') && (
        <Slots place={tenantStep} props={{ tenant, step: asking, onClose: close }} />
      )}
      {asking === 'quit' && <TerminateModal tenant={tenant} onClose={close} />}
      {asking === 'reserve' && (
        <ReservationModal
          id={tenant.id}
          object={tenant.object.title}
          stale={staleAfterStep}
          onClose={close}
          {...(tenant.quitOn && { earliest: freeAgainOn(tenant.quitOn) })}
        />
      )}
      {asking === 'cancel' && <CancelTenancyModal tenant={tenant} onClose={close} />}
    </>
  )
}

interface Next {
  id: string
  next: 'send' | 'with_contract'
  onAsk: (asking: Asking) => void
}

/** With digital contracts, the next step is sending through the provider; the paper contract remains available. */
function NextStep({ id, next, onAsk }: Next) {
  const t = useText()
  const { can } = useSession()
  const isDigital = next === 'send' && can('digitalcontract')
  return (
    <>
      <Button variant={isDigital ? 'default' : 'filled'} onClick={() => onAsk(next)}>
        {t(`tenants_move_${next}`)}
      </Button>
      {isDigital && (
        <Button component={Link} to={`/create-contract/${id}`}>
          {t('tenants_sign_digitally')}
        </Button>
      )}
    </>
  )
}

function MoreMenu({ tenant, onAsk }: { tenant: TenantView; onAsk: (asking: Asking) => void }) {
  const t = useText()
  const reset = useResetTenant()
  const navigate = useNavigate()
  const deletion = useDeleteTenant(() => navigate({ to: '/tenant' }))
  const { id, names, moves, version, object } = tenant
  const askReset = async () => {
    const confirmed = await askToConfirm({
      title: t('tenants_reset_title'),
      text: t('tenants_reset_text', { names }),
      confirm: t('tenants_move_reset'),
    })
    if (confirmed) reset.mutate({ params: { id }, body: { version } })
  }
  const askDelete = async () => {
    const confirmed = await askToConfirm({
      title: t('tenants_delete_title'),
      text: t('tenants_delete_text', { names, object: object.title }),
      confirm: t('tenants_move_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }
  return (
    <ActionMenu
      label={t('applications_more')}
      actions={menuMoves(tenant).map((key) => ({
        key,
        title: t(key === 'quit' && tenant.progress_state === 'quit' ? 'tenants_correct_quit' : `tenants_move_${key}`),
        ...moves[key],
        danger: key === 'delete',
        run: () => (key === 'reset' ? void askReset() : key === 'delete' ? void askDelete() : onAsk(key)),
      }))}
    />
  )
}
