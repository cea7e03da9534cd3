// The steps that a purchase waits for from the buyer, each with its deadline and the way to do it.

import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Credentials } from '#areas/application-form/contract/form-shapes.ts'
import { PageCard } from '#areas/application-form/web/public.tsx'
import { useChange } from '#platform/web/api/query.ts'
import { withLanguage } from '#platform/web/api/request.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getOwnPurchase, openPurchaseForm, type OwnPurchase } from '../../contract/own-page.ts'
import styles from './own-page.module.css'

interface Props {
  purchase: OwnPurchase
  credentials: Credentials
}

type Missing = OwnPurchase['missing'][number]

export function MissingSteps({ purchase: { missing }, credentials }: Props) {
  const t = useText()
  return (
    <PageCard id="purchase-missing" title={t('sales_missing')}>
      {missing.length === 0 ? (
        <p className={styles.done}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t('sales_missing_nothing')}
        </p>
      ) : (
        <ul className={styles.missing}>
          {missing.map((one) => (
            <li key={one.kind}>
              <span>
                <span className={styles.what}>
                  {t(`sales_missing_${one.kind}`, { amount: formatMoney(one.amount) })}
                </span>
                {one.until && (
                  <span className={styles.soft}>{t('sales_missing_until', { date: formatDate(one.until) })}</span>
                )}
              </span>
              <WayToDo missing={one} credentials={credentials} />
            </li>
          ))}
        </ul>
      )}
    </PageCard>
  )
}

function WayToDo({ missing: { kind, hasFile }, credentials }: { missing: Missing; credentials: Credentials }) {
  const t = useText()
  const { slug, token } = credentials
  if (kind === 'confirmation' || kind === 'agreement') return <OpenFormButton form={kind} credentials={credentials} />
  if (kind === 'fee' && !hasFile) return <span className={styles.soft}>{t('sales_missing_fee_no_file')}</span>
  if (kind === 'fee') {
    const href = withLanguage(`/api/v2/applications/${slug}/${token}/status/reservation/payment`)
    return (
      <Button component="a" href={href} target="_blank" rel="noopener">
        {t('sales_missing_open_payment')}
      </Button>
    )
  }
  const isDate = kind !== 'choices'
  return (
    <Button component="a" href={isDate ? '#own-dates' : '#own-choices'}>
      {t(isDate ? 'sales_missing_go_dates' : 'sales_missing_go')}
    </Button>
  )
}

/** The link is created on click because reading the page changes nothing. */
function OpenFormButton({ form, credentials }: { form: 'confirmation' | 'agreement'; credentials: Credentials }) {
  const t = useText()
  const router = useRouter()
  const opening = useChange(openPurchaseForm, {
    stale: [getOwnPurchase],
    onDone: ({ path }) => router.history.push(path),
  })
  return (
    <Button loading={opening.isPending} onClick={() => opening.mutate({ params: credentials, body: { form } })}>
      {t(form === 'confirmation' ? 'sales_missing_open_form' : 'sales_missing_open_agreement')}
    </Button>
  )
}
