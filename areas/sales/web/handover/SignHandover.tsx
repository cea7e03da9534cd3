// Typed names and drawn signatures of both sides.

import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { Handover } from '../../contract/handover.ts'
import { SignaturePad } from '../reservation/SignaturePad.tsx'
import type { KeptHandover, Signing } from './kept-handover.ts'
import styles from './handover.module.css'

interface Props {
  draft: KeptHandover
  can: Handover['can']
  errorOf: ServerErrors['errorOf']
  isSigning: boolean
  onChange: (side: 'seller' | 'buyer', signing: Signing) => void
  onSign: () => void
}

export function SignHandover({ draft, can, errorOf, isSigning, onChange, onSign }: Props) {
  const t = useText()
  return (
    <Section title={t('sales_handover_signatures')} description={t('sales_handover_sign_text')}>
      <div className={styles.signatures}>
        {(['seller', 'buyer'] as const).map((side) => (
          <fieldset key={side} className={styles.party}>
            <legend>{t(`sales_handover_side_${side}`)}</legend>
            <TextField
              label={t('sales_handover_name')}
              name={`${side}.name`}
              required
              maxLength={200}
              value={draft[side].name}
              onChange={(name) => onChange(side, { ...draft[side], name })}
              error={errorOf(`${side}.name`)}
            />
            <SignaturePad
              label={t('sales_accept_signature')}
              value={draft[side].signature}
              onChange={(signature) => onChange(side, { ...draft[side], signature })}
              error={errorOf(`${side}.signature`)}
            />
          </fieldset>
        ))}
      </div>
      <div className={styles.buttons}>
        <ActionButton availability={can.sign} size="md" loading={isSigning} onClick={onSign}>
          {t('sales_handover_sign')}
        </ActionButton>
      </div>
    </Section>
  )
}
