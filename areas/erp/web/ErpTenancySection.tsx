// State of a tenancy at the property software, with the buttons to send it.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getTenancyErp } from '../contract/transfers.ts'
import { lookAgainIn, staleAfterAgreement, useSynchronizeApplication, useCreateErpContract } from './changes.ts'
import styles from './Erp.module.css'
import { TransferItem } from './TransferItem.tsx'

type TenancyErp = ReceivedResponseOf<typeof getTenancyErp>

/** Empty if no system is or was connected. */
export default function ErpTenancySection({ tenant: { id: tenantId } }: { tenant: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const { data } = useQuery({
    ...queryOf(getTenancyErp, { params: { id: tenantId } }),
    refetchInterval: ({ state }) => lookAgainIn(state.data?.transfers),
  })
  useFollowing(data)
  if (!data || (!data.isOn && data.transfers.length === 0)) return null
  const { transfers, system, isDemo, notInDraft } = data
  const isWaiting = transfers.some(
    ({ kind, state, agreedAt }) => kind === 'contract' && state === 'confirmed' && !agreedAt,
  )
  return (
    <Section title={system ? t('erp_title_of', { system }) : t('erp_title')}>
      <div className={styles.body}>
        {transfers.length === 0 ? (
          <div>
            <StateBadge state="none" title={t('erp_state_none')} tone="grey" />
          </div>
        ) : (
          <ul className={styles.list}>
            {transfers.map((one) => (
              <TransferItem key={one.id} transfer={one} />
            ))}
          </ul>
        )}
        {notInDraft.length > 0 && <p className={styles.text}>{leftOut(t, notInDraft)}</p>}
        {isWaiting && <p className={styles.facts}>{t('erp_contract_follows')}</p>}
        {data.isOn && can('tenants_write') && <Actions tenantId={tenantId} erp={data} />}
        {isDemo && <p className={styles.facts}>{t('erp_demo_note')}</p>}
      </div>
    </Section>
  )
}

const leftOut = (t: ReturnType<typeof useText>, objects: readonly string[]): string =>
  t('erp_not_in_draft', { count: objects.length, objects: objects.join(', ') })

/** An agreement made at the property software has changed the contract here, so its queries are refetched. */
function useFollowing(data: TenancyErp | undefined): void {
  const queryClient = useQueryClient()
  const seen = useRef<string>(undefined)
  const now = data?.transfers.map(({ id, state, agreedAt }) => `${id} ${state} ${agreedAt}`).join()
  useEffect(() => {
    if (seen.current !== undefined && now !== undefined && seen.current !== now) {
      for (const one of staleAfterAgreement) void queryClient.invalidateQueries({ queryKey: keyOf(one) })
    }
    seen.current = now
  }, [now, queryClient])
}

function Actions({
  tenantId,
  erp: { transfers, notInDraft, canSynchronize, canCreateContract },
}: {
  tenantId: string
  erp: TenancyErp
}) {
  const t = useText()
  const dossier = useSynchronizeApplication()
  const draft = useCreateErpContract()
  const isAgain = (wanted: 'dossier' | 'contract') => {
    const last = transfers.find(({ kind }) => kind === wanted)
    return last?.state === 'refused' || last?.state === 'failed'
  }
  const draftLabel = t(isAgain('contract') ? 'erp_send_draft_again' : 'erp_send_draft')
  const sendDraft = async () => {
    const confirmed =
      notInDraft.length === 0 ||
      (await askToConfirm({ title: draftLabel, text: leftOut(t, notInDraft), confirm: draftLabel }))
    if (confirmed) draft.mutate({ params: { id: tenantId } })
  }
  return (
    <div className={styles.buttons}>
      <ActionButton
        variant="default"
        availability={canCreateContract}
        loading={draft.isPending}
        onClick={() => void sendDraft()}
      >
        {draftLabel}
      </ActionButton>
      <ActionButton
        variant="default"
        availability={canSynchronize}
        loading={dossier.isPending}
        onClick={() => dossier.mutate({ params: { id: tenantId } })}
      >
        {t(isAgain('dossier') ? 'erp_send_dossier_again' : 'erp_send_dossier')}
      </ActionButton>
    </div>
  )
}
