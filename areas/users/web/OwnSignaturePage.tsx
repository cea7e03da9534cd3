// Page of the signed-in person's mail signature.

import { ProfileHead } from './ProfileHead.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { getOwnSignature, saveOwnSignature } from '#areas/mail-templates/contract/signature.ts'
import { SignatureScreen } from '#areas/mail-templates/web/public.tsx'

export default function OwnSignaturePage() {
  const t = useText()
  return (
    <SignatureScreen
      head={<ProfileHead title={t('mail_templates_signature_own')} />}
      section={t('mail_templates_signature_own')}
      intro={t('mail_templates_signature_own_text')}
      without={t('mail_templates_signature_none_own')}
      read={getOwnSignature}
      save={saveOwnSignature}
    />
  )
}
