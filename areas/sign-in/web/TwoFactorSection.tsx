// The second factor of the signed-in account: off, being set up, or on.

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { beginTwoFactor, type getTwoFactor } from '../contract/two-factor.ts'
import styles from './AccountSecurity.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewCodesModal } from './RenewCodesModal.tsx'
import { TurnOffModal } from './TurnOffModal.tsx'
import { TwoFactorEnrolment, type Begun } from './TwoFactorEnrolment.tsx'

type State = ReceivedResponseOf<typeof getTwoFactor>

export function TwoFactorSection({ state }: { state: State }) {
  const t = useText()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const begin = useChange(beginTwoFactor, { onDone: setBegun })
  return (
    <Section
      title={t('sign_in_two_factor')}
      action={
        <StateBadge
          state={state.is_on ? 'on' : 'off'}
          tone={state.is_on ? 'green' : 'grey'}
          title={t(state.is_on ? 'sign_in_on' : 'sign_in_off')}
        />
      }
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && begun && (
        <TwoFactorEnrolment
          begun={begun}
          asksForPassword={state.has_password}
          onCancel={() => setBegun(undefined)}
          onDone={(made) => {
            setBegun(undefined)
            setCodes(made)
          }}
        />
      )}
      {!codes && !begun && !state.is_on && (
        <div className={styles.line}>
          <p className={styles.text}>{t('sign_in_two_factor_text')}</p>
          <Button loading={begin.isPending} onClick={() => begin.mutate({})}>
            {t('sign_in_two_factor_turn_on')}
          </Button>
        </div>
      )}
      {!codes && !begun && state.is_on && <TurnedOn state={state} onRenewed={setCodes} />}
    </Section>
  )
}

function TurnedOn({ state, onRenewed }: { state: State; onRenewed: (codes: string[]) => void }) {
  const t = useText()
  const [open, setOpen] = useState<'renew' | 'off'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <p className={styles.text}>{t('sign_in_two_factor_since', { date: formatDate(state.since) })}</p>
      <div className={styles.line}>
        <p className={styles.note}>{t('sign_in_recovery_codes_left', { left: state.recovery_codes_left })}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => setOpen('renew')}>
            {t('sign_in_renew_codes')}
          </Button>
          <Button variant="default" onClick={() => setOpen('off')}>
            {t('sign_in_two_factor_turn_off')}
          </Button>
        </div>
      </div>
      {open === 'renew' && (
        <RenewCodesModal
          onClose={close}
          onDone={(codes) => {
            close()
            onRenewed(codes)
          }}
        />
      )}
      {open === 'off' && <TurnOffModal asksForPassword={state.has_password} onClose={close} />}
    </>
  )
}
