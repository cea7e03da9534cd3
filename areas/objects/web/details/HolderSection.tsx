// Current holder of the object, and after notice the following household, with links to both.

import { IconKey, IconMailForward, IconUserCheck } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../../contract/object.ts'
import styles from './HolderSection.module.css'

const signs = { offer: IconMailForward, assignment: IconUserCheck, tenancy: IconKey }

type Holder = NonNullable<ObjectView['holder']>

export function HolderSection({ object: { id, holder, next, next_from } }: { object: ObjectView }) {
  const t = useText()
  const { can } = useSession()
  const { open } = usePanel()
  if (!holder) return null
  // The applications of the object begin with its open offers.
  if (holder.kind === 'offer' && !next_from && can('applications_read')) return null
  const isOffered = holder.kind === 'offer' || next?.kind === 'offer'
  return (
    <Section
      title={t(`objects_holder_title_${holder.kind}`)}
      action={
        isOffered &&
        can('applications_read') && (
          <Button variant="default" size="compact-sm" onClick={() => void open('ApartmentOffer', id)}>
            {t('objects_holder_offers')}
          </Button>
        )
      }
    >
      <HolderLine holder={holder} />
      {next_from && (
        <>
          <h3 className={styles.next}>{t('objects_next_title', { date: formatDate(next_from) })}</h3>
          {next ? (
            <HolderLine holder={next} />
          ) : (
            <p className={styles.nobody}>{t('objects_next_nobody', { date: formatDate(next_from) })}</p>
          )}
        </>
      )}
    </Section>
  )
}

function HolderLine({ holder }: { holder: Holder }) {
  const t = useText()
  const { can } = useSession()
  const { kind, names, applicationId, assignmentId, at, contractStateTitle, contractStart, quitOn } = holder
  const Sign = signs[kind]
  const isTenancy = kind === 'tenancy' && assignmentId !== null
  const to = isTenancy ? `/tenant/${assignmentId}` : `/applications/${applicationId}`
  const maySee = can(isTenancy ? 'tenants_read' : 'applications_read')
  const line = [
    t(`objects_holder_${kind}`, { date: formatDate(at) }),
    contractStateTitle,
    contractStart && t('objects_contract_start', { date: formatDate(contractStart) }),
    quitOn && t('objects_leaves_on', { date: formatDate(quitOn) }),
  ]
  return (
    <div className={styles.holder}>
      <Sign size={20} stroke={1.5} aria-hidden className={styles.sign} />
      <div>
        {maySee ? (
          <ScreenLink to={to} className={styles.names}>
            {names}
          </ScreenLink>
        ) : (
          <span className={styles.names}>{names}</span>
        )}
        <div className={styles.line}>{line.filter(Boolean).join(' · ')}</div>
      </div>
    </div>
  )
}
