// Objects let together with a tenancy: start, end and rent; added and given back here.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { AddCompanionModal } from './AddCompanionModal.tsx'
import { useEndCompanion, useKeepCompanion } from './changes.ts'
import { EndCompanionModal } from './EndCompanionModal.tsx'
import styles from './TogetherList.module.css'

type Companion = TenantView['together'][number]

export function TogetherList({ tenant }: { tenant: TenantView }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { together, canWrite, canChangeTogether } = tenant
  const mayAdd = canWrite && canChangeTogether.allowed
  if (together.length === 0 && !mayAdd) return null
  return (
    <>
      <div className={styles.headline}>
        <h3 className={styles.heading}>{t('tenants_together')}</h3>
        {mayAdd && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAdding(true)}>
            {t('tenants_companion_add')}
          </Button>
        )}
      </div>
      {together.length === 0 && <p className={styles.none}>{t('tenants_together_none')}</p>}
      <ul className={styles.together}>
        {together.map((one) => (
          <CompanionLine key={one.objectId} tenant={tenant} companion={one} />
        ))}
      </ul>
      {isAdding && <AddCompanionModal tenant={tenant} onClose={() => setAdding(false)} />}
    </>
  )
}

function CompanionLine({ tenant, companion }: { tenant: TenantView; companion: Companion }) {
  const t = useText()
  const { objectId, title, hasLeft, progress_state, stateTitle } = companion
  return (
    <li className={styles.line} data-left={hasLeft || undefined}>
      <div>
        <Link to={`/objects/${objectId}`} className={styles.name}>
          {title}
        </Link>
        <div className={styles.facts}>{factsOf(t, companion)}</div>
      </div>
      <div className={styles.actions}>
        {hasLeft ? (
          <StateBadge state="inactive" title={t('tenants_companion_left')} />
        ) : (
          <StateBadge state={progress_state} title={stateTitle} />
        )}
        {tenant.canWrite && !hasLeft && <CompanionActions tenant={tenant} companion={companion} />}
      </div>
    </li>
  )
}

const factsOf = (t: Translate, { referenceNumber, grossRent, letFrom, letUntil }: Companion): string =>
  [
    referenceNumber,
    grossRent !== null && formatMoney(grossRent),
    letFrom && t('tenants_companion_since', { date: formatDate(letFrom) }),
    letUntil && t('tenants_companion_until', { date: formatDate(letUntil) }),
  ]
    .filter(Boolean)
    .join(' · ')

function CompanionActions({ tenant, companion }: { tenant: TenantView; companion: Companion }) {
  const t = useText()
  const [isEnding, setEnding] = useState(false)
  const removal = useEndCompanion()
  const keeping = useKeepCompanion()
  const { canChangeTogether, runs, id, version } = tenant
  const { objectId, title, letUntil, keptBack } = companion
  const params = { id, objectId }
  const takeOut = async () => {
    if (runs) return setEnding(true)
    const isMeant = await askToConfirm({
      title: t('tenants_companion_remove'),
      text: t('tenants_companion_remove_text', { object: title, names: tenant.names }),
      confirm: t('tenants_companion_remove'),
    })
    if (isMeant) removal.mutate({ params, body: { version } })
  }
  const keep = {
    key: 'keep',
    title: t('tenants_companion_keep'),
    allowed: canChangeTogether.allowed && keptBack === null,
    reason: canChangeTogether.reason ?? keptBack,
    run: () => keeping.mutate({ params, body: { version } }),
  }
  const end = {
    key: 'end',
    title: t(runs ? 'tenants_companion_end' : 'tenants_companion_remove'),
    ...canChangeTogether,
    run: () => void takeOut(),
  }
  return (
    <>
      <ActionMenu
        label={t('tenants_companion_more', { object: title })}
        actions={[letUntil === null ? end : keep]}
        isBusy={removal.isPending || keeping.isPending}
      />
      {isEnding && <EndCompanionModal tenant={tenant} companion={companion} onClose={() => setEnding(false)} />}
    </>
  )
}
