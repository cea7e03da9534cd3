// Field for the number of a credit certificate with a button that verifies it with its issuer. Typing sends no
// request.

import { Button } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { CertificateResult } from '../../contract/certificate.ts'
import { useSurroundings } from '../filling/form-context.ts'
import styles from './CertificateField.module.css'

/** Result for one number; a changed number must be verified again. */
interface Said {
  number: string
  result?: CertificateResult
  failure?: string
}

export default function CertificateField({ number, children }: { number: string; children: ReactNode }) {
  const t = useText()
  const { verify, isReadOnly } = useSurroundings()
  const [said, setSaid] = useState<Said | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (!verify) return
    setAsking(true)
    try {
      setSaid({ number, result: await verify(number) })
    } catch (failure) {
      setSaid({ number, failure: failure instanceof CallFailed ? failure.message : t('general_could_not_load') })
    } finally {
      setAsking(false)
    }
  }
  const shown = said?.number === number ? said : null
  return (
    <div className={styles.certificate}>
      {children}
      {verify && !isReadOnly && number.trim() !== '' && (
        <Button variant="default" loading={isAsking} onClick={() => void ask()}>
          {t('application_form_certificate_check')}
        </Button>
      )}
      <div role="status">
        {shown?.failure && <p className={styles.said}>{shown.failure}</p>}
        {shown?.result && <Result result={shown.result} />}
      </div>
    </div>
  )
}

function Result({ result: { valid, issued_on, name_match, is_demo } }: { result: CertificateResult }) {
  const t = useText()
  const isGood = valid && name_match
  const words = !valid ? 'not_valid' : name_match ? 'valid' : 'other_name'
  return (
    <p className={styles.said} data-good={isGood || undefined}>
      {isGood ? (
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
      ) : (
        <IconAlertCircle size={20} stroke={1.5} aria-hidden />
      )}
      <span>
        {t(`application_form_certificate_${words}`, { date: formatDate(issued_on) || '–' })}
        {is_demo && ` ${t('application_form_certificate_demo')}`}
      </span>
    </p>
  )
}
