// Course of the own purchase on the status page: its steps, what is missing until when, and who helps.

import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import type { Credentials } from '#areas/application-form/contract/form-shapes.ts'
import { PageCard } from '#areas/application-form/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAreaTexts } from '#platform/web/i18n/use-area-texts.ts'
import { getOwnPurchase, type OwnPurchase } from '../../contract/own-page.ts'
import { MissingSteps } from './MissingSteps.tsx'
import styles from './own-page.module.css'

interface Props {
  credentials: Credentials
  isIncomplete: boolean
}

export default function OwnPurchaseSection({ credentials, isIncomplete }: Props) {
  const t = useText()
  const hasTexts = useAreaTexts('sales', true)
  const { data } = useQuery({ ...queryOf(getOwnPurchase, { params: credentials }), retry: false, staleTime: 0 })
  if (!data?.purchase || !hasTexts) return null
  const { purchase } = data
  return (
    <>
      {/* "Nothing is needed" would contradict the list of what is still missing in the form. */}
      {(purchase.missing.length > 0 || !isIncomplete) && <MissingSteps purchase={purchase} credentials={credentials} />}
      <PageCard id="purchase" title={t('sales_purchase')}>
        <ol className={styles.steps}>
          {purchase.steps.map((step, index) => (
            <Step key={step.key} step={step} number={index + 1} />
          ))}
        </ol>
      </PageCard>
      <Proofs proofs={purchase.proofs} />
      <Contact contact={purchase.contact} />
    </>
  )
}

function Step({ step: { key, state, on }, number }: { step: OwnPurchase['steps'][number]; number: number }) {
  const t = useText()
  const when = on && t(state === 'done' ? 'sales_step_done_on' : 'sales_step_planned_on', { date: formatDate(on) })
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden>
        {state === 'done' ? <IconCheck size={16} stroke={2.25} /> : number}
      </span>
      <span>
        {t(`sales_step_${key}`)}
        <span className={styles.soft} style={{ display: 'block' }}>
          {[t(`sales_step_state_${state}`), when].filter(Boolean).join(', ')}
        </span>
      </span>
    </li>
  )
}

function Proofs({ proofs }: { proofs: OwnPurchase['proofs'] }) {
  const t = useText()
  if (proofs.length === 0) return null
  return (
    <PageCard id="own-proofs" title={t('sales_field_proofs')}>
      <p className={styles.links}>
        {proofs.map(({ id, name, url }) => (
          <a key={id} href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </PageCard>
  )
}

function Contact({ contact: { person, phone, email } }: { contact: OwnPurchase['contact'] }) {
  const t = useText()
  if (person === '' && phone === '' && email === '') return null
  return (
    <PageCard id="own-contact" title={t('sales_contact')}>
      <p className={styles.links}>
        {person && <span>{person}</span>}
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </PageCard>
  )
}
