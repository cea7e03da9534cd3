// Who holds the object now: the way to that household stands here.

import { IconKey, IconMailForward, IconUserCheck } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/shell/session.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../contract/object.ts'
import styles from './HolderSection.module.css'

const signs = { offer: IconMailForward, assignment: IconUserCheck, tenancy: IconKey }

export function HolderSection({ object: { holder } }: { object: ObjectView }) {
  const t = useText()
  const { can } = useSession()
  if (!holder) return null
  const { kind, names, applicationId, assignmentId, at, contractStateTitle, contractStart } = holder
  const Sign = signs[kind]
  const isTenancy = kind === 'tenancy' && assignmentId !== null
  const to = isTenancy ? `/tenant/${assignmentId}` : `/applications/${applicationId}`
  const maySee = can(isTenancy ? 'tenants_read' : 'applications_read')
  const line = [
    t(`objects_holder_${kind}`, { date: formatDate(at) }),
    contractStateTitle,
    contractStart && t('objects_contract_start', { date: formatDate(contractStart) }),
  ]
  return (
    <Section title={t(`objects_holder_title_${kind}`)}>
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
    </Section>
  )
}
