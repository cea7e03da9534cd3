// The head of a tenancy: who, where the contract stands, the one next step, and the rest in a menu that gives its reasons.

import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { useReset } from './changes.ts'
import { CancelTenancyModal } from './CancelTenancyModal.tsx'
import { ContractStepModal } from './ContractStepModal.tsx'
import { nextMoveOf, type Asking } from './contract-moves.ts'
import { TerminateModal } from './TerminateModal.tsx'
import styles from './TenantHead.module.css'

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
        menu={canWrite && <MoreMenu tenant={tenant} onAsk={setAsking} />}
        action={next && <Button onClick={() => setAsking(next)}>{t(`tenants_move_${next}`)}</Button>}
      />
      {(asking === 'contract_sent' || asking === 'with_contract') && (
        <ContractStepModal tenant={tenant} to={asking} onClose={close} />
      )}
      {asking === 'quit' && <TerminateModal tenant={tenant} onClose={close} />}
      {asking === 'cancel' && <CancelTenancyModal tenant={tenant} onClose={close} />}
    </>
  )
}

function MoreMenu({ tenant, onAsk }: { tenant: TenantView; onAsk: (asking: Asking) => void }) {
  const t = useText()
  const reset = useReset()
  const { id, names, moves, version } = tenant
  const next = nextMoveOf(tenant)
  const askReset = async () => {
    const confirmed = await askToConfirm({
      title: t('tenants_reset_title'),
      text: t('tenants_reset_text', { names }),
      confirm: t('tenants_move_reset'),
    })
    if (confirmed) reset.mutate({ params: { id }, body: { version } })
  }
  const rest = (['contract_sent', 'with_contract', 'quit', 'reset', 'cancel'] as const).filter((key) => key !== next)
  return (
    <Menu width={320}>
      <Menu.Target>
        <Tooltip label={t('applications_more')}>
          <ActionIcon aria-label={t('applications_more')}>
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {rest.map((key) => {
          const { allowed, reason } = moves[key]
          const run = () => (key === 'reset' ? void askReset() : onAsk(key))
          return (
            <Menu.Item
              key={key}
              {...(allowed ? { onClick: run } : { 'aria-disabled': true, closeMenuOnClick: false })}
              className={allowed ? undefined : styles.unavailable}
            >
              {t(`tenants_move_${key}`)}
              {reason && <span className={styles.reason}>{reason}</span>}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
