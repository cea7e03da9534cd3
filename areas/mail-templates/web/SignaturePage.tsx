// Settings page of the project's signature.

import { useText } from '#platform/web/i18n/texts.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getMailSignature, saveMailSignature } from '../contract/signature.ts'
import { SignatureScreen } from './SignatureScreen.tsx'

export default function SignaturePage() {
  const t = useText()
  return (
    <SignatureScreen
      head={
        <PageHead
          title={t('screen_settings_mail_signature')}
          menu={<ScreenLink to="/profile-settings/mail-signature">{t('mail_templates_signature_to_own')}</ScreenLink>}
        />
      }
      section={t('mail_templates_signature_project')}
      intro={t('mail_templates_signature_intro')}
      without={t('mail_templates_signature_none')}
      read={getMailSignature}
      save={saveMailSignature}
    />
  )
}
